/** Changes the page as Google Translate does: each text stands in a new element, and its node is gone. */
export function translate(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    if (!text.data.trim() || text.parentElement?.matches('script, style, textarea')) continue;
    const font = document.createElement('font' as string);
    text.replaceWith(font);
    font.append(`[en] ${text.data}`);
  }
}
