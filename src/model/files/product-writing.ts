import { parseDocument } from 'yaml';
import { contentColumn, findListItems, itemText } from './effect-list.ts';
import { lineEndOf, splitFrontMatter, withFrontMatter } from './front-matter.ts';
import { rewriteLines } from './line-edits.ts';
import { toPlain } from './markdown-escape.ts';
import { type ProductData, type ProductFile, parseProductFile } from './product-file.ts';
import { linesOf, type Range, SECTIONS, type SectionKey } from './sections.ts';
import { applyEdits, commonEnds, type TextEdit } from './text-edits.ts';
import { editYaml } from './yaml-edit.ts';

/**
 * The file with the product's data; only what differs from `readProduct` is touched, so that one
 * edited field is one changed line. An empty source makes a new file.
 * @throws YamlError or FrontMatterError when the data on top cannot be read.
 */
export function writeProduct(source: string, product: Readonly<Partial<ProductData>>): string {
  const skeleton = source.trim() === '' ? newFile() : withFrontMatter(source);
  const withData = writeFrontMatter(skeleton, product);
  const file = parseProductFile(withData);
  const eol = lineEndOf(withData);
  const edits = SECTIONS.flatMap(({ key }) => sectionEdits(file, key, product[key]));
  return applyEdits(
    withData,
    edits.map((edit) => ({ ...edit, text: edit.text.replaceAll('\n', eol) })),
  );
}

function newFile(): string {
  return `---\n---\n${SECTIONS.map(({ heading }) => `\n## ${heading}\n`).join('')}`;
}

function writeFrontMatter(source: string, product: Readonly<Partial<ProductData>>): string {
  const part = splitFrontMatter(source);
  if (!part) return source;
  const { description, scructure, product_effects, way_of_use, ...fields } = product;
  const old = parseDocument(part.yaml).toJS() ?? {};
  const wanted = {
    ...old,
    ...fields,
    facts: fields.facts || undefined,
    draft: fields.draft || undefined,
    publish_from: fields.publish_from || undefined,
    checked_against_label: fields.checked_against_label || undefined,
    advice: fields.advice || undefined,
  };
  const yaml = editYaml(part.yaml, wanted);
  return source.slice(0, part.yamlStart) + yaml + source.slice(part.yamlStart + part.yaml.length);
}

function sectionEdits(
  file: ProductFile,
  key: SectionKey,
  wanted: string | string[] | undefined,
): TextEdit[] {
  if (wanted === undefined) return [];
  const range = file.sections[key];
  if (!range) return addSection(file, key, wanted);
  return Array.isArray(wanted)
    ? listEdits(file.source, range, wanted)
    : textEdits(file.source, range, wanted);
}

function textEdits(source: string, range: Range, wanted: string): TextEdit[] {
  const old = linesOf(source, range);
  const plain = wanted.trim();
  if (toPlain(old.join('\n')) === plain) return [];
  return [placed(source, range, rewriteLines(old, plain).join('\n'))];
}

/** Edits the items that differ and leaves the others, and all text around the list, alone. */
function listEdits(source: string, range: Range, wanted: readonly string[]): TextEdit[] {
  const items = findListItems(source, range);
  const plain = items.map((item) => toPlain(itemText(item)));
  const effects = withoutBlank(wanted);
  if (items.length === 0) {
    const list = newList(effects);
    return list === '' ? [] : [placed(source, { start: range.end, end: range.end }, list)];
  }
  const { head, tail } = commonEnds(plain, effects);
  const old = items.slice(head, items.length - tail);
  const fresh = effects.slice(head, effects.length - tail);
  const kept = Math.min(old.length, fresh.length);
  const edits: TextEdit[] = old.slice(0, kept).flatMap((item, i) =>
    plain[head + i] === fresh[i]
      ? []
      : [
          {
            start: item.start,
            end: item.end,
            text: bullet(item.marker, item.lines, fresh[i] ?? ''),
          },
        ],
  );
  const [gone] = old.slice(kept);
  if (gone) edits.push(removal(source, gone.start, old.at(-1)?.end ?? gone.end, range));
  const previous = items[Math.max(head + kept - 1, 0)];
  const added = fresh.slice(kept).map((effect) => bullet(previous?.marker ?? '- ', [], effect));
  if (previous && added.length > 0) {
    const isFirst = head + kept === 0;
    const at = isFirst ? previous.start : previous.end;
    const text = isFirst ? `${added.join('\n')}\n` : `\n${added.join('\n')}`;
    edits.push({ start: at, end: at, text });
  }
  return edits;
}

/** An item that was left empty is none. */
function withoutBlank(effects: readonly string[]): string[] {
  return effects.map((effect) => effect.trim()).filter((effect) => effect !== '');
}

function newList(effects: readonly string[]): string {
  return effects.map((effect) => bullet('- ', [], effect)).join('\n');
}

function bullet(marker: string, oldLines: readonly string[], plain: string): string {
  const mark = /\s$/.test(marker) ? marker : `${marker} `;
  const column = contentColumn({ marker: mark });
  const dedented = oldLines.map((line, i) =>
    i === 0 ? line : line.replace(new RegExp(`^ {0,${column}}`), ''),
  );
  return rewriteLines(dedented, plain)
    .map((line, i) => (i === 0 ? mark + line : line && ' '.repeat(column) + line))
    .join('\n');
}

/** Takes items out, together with the line ends behind them or, at the end of the list, before. */
function removal(source: string, start: number, end: number, section: Range): TextEdit {
  const behind = /^(?:[ \t]*\r?\n)*/.exec(source.slice(end, section.end))?.[0].length ?? 0;
  if (end + behind < section.end) return { start, end: end + behind, text: '' };
  const before = source.slice(section.start, start).trimEnd();
  return { start: section.start + before.length, end, text: '' };
}

function addSection(file: ProductFile, key: SectionKey, wanted: string | string[]): TextEdit[] {
  const text = Array.isArray(wanted)
    ? newList(withoutBlank(wanted))
    : rewriteLines([], wanted.trim()).join('\n');
  if (text.trim() === '') return [];
  const index = SECTIONS.findIndex((section) => section.key === key);
  const later = SECTIONS.slice(index + 1).map(({ heading }) => heading as string);
  const next = file.headings.find((heading) => later.includes(heading.text));
  const section = `## ${SECTIONS[index]?.heading}\n\n${text}\n`;
  if (next) return [{ start: next.start, end: next.start, text: `${section}\n` }];
  const end = file.source.length;
  return [{ start: end, end, text: `${file.source.endsWith('\n') ? '' : '\n'}\n${section}` }];
}

/** An edit of a section's text; an empty section gets the blank line below its heading. */
function placed(source: string, range: Range, text: string): TextEdit {
  if (range.start !== range.end) return { ...range, text };
  const isBehindText = source.slice(0, range.start).trimEnd().length === range.start;
  if (isBehindText) return { ...range, text: `\n\n${text}` };
  const rest = source.slice(range.start);
  return { ...range, text: `\n${text}\n${/^(?:\r?\n|$)/.test(rest) ? '' : '\n'}` };
}
