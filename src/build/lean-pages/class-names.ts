const STYLE = /<style[\s\S]*?<\/style>/g;
const ATTRIBUTE = /(?<=\sclass=")[^"]*/g;

/**
 * One letter, counted per page, for each class name: also for those by which Astro ties a style to
 * its component (`astro-nk7o5wqc`). The most frequent comes first. Names that a script mentions stay.
 */
export function shortenClassNames(html: string, scripts: string): string {
  const counts = new Map<string, number>();
  for (const name of [...html.matchAll(ATTRIBUTE)].flatMap(([names]) => names.split(/\s+/))) {
    if (name && !scripts.includes(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const order = [...counts.keys()].sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
  const letters = new Map(order.map((name, index) => [name, toLetters(index)]));
  const shorten = (name: string) => letters.get(name) ?? name;
  return html
    .replace(STYLE, (style) => style.replace(/(?<=\.)[a-z][\w-]*/gi, (name) => shorten(name)))
    .replace(ATTRIBUTE, (names) => names.split(/\s+/).map(shorten).join(' '));
}

const COMPOUND = /(?<![\w.-])([a-z][a-z\d]*)?((?:\.[\w-]+)+)/gi;
const TAG = /<([a-z][a-z\d]*)((?:\s[^<>]*?)?) class="([^"]*)"/g;

/**
 * Takes away the class names by which no style of the page can find their element: Astro marks every
 * element of a component, also where the component's styles speak of others only.
 */
export function dropIdleClasses(html: string, scripts: string): string {
  const styles = [...html.matchAll(STYLE)].join('\n');
  const compounds = [...styles.matchAll(COMPOUND)].map(([, tag, names = '']) => ({
    tag,
    names: names.slice(1).split('.'),
  }));
  return html.replace(TAG, (_, tag: string, attributes: string, list: string) => {
    const names = list.split(/\s+/);
    const found = compounds.filter(
      (compound) =>
        (compound.tag ?? tag) === tag && compound.names.every((name) => names.includes(name)),
    );
    const kept = names.filter(
      (name) => scripts.includes(name) || found.some((compound) => compound.names.includes(name)),
    );
    return `<${tag}${attributes}${kept.length > 0 ? ` class="${kept.join(' ')}"` : ''}`;
  });
}

/** 0 → a, 25 → z, 26 → aa. */
function toLetters(index: number): string {
  const last = String.fromCharCode(97 + (index % 26));
  return index < 26 ? last : toLetters(Math.floor(index / 26) - 1) + last;
}
