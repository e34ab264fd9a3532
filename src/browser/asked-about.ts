// The message begins with what the question is about: see AskedAbout.astro.
const messageField = document.querySelector<HTMLTextAreaElement>('textarea[name="message"]');
let beginning = '';

function beginMessage(): void {
  const subject = document.getElementById(location.hash.slice(1));
  // What the visitor has written herself stays.
  if (!messageField || !subject?.matches('[data-subject]') || messageField.value !== beginning)
    return;
  beginning = `${subject.textContent.trim()}\n\n`;
  messageField.value = beginning;
}

addEventListener('hashchange', beginMessage);
beginMessage();
