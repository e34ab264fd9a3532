const SCOPE = /\b(data-astro-cid-|astro-)([a-z0-9]{8})\b/g;

/**
 * One letter, counted per page, for each of the names by which Astro ties a style to its component
 * (`astro-nk7o5wqc`). Only those that a style names are scopes; the most frequent comes first.
 */
export function shortenScopes(html: string): string {
  const styles = html.match(/<style[\s\S]*?<\/style>/g)?.join('') ?? '';
  const scopes = new Set(namesIn(styles));
  const counts = new Map<string, number>();
  for (const name of namesIn(html)) {
    if (scopes.has(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const order = [...counts.keys()].sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
  return html.replace(SCOPE, (whole, prefix: string, name: string) => {
    if (!scopes.has(name)) return whole;
    return `${prefix === 'astro-' ? '' : 'data-'}${letters(order.indexOf(name))}`;
  });
}

function namesIn(text: string): string[] {
  return [...text.matchAll(SCOPE)].map(([, , name = '']) => name);
}

/** 0 → a, 25 → z, 26 → aa. */
function letters(index: number): string {
  const last = String.fromCharCode(97 + (index % 26));
  return index < 26 ? last : letters(Math.floor(index / 26) - 1) + last;
}
