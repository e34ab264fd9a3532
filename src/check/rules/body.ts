// The text below the front matter: a product's four sections, and the one text of the others.
import { isOneFile } from '../../model/collections.ts';
import { findListItems } from '../../model/files/effect-list.ts';
import { parseProductFile } from '../../model/files/product-file.ts';
import { HEADINGS, SECTIONS } from '../../model/files/sections.ts';
import { allergensIn } from '../../model/plain-text.ts';
import { countSigns } from '../../model/plural.ts';
import { error, type Finding, missing, warning } from '../finding.ts';
import type { ParsedText } from '../parse-text.ts';

/** A text shorter than this tells a visitor next to nothing. */
const THIN = 40;

/** A line that begins as an item of a list does in other programs and in messages. */
const BULLET = /^\s*([-–—•·*]|(?![\d#*])[\p{Emoji}▪▫■□●○◦‣⁃➢➤►✓✔✗]\uFE0F?)\s*(?!\s*$)([^\s*-].*)$/u;

export function checkBody(text: ParsedText): Finding[] {
  if (isOneFile(text.collection)) return [];
  return text.collection.format === 'product' ? checkSections(text) : checkOneText(text);
}

function checkSections({ path, collection, yaml, body, isDraft }: ParsedText): Finding[] {
  const lack = missing(isDraft);
  const dashes = yaml.firstLine + yaml.lines.length;
  const { problems, headings, sections } = parseProductFile(body);
  const findings = problems.map(({ line, text, fix, isMissing }) =>
    (isMissing ? lack : error)(
      path,
      Math.max(line, dashes),
      text,
      / ## /.test(fix) ? fix : `${fix}.`,
    ),
  );
  const titles = headings.map(({ text }) => text);
  findings.push(...findEscaped(path, body, titles));
  for (const { heading, key } of SECTIONS) {
    const range = sections[key];
    const line = headings.find(({ text }) => text === heading)?.line;
    if (!range || line === undefined) continue;
    const text = body.slice(range.start, range.end);
    if (key === 'product_effects' && text !== '') {
      findings.push(...checkEffects(path, body, range, collection.plain.shape[key], line, isDraft));
    }
    if (text === '')
      findings.push(
        lack(path, line, ...split(messageFor(collection.plain.shape[key], ''), heading)),
      );
    else if (!isDraft) findings.push(...checkLength(path, line, `Odeljak „${heading}“`, text));
    const isComplete = problems.length === 0 && text.length >= THIN && !isDraft;
    if (key === 'scructure' && isComplete && allergensIn(text) === undefined) {
      const words =
        'U odeljku „Sastav“ nema reda „Alergeni“, koji se vidi i iznad dugmeta „Kupi proizvod“.';
      const fix =
        'Dodajte nov pasus: **Alergeni:** …, a ako ih ne znate: **Alergeni:** proverite deklaraciju.';
      findings.push(warning(path, line, words, fix));
    }
  }
  return findings;
}

/** `\## Sastav`, as a program that „protects“ signs of Markdown leaves a heading. */
function findEscaped(path: string, body: string, titles: readonly string[]): Finding[] {
  return body.split('\n').flatMap((line, index) => {
    const title = /^\s*[\\#]*\\#[\\#]*\s*(.*?)\s*$/.exec(line)?.[1];
    // Beside the heading itself it is a line of text that begins so.
    if (title === undefined || !HEADINGS.includes(title) || titles.includes(title)) return [];
    const text = `Ispred naslova „${title}“ je obrnuta kosa crta, pa ga sajt ne čita kao naslov.`;
    return [error(path, index + 1, text, `Napišite tačno: ## ${title}`)];
  });
}

/** The schema's own words: its first sentence is what is wrong, the rest what to do. */
function split(message: string, heading: string): [text: string, fix: string] {
  const [, text, fix] = /^(.*?\.) (.*)$/.exec(message) ?? [];
  return text && fix ? [text, fix] : [`Odeljak „${heading}“ je prazan.`, message];
}

interface Judge {
  safeParse: (value: unknown) => { error?: { issues: { message: string }[] } | undefined };
}

function messageFor(schema: unknown, value: unknown): string {
  return (schema as Judge).safeParse(value).error?.issues[0]?.message ?? '';
}

function checkEffects(
  path: string,
  body: string,
  range: { start: number; end: number },
  schema: unknown,
  headingLine: number,
  isDraft: boolean,
): Finding[] {
  const lineAt = (offset: number) => body.slice(0, offset).split('\n').length;
  const items = findListItems(body, range);
  const findings = items
    .filter(({ lines }) => lines.join('').trim() === '')
    .map(({ start }) =>
      missing(isDraft)(
        path,
        lineAt(start),
        'Prazna stavka u listi efekata.',
        'Dopišite tekst iza crtice ili obrišite red.',
      ),
    );
  const firstLine = lineAt(range.start);
  body
    .slice(range.start, range.end)
    .split('\n')
    .forEach((line, index) => {
      const [, mark, text] = BULLET.exec(line) ?? [];
      const [, twice] = /^\s*[-*]\s+[-*]\s+(\S.*)$/.exec(line) ?? [];
      if (twice) {
        const words = 'Ispred ove stavke su dve crtice.';
        findings.push(error(path, firstLine + index, words, `Napišite red ovako: - ${twice}`));
      }
      if (mark === undefined || /^\s*[-*]\s/.test(line)) return;
      const sentence = 'Ovaj red nije stavka liste, jer ne počinje crticom i razmakom.';
      findings.push(error(path, firstLine + index, sentence, `Napišite red ovako: - ${text}`));
    });
  if (items.length === 0 && findings.length === 0) {
    findings.push(error(path, headingLine, ...split(messageFor(schema, []), 'Efekti proizvoda')));
  }
  return findings;
}

function checkOneText({ path, collection, body }: ParsedText): Finding[] {
  const lines = body.split('\n');
  const first = lines.findIndex((line) => line.trim() !== '');
  if (first >= 0) return checkLength(path, first + 1, 'Tekst', body.trim());
  const fix = collection.body
    ? messageFor(collection.plain.shape[collection.body], '')
    : 'Ispod druge linije --- napišite tekst stranice.';
  const place = Math.max(1, lines.length - (lines.at(-1) === '' ? 1 : 0));
  return collection.body
    ? [error(path, place, 'Ispod podataka nema teksta.', `${fix}.`)]
    : [warning(path, place, 'Ispod podataka nema teksta.', fix)];
}

function checkLength(path: string, line: number, what: string, text: string): Finding[] {
  const letters = text.replace(/[#>*_\s-]+/g, ' ').trim().length;
  if (letters >= THIN) return [];
  const sentence = `${what} je vrlo kratak (${countSigns(letters)}).`;
  return [warning(path, line, sentence, 'Dopišite bar jednu celu rečenicu.')];
}
