// The message begins with what the question is about: see AskedAbout.astro.
const messageField = document.querySelector<HTMLTextAreaElement>('textarea[name="message"]');
/** What the script has last written into the field. */
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
