/**
 * Drops line ends between blocks, and the closing tags of paragraphs and list items where the next
 * tag says as much. See "optional tags" in the HTML standard.
 */
export function dropClosingTags(html: string): string {
  return html
    .replace(/(<\/(?:p|h\d|li|ul|ol|table|blockquote)>|<(?:ul|ol)>)\n+(?=<)/g, '$1')
    .replace(
      /<\/p>(?=<(?:p|h\d|ul|ol|div|table|blockquote)[ >]|<\/(?:div|blockquote|section)>)/g,
      '',
    )
    .replace(/<\/li>(?=<li[ >]|<\/[uo]l>)/g, '');
}
