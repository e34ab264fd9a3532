interface ContentsItem {
  id: string;
  words: string;
}

/** The second-level headings of finished HTML, in which some of them depend on the optional scripts of the site. */
export function contentsOf(html: string): ContentsItem[] {
  return [...html.matchAll(/<h2 id="([^"]+)">([\s\S]*?)<\/h2>/g)].map(
    ([, id = '', words = '']) => ({ id, words: words.replace(/<[^>]+>/g, '') }),
  );
}
