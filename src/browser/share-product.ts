import { SHARE_TEXTS as TEXTS } from '../lib/product-texts.ts';

// The button beside Viber and WhatsApp: opens the system's share dialog or, without one, copies the link.
const button = document.querySelector<HTMLButtonElement>('[data-share]');

if (button) {
  const { share: url = '', name: title = '' } = button.dataset;
  const canSend = 'share' in navigator;
  button.hidden = !canSend && !navigator.clipboard;
  button.textContent = canSend ? TEXTS.share : TEXTS.copy;
  button.addEventListener('click', async () => {
    const status = button.nextElementSibling;
    try {
      if (canSend) return await navigator.share({ title, url });
    } catch (refusal) {
      // The visitor has closed the dialog.
      if (Object(refusal).name === 'AbortError') return;
    }
    try {
      await navigator.clipboard.writeText(url);
      status?.replaceChildren(TEXTS.copied);
    } catch {
      // Browsers inside other apps forbid both: then the address can still be copied by hand.
      const address = document.createElement('input');
      address.readOnly = true;
      address.value = url;
      address.setAttribute('aria-label', TEXTS.address);
      status?.replaceChildren(address);
      address.select();
    }
  });
}
