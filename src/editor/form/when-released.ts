// What appears in a form moves what is below it. While a button is pressed it waits, or else the button would be gone
// from under the pointer before it is let go, and the click would be lost.

let isPressed = false;
const waiting: (() => void)[] = [];

function release(): void {
  isPressed = false;
  // After the click, which is the last event of a press.
  setTimeout(() => {
    for (const show of waiting.splice(0)) show();
  });
}

addEventListener('pointerdown', () => {
  isPressed = true;
});
addEventListener('pointerup', release);
addEventListener('pointercancel', release);

/** Shows it now, or once nothing is pressed. */
export function whenReleased(show: () => void): void {
  if (isPressed) waiting.push(show);
  else show();
}
