// Plain links to the two messengers that people here have. They need no script and load nothing:
// nothing is known to Viber or WhatsApp before somebody follows one.

export interface MessengerLink {
  name: 'Viber' | 'WhatsApp';
  href: string;
}

/** Where a visitor writes to the consultant; a messenger without a number is left out. */
export function chatLinks(viber: string, whatsapp: string): MessengerLink[] {
  const links: MessengerLink[] = [];
  if (viber) links.push({ name: 'Viber', href: `viber://chat?number=%2B${digitsOf(viber)}` });
  if (whatsapp) links.push({ name: 'WhatsApp', href: `https://wa.me/${digitsOf(whatsapp)}` });
  return links;
}

/** Where a visitor chooses whom to send this text to. */
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
