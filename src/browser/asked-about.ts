// Begins the visitor's message with the subject that the address names: see AskedAbout.astro.
const messageField = document.querySelector<HTMLTextAreaElement>('textarea[name="message"]');
/** The text that this script has last written into the field. */
let beginning = '';

function beginMessage(): void {
  const subject = document.getElementById(location.hash.slice(1));
  // A text that the visitor has written or changed stays.
  if (!messageField || !subject?.matches('[data-subject]') || messageField.value !== beginning)
    return;
  beginning = `${subject.textContent.trim()}\n\n`;
  messageField.value = beginning;
}

addEventListener('hashchange', beginMessage);
beginMessage();
