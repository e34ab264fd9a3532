// HTML in a text in plain Markdown, mostly pasted from a word processor: the site would show it as
// it is, scripts and frames included. In MDX it is found as program code.
import { shorten } from '../../model/shorten.ts';
import { error, type Finding, MOST_IN_ADVICE } from '../finding.ts';
import { proseLines } from '../markdown-lines.ts';

const TAG = /<\/?([a-z][a-z0-9:-]*)(?:\s[^<>]*)?(?:\/?>|$)/i;
const PROGRAM = /^(script|style|iframe|frame|object|embed|form|input|button|svg|link|meta)$/i;

/** One finding for each paragraph that holds tags, with its text alone. */
export function checkHtml(path: string, body: string): Finding[] {
  const lines = proseLines(blankNotes(body));
  const findings: Finding[] = [];
  for (let index = 0; index < lines.length; index++) {
    const tag = TAG.exec(lines[index] ?? '')?.[1];
    if (tag === undefined) continue;
    const rest = lines.slice(index);
    const length = rest.findIndex((line) => line.trim() === '');
    const block = rest.slice(0, length < 0 ? rest.length : length);
    findings.push(explain(path, index + 1, tag, block.join(' ')));
    index += block.length;
  }
  return findings;
}

function explain(path: string, line: number, first: string, block: string): Finding {
  const program = [...block.matchAll(/<([a-z][a-z0-9:-]*)/gi)]
    .map(([, name = '']) => name)
    .find((name) => PROGRAM.test(name));
  if (program) {
    const text = `Oznaka <${program}> je programski kod i ne sme da stoji u tekstu.`;
    return error(path, line, text, `Obrišite sve od <${program}> do kraja tog koda.`);
  }
  const plain = toPlain(block);
  const fix = plain ? `Ostavite samo tekst: ${plain}` : 'Obrišite je.';
  return error(path, line, `Oznaka <${first}> je kod iz drugog programa.`, fix);
}

function toPlain(html: string): string {
  const text = html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .trim();
  return shorten(text, MOST_IN_ADVICE);
}

/** Notes that are never shown, taken out without moving a line. */
function blankNotes(body: string): string {
  return body.replace(/<!--[\s\S]*?-->/g, (note) => note.replace(/[^\n]/g, ' '));
}
