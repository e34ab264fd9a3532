// HTML of a text, equal to what the site draws by Astro's own parser, which is too heavy for the browser of an editor.
// Neither the ids of headings nor the alignment of columns are drawn: the one leads nowhere in a preview, and the policy
// of the pages forbids the other.
import { escapeHtml } from '../model/page/escape-html.ts';
import { typeset } from '../model/serbian/typeset.ts';
import type { Node } from './node.ts';

/** HTML of a component's place; `inside` is the HTML of what stands between its tags. */
export type DrawComponent = (component: Node, inside: string) => string;

const TAGS: Readonly<Record<string, string>> = {
  paragraph: 'p',
  strong: 'strong',
  emphasis: 'em',
  delete: 'del',
  blockquote: 'blockquote',
};

export function drawHtml(node: Node, drawComponent: DrawComponent = (_, inside) => inside): string {
  const draw = (one: Node) => drawHtml(one, drawComponent);
  const { type, children = [], value = '', url = '', alt } = node;
  const inside = () => children.map(draw).join('');
  const tag = type === 'heading' ? `h${node.depth}` : TAGS[type];
  if (tag) return `<${tag}>${inside()}</${tag}>`;
  if (type === 'text') return escapeHtml(typeset(value));
  if (type === 'break') return '<br>';
  if (type === 'thematicBreak') return '<hr>';
  if (type === 'link') return `<a href="${escapeHtml(url)}">${inside()}</a>`;
  if (type === 'image') return `<img src="${escapeHtml(url)}" alt="${escapeHtml(alt ?? '')}">`;
  if (type === 'list') return drawList(node, draw);
  if (type === 'table') return drawTable(children, draw);
  if (type === 'component') return drawComponent(node, inside());
  if (type === 'html' && value.startsWith('<!--')) return '';
  // The check refuses all others: their words are shown as they stand.
  return inside() || escapeHtml(value);
}

/** A list has no paragraphs in its items where no empty line separates anything in it. */
function drawList({ ordered, start, spread, children = [] }: Node, draw: (node: Node) => string) {
  const isLoose = spread || children.some((item) => item.spread);
  const items = children.map(({ children: parts = [] }) => {
    const drawn = parts.map((part) =>
      part.type === 'paragraph' && !isLoose ? (part.children ?? []).map(draw).join('') : draw(part),
    );
    return `<li>${drawn.join('')}</li>`;
  });
  if (!ordered) return `<ul>${items.join('')}</ul>`;
  return `<ol${(start ?? 1) === 1 ? '' : ` start="${start}"`}>${items.join('')}</ol>`;
}

/** Every row has as many cells as the first. */
function drawTable(rows: readonly Node[], draw: (node: Node) => string): string {
  const width = rows[0]?.children?.length ?? 0;
  const [head = '', ...body] = rows.map(({ children = [] }, index) => {
    const tag = index === 0 ? 'th' : 'td';
    const cells = Array.from({ length: width }, (_, place) => {
      const inside = (children[place]?.children ?? []).map(draw).join('');
      return `<${tag}>${inside}</${tag}>`;
    });
    return `<tr>${cells.join('')}</tr>`;
  });
  const below = body.length > 0 ? `<tbody>${body.join('')}</tbody>` : '';
  return `<table><thead>${head}</thead>${below}</table>`;
}
