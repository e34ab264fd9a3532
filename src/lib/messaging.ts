// Plain links to the two messengers that people in Serbia use. They need no script and load nothing: Viber and WhatsApp
// learn nothing of a visitor who does not follow a link.

export interface MessengerLink {
  name: 'Viber' | 'WhatsApp';
  href: string;
}

/** Links that open a chat with the consultant; a messenger without a number is left out. */
export function chatLinks(viber: string, whatsapp: string): MessengerLink[] {
  const links: MessengerLink[] = [];
  if (viber) links.push({ name: 'Viber', href: `viber://chat?number=%2B${digitsOf(viber)}` });
  if (whatsapp) links.push({ name: 'WhatsApp', href: `https://wa.me/${digitsOf(whatsapp)}` });
  return links;
}

/** Links that forward this text; the visitor chooses the recipient in the messenger. */
export function forwardLinks(text: string): MessengerLink[] {
  const encoded = encodeURI(text).replace(/[#&+?]/g, encodeURIComponent);
  return [
    { name: 'Viber', href: `viber://forward?text=${encoded}` },
    { name: 'WhatsApp', href: `https://wa.me/?text=${encoded}` },
  ];
}

function digitsOf(phone: string): string {
  return phone.replace(/\D/g, '');
}
