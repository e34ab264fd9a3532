// The message begins with what the question is about: see AskedAbout.astro.
const field = document.querySelector<HTMLTextAreaElement>('textarea[name="message"]');
let beginning = '';

function beginMessage(): void {
  const subject = document.getElementById(location.hash.slice(1));
  // What she has written herself stays.
  if (!field || !subject?.matches('[data-subject]') || field.value !== beginning) return;
  beginning = `${subject.textContent.trim()}\n\n`;
  field.value = beginning;
}

addEventListener('hashchange', beginMessage);
beginMessage();
