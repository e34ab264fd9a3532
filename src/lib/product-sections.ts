import { mdxToMdast } from 'satteri';

/** The four headings of a product's text, in their fixed order, and the data key each one fills. */
export const SECTIONS = [
  { heading: 'Opis proizvoda', key: 'description' },
  { heading: 'Sastav', key: 'scructure' },
  { heading: 'Efekti proizvoda', key: 'product_effects' },
  { heading: 'Način upotrebe', key: 'way_of_use' },
] as const;

/** Markdown of each section; `product_effects` holds one entry per item of its bullet lists. */
export interface ProductSections {
  description: string;
  scructure: string;
  product_effects: string[];
  way_of_use: string;
}

/** Every problem with the headings of one text, in Serbian, one sentence each. */
export class SectionError extends Error {
  override name = 'SectionError';

  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'));
  }
}

type Root = Extract<ReturnType<typeof mdxToMdast>, { type: 'root' }>;
type Nodes = Root['children'];

/**
 * Reads the four sections out of a product's MDX source (front matter allowed).
 * Empty sections come back empty: the schema judges their contents.
 * @throws SectionError when a heading is missing, unknown, doubled or out of order.
 */
export function readSections(source: string): ProductSections {
  const { children } = mdxToMdast(source) as Root;
  const headings = children.flatMap((node, index) =>
    node.type === 'heading' ? [{ text: textOf(node), index, depth: node.depth }] : [],
  );
  const problems = findHeadingProblems(headings, children);
  if (problems.length > 0) throw new SectionError(problems);

  const [description = [], scructure = [], effects = [], wayOfUse = []] = headings.map(
    ({ index }, i) => children.slice(index + 1, headings[i + 1]?.index),
  );
  return {
    description: sourceOf(description, source),
    scructure: sourceOf(scructure, source),
    product_effects: listItems(effects, source),
    way_of_use: sourceOf(wayOfUse, source),
  };
}

function findHeadingProblems(
  headings: readonly { text: string; index: number; depth: number }[],
  children: Nodes,
): string[] {
  const expected: readonly string[] = SECTIONS.map((section) => section.heading);
  const found = headings.map(({ text }) => text);
  const problems: string[] = [];
  const first = children.findIndex((node) => node.type !== 'yaml' && node.type !== 'mdxjsEsm');
  if (first >= 0 && children[first]?.type !== 'heading') {
    problems.push(`Ispred naslova „${expected[0]}“ ima teksta. Premestite ga ispod naslova.`);
  }
  for (const { text, depth } of headings) {
    if (!expected.includes(text)) {
      problems.push(
        `Naslov „${text}“ nije predviđen. Dozvoljena su samo četiri: ${quoteAll(expected)}.`,
      );
    } else if (depth !== 2) {
      problems.push(`Naslov „${text}“ treba da počinje dvema tarabama: ## ${text}`);
    }
  }
  for (const heading of expected) {
    const times = found.filter((text) => text === heading).length;
    if (times === 0) problems.push(`Nedostaje odeljak „${heading}“. Dodajte red: ## ${heading}`);
    if (times > 1)
      problems.push(`Odeljak „${heading}“ postoji ${times} puta. Ostavite samo jedan.`);
  }
  if (problems.length === 0 && found.some((text, i) => text !== expected[i])) {
    problems.push(`Odeljci nisu po redu. Redosled je: ${quoteAll(expected)}.`);
  }
  return problems;
}

function quoteAll(headings: readonly string[]): string {
  return headings.map((heading) => `„${heading}“`).join(', ');
}

/** Markdown between the first and the last of the nodes, exactly as it was typed. */
function sourceOf(nodes: Nodes, source: string): string {
  const start = nodes.at(0)?.position?.start.offset;
  const end = nodes.at(-1)?.position?.end.offset;
  return start === undefined || end === undefined ? '' : source.slice(start, end).trim();
}

function listItems(nodes: Nodes, source: string): string[] {
  return nodes.flatMap((node) =>
    node.type === 'list' ? node.children.map((item) => sourceOf(item.children, source)) : [],
  );
}

function textOf(node: { children?: readonly unknown[]; value?: unknown }): string {
  if (typeof node.value === 'string') return node.value;
  return (node.children ?? []).map((child) => textOf(child as typeof node)).join('');
}
