import { SHARE_TEXTS as TEXTS } from '../lib/product-texts';

// The button beside Viber and WhatsApp: opens the system's share dialog or, without one, copies the link.
const button = document.querySelector<HTMLButtonElement>('[data-share]');

if (button) {
  const { share: url = '', name: title = '' } = button.dataset;
  const canSend = 'share' in navigator;
  button.hidden = !canSend && !navigator.clipboard;
  button.textContent = canSend ? TEXTS.share : TEXTS.copy;
  button.addEventListener('click', async () => {
    try {
      if (canSend) {
        await navigator.share({ title, url });
      } else {
        await navigator.clipboard.writeText(url);
        const status = button.nextElementSibling;
        if (status) status.textContent = TEXTS.copied;
      }
    } catch {
      // The visitor closed the dialog, or the browser does not let a page copy: nothing was shared.
    }
  });
}
