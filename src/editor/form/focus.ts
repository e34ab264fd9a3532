/** A `ref` for a button in whose place one stood that was pressed. Not made at each drawing: that would focus it anew. */
export const focus = (button: HTMLButtonElement | null) => button?.focus();
