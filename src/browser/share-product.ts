// The button beside Viber and WhatsApp: the system's own way to send, or else a copy of the link.
const button = document.querySelector<HTMLButtonElement>('[data-share]');

if (button) {
  const { share: url = '', name: title = '' } = button.dataset;
  const canSend = 'share' in navigator;
  button.hidden = !canSend && !navigator.clipboard;
  button.textContent = canSend ? 'Pošaljite…' : 'Kopirajte vezu';
  button.addEventListener('click', async () => {
    try {
      if (canSend) {
        await navigator.share({ title, url });
      } else {
        await navigator.clipboard.writeText(url);
        const status = button.nextElementSibling;
        if (status) status.textContent = 'Veza je kopirana.';
      }
    } catch {
      // The visitor changed her mind, or the browser does not let a page copy: nothing was sent.
    }
  });
}
