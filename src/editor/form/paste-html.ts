// Markdown of a text that was copied from Word, Google Docs, a mail or a chat, as far as its field draws it.
import { OUTSIDE_LINKS } from '../../model/file/text-parts.ts';
import type { Cleaned } from './clean-paste.ts';

/** Digits above and below the line, without which 10⁹ would be 109. */
const RAISED: Readonly<Record<string, string>> = { SUP: '⁰¹²³⁴⁵⁶⁷⁸⁹', SUB: '₀₁₂₃₄₅₆₇₈₉' };

interface Block {
  text: string;
  /** An item of a list: it follows the one above without an empty line. */
  isItem: boolean;
}

const CODE_OF_WORD = /<!--[\s\S]*?-->|<(style|script|title)\b[\s\S]*?<\/\1>/gi;
const BLOCKS =
  'P DIV H1 H2 H3 H4 H5 H6 UL OL LI TABLE BLOCKQUOTE SECTION ARTICLE HR PRE MAIN HEADER FOOTER';
const IS_BLOCK = new Set(BLOCKS.split(' '));

/**
 * What takes the place of the selection in the text of a field. `drawn` are the kinds of nodes that the site draws there:
 * what it does not draw is among what was taken. `clean` takes away what a chat has left.
 */
export function readHtml(
  html: string,
  drawn: readonly string[],
  typed: string,
  [start, end]: readonly [start: number, end: number],
  clean: (text: string) => Cleaned,
): Cleaned {
  // The policy of the page would report each style; what a style means for the text is read from the attribute.
  const inert = html
    .replace(CODE_OF_WORD, '')
    .replace(/<\w[^>]*>/g, (tag) => tag.replace(/\sstyle\s*=/gi, ' data-style='));
  const reader = new Reader(drawn, OUTSIDE_LINKS[drawn.includes('paragraph') ? 'text' : 'field']);
  reader.readBlocks(new DOMParser().parseFromString(inert, 'text/html').body, '');
  const cleaned = clean(reader.text);
  const { text, taken } = cleaned;
  const [before, after] = [typed.slice(0, start), typed.slice(end)];
  const standsAlone = /^(?:#|-|\d+\.|\|)|\n/.test(text);
  const above = standsAlone && before !== '' ? gapBeside(/\n*$/.exec(before)) : '';
  const below = standsAlone && after !== '' ? gapBeside(/^\n*/.exec(after)) : '';
  return { ...cleaned, text: above + text + below, taken: [...reader.lost, ...taken] };
}

/** What is missing to an empty line beside these line breaks. */
const gapBeside = (breaks: RegExpExecArray | null) =>
  '\n'.repeat(Math.max(0, 2 - (breaks?.[0].length ?? 0)));

class Reader {
  readonly lost = new Set<string>();
  readonly #blocks: Block[] = [];
  readonly #draws: (node: string) => boolean;
  readonly #addresses: readonly RegExp[];

  constructor(drawn: readonly string[], addresses: readonly RegExp[]) {
    this.#draws = (node) => drawn.includes(node);
    this.#addresses = addresses;
  }

  get text(): string {
    return this.#blocks.reduce((before, { text, isItem }, index) => {
      const isBelowItem = isItem && this.#blocks[index - 1]?.isItem;
      return before + (index === 0 ? '' : isBelowItem ? '\n' : '\n\n') + text;
    }, '');
  }

  /** Every part of this element; `indent` stands before the items of a list in an item. */
  readBlocks(parent: Element, indent: string): void {
    let line: string[] = [];
    const end = () => {
      this.#add(joined(line));
      line = [];
    };
    for (const node of parent.childNodes) {
      if (!isElement(node) || !isBlock(node)) {
        line.push(this.#inline(node));
        continue;
      }
      end();
      this.#block(node, indent);
    }
    end();
  }

  #block(element: Element, indent: string): void {
    const { nodeName } = element;
    const level = /^H([1-6])$/.exec(nodeName)?.[1];
    const item = itemOfWord(element);
    if (level) this.#addHeading(element, Number(level));
    else if (item) this.#addItem(this.#inline(element), item.sign, item.indent);
    else if (nodeName === 'UL' || nodeName === 'OL') this.#readList(element, indent);
    else if (nodeName === 'TABLE') this.#readTable(element);
    else this.readBlocks(element, indent);
  }

  #add(typed: string): void {
    for (const paragraph of typed.split(/\n\s*\n/)) {
      const text = paragraph
        .replace(/ *\n */g, '\n')
        .replace(/ {2,}/g, ' ')
        .trim();
      if (text !== '') this.#blocks.push({ text, isItem: false });
    }
  }

  #addItem(typed: string, sign: string, indent: string): void {
    const text = typed.replace(/\s+/g, ' ').trim();
    if (text === '') return;
    if (this.#draws('list')) {
      this.#blocks.push({ text: `${indent}${sign} ${text}`, isItem: true });
      return;
    }
    this.lost.add('znaci liste');
    this.#add(text);
  }

  /** Bold where no heading may stand. */
  #addHeading(element: Element, level: number): void {
    const words = this.#inline(element).replace(/\*\*|\s+/g, (all) => (all === '**' ? '' : ' '));
    if (words.trim() === '') return;
    if (this.#draws('heading')) this.#add(`${level < 3 ? '##' : '###'} ${words.trim()}`);
    else this.#add(this.#bold(words));
  }

  #readList(list: Element, indent: string): void {
    let number = 0;
    for (const child of list.children) {
      if (child.nodeName !== 'LI') {
        // Google Docs puts an inner list beside its item.
        this.#block(child, `${indent}  `);
        continue;
      }
      number += 1;
      const sign = list.nodeName === 'OL' ? `${number}.` : '-';
      const isInner = (node: Node) => node.nodeName === 'UL' || node.nodeName === 'OL';
      const own = [...child.childNodes].filter((node) => !isInner(node));
      const between = own.some(isBlock) ? ' ' : '';
      this.#addItem(own.map((node) => this.#inline(node)).join(between), sign, indent);
      for (const inner of child.children)
        if (isInner(inner)) this.#readList(inner, indent + ' '.repeat(sign.length + 1));
    }
  }

  /** A table that only lays out a mail is read as the text that it holds. */
  #readTable(table: Element): void {
    const rows = [...table.querySelectorAll('tr')].map((row) => [...row.children]);
    const width = Math.max(...rows.map((cells) => cells.length));
    if (width < 2 || table.querySelector('table, ul, ol, h1, h2, h3')) {
      for (const cell of rows.flat()) this.readBlocks(cell, '');
      return;
    }
    const texts = rows.map((cells) =>
      cells.map((cell) => this.#inline(cell).replace(/\s+/g, ' ').trim()),
    );
    if (!this.#draws('table')) {
      this.lost.add('tabela (njeni redovi su lista)');
      for (const cells of texts) this.#addItem(cells.filter(Boolean).join(' – '), '-', '');
      return;
    }
    const lines = texts.map((cells) => {
      const whole = Array.from({ length: width }, (_, index) => cells[index] ?? '');
      return `| ${whole.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
    });
    const below = `|${' --- |'.repeat(width)}`;
    this.#blocks.push({ text: lines.toSpliced(1, 0, below).join('\n'), isItem: false });
  }

  #inline(node: Node): string {
    if (node.nodeType === Node.TEXT_NODE)
      return escapeSigns((node.textContent ?? '').replace(/\s+/g, ' '));
    if (!isElement(node)) return '';
    const style = node.getAttribute('data-style') ?? '';
    if (/mso-list:\s*ignore|display:\s*none/i.test(style)) return '';
    if (node.nodeName === 'BR') return '\n';
    if (node.nodeName === 'IMG') {
      this.lost.add('slike');
      return '';
    }
    if (/^(?:S|DEL|STRIKE)$/.test(node.nodeName) || /line-through/i.test(style)) {
      this.lost.add('precrtano');
      return '';
    }
    const words = joined([...node.childNodes].map((one) => this.#inline(one)));
    const raised = RAISED[node.nodeName];
    if (raised) return words.replace(/\d/g, (digit) => raised[Number(digit)] ?? digit);
    if (node.nodeName === 'A') return this.#link(node, words);
    const isBold =
      /font-weight:\s*(?:bold|[6-9]00)/i.test(style) || /^(?:B|STRONG)$/.test(node.nodeName);
    const isItalic = /font-style:\s*italic/i.test(style) || /^(?:I|EM)$/.test(node.nodeName);
    // Google Docs puts all that is copied into one <b> that is not bold.
    const isThin = /font-weight:\s*(?:normal|400)/i.test(style);
    if (isBold && !isThin) return this.#bold(words);
    return isItalic && this.#draws('emphasis') ? around(words, '*') : words;
  }

  #bold(words: string): string {
    if (this.#draws('strong')) return around(words, '**');
    this.lost.add('podebljano');
    return words;
  }

  #link(link: Element, words: string): string {
    const address = (link.getAttribute('href') ?? '').trim().replace(/[()\s]/g, encodeSign);
    if (words.trim() === '' || address === '' || address.startsWith('#')) return words;
    if (this.#draws('link') && this.#addresses.some((pattern) => pattern.test(address)))
      return words.replace(
        /\S(?:[\s\S]*\S)?/,
        (shown) => `[${shown.replace(/\s+/g, ' ')}](${address})`,
      );
    this.lost.add('adrese veza');
    return words;
  }
}

const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;
/** Also an inline element around blocks, such as that of Google Docs. */
const isBlock = (node: Node): boolean =>
  isElement(node) && (IS_BLOCK.has(node.nodeName) || [...node.children].some(isBlock));

/** Word writes the items of a list as paragraphs, each with its sign. */
function itemOfWord(element: Element): { sign: string; indent: string } | undefined {
  const style = element.getAttribute('data-style') ?? '';
  const level = /mso-list:[^;]*\blevel(\d)/i.exec(style)?.[1];
  if (level === undefined) return undefined;
  const mark =
    element.querySelector('[data-style*="mso-list:Ignore" i]')?.textContent?.trim() ?? '';
  const [, number] = /^(\d+)[.)]/.exec(mark) ?? [];
  return { sign: number ? `${number}.` : '-', indent: '   '.repeat(Number(level) - 1) };
}

/** Word cuts a bold word into several pieces. */
const joined = (pieces: readonly string[]) =>
  pieces.join('').replace(/(?<=\S)\*\*( *)\*\*(?=\S)/g, '$1');

/** Brackets and spaces would end the address. */
const encodeSign = (sign: string) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`;

/** The sign on both sides of the words, with the spaces outside and on every line. */
const around = (words: string, sign: string) =>
  words.replace(/[^\s](?:[^\n]*[^\s])?/g, (shown) => `${sign}${shown}${sign}`);

/** What a field would read as emphasis, and is none; `toMarkdown` escapes an asterisk between digits, and braces. */
const escapeSigns = (words: string) =>
  words.replace(
    /(?<!\d)\*(?=\S)|(?<=\S)\*(?!\d)|(?<![\p{L}\d])_(?=\S)|(?<=\S)_(?![\p{L}\d])/gu,
    '\\$&',
  );
