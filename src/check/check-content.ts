// All rules in one place. Pure: the disk, the pictures' bytes and the MDX parser come from outside,
// so that a browser can check a single text with the same words.

import { collectionNamed, collectionOf } from '../model/collections.ts';
import { SECTIONS } from '../model/files/sections.ts';
import { folderOf } from '../model/paths.ts';
import type { Content, TextFile } from './content-files.ts';
import { type Finding, sortFindings } from './finding.ts';
import { listUnfilled } from './launch-list.ts';
import { findLinkTargets, type LinkTargets } from './link-targets.ts';
import { isEmptyList, type ParsedText, parseText } from './parse-text.ts';
import { findPictureUses } from './picture-uses.ts';
import { checkAltTexts } from './rules/alt-texts.ts';
import { checkBody } from './rules/body.ts';
import { checkBrandInName, checkBrands } from './rules/brands.ts';
import { checkClaims } from './rules/claims.ts';
import { checkPairs } from './rules/component-pairs.ts';
import { checkCopies } from './rules/copies.ts';
import { checkFarDays } from './rules/far-days.ts';
import { checkFieldTexts } from './rules/field-texts.ts';
import { checkFields } from './rules/fields.ts';
import { checkFileNames } from './rules/file-names.ts';
import { checkHtml } from './rules/html.ts';
import { checkIds } from './rules/ids.ts';
import { checkLetters } from './rules/letters.ts';
import { checkLinks } from './rules/links.ts';
import { checkListShape } from './rules/list-shape.ts';
import { checkMarkdownBlocks } from './rules/markdown-blocks.ts';
import { checkMarkdownTraps } from './rules/markdown-traps.ts';
import { checkMdx, type MdxParser } from './rules/mdx-syntax.ts';
import { checkMergeMarkers } from './rules/merge-markers.ts';
import { checkNamedPictures } from './rules/named-pictures.ts';
import { checkPictures } from './rules/pictures.ts';
import { checkReferences } from './rules/references.ts';
import { checkSiteData } from './rules/site-data.ts';
import { decodeText } from './text-bytes.ts';

const PRODUCTS = collectionNamed('products').path;

export interface Surroundings {
  now: Date;
  /** Without one, what MDX takes for program code is not looked for. */
  parseMdx?: MdxParser;
}

export interface Result {
  /** Sorted. */
  findings: Finding[];
  /** What is still to be filled in before the site is published; these are no mistakes. */
  unfilled: Finding[];
}

/** Everything that is wrong with the content, at once. */
export function checkContent(content: Content, { now, parseMdx }: Surroundings): Result {
  const findings: Finding[] = [...checkFileNames(content)];
  const files: TextFile[] = [];
  const texts: ParsedText[] = [];
  for (const raw of content.texts) {
    const decoded = decodeText(raw);
    findings.push(...decoded.findings, ...checkBrandInName(raw.path));
    if (!decoded.file) continue;
    const conflicts = checkMergeMarkers(decoded.file);
    findings.push(...conflicts);
    if (conflicts.length > 0) continue;
    files.push(decoded.file);
    const { parsed, findings: found } = parseText(decoded.file);
    findings.push(...found);
    if (parsed) texts.push(parsed);
  }
  const isIncomplete = content.texts.some(
    ({ path }) =>
      folderOf(path) === PRODUCTS && !hasNumber(texts.find((text) => text.path === path)),
  );
  const drafts = new Set(texts.filter(({ isDraft }) => isDraft).map(({ path }) => path));
  const targets = findLinkTargets(texts, content.addresses, isIncomplete, now);
  for (const text of texts) findings.push(...checkOne(text, targets, parseMdx));
  for (const file of files) findings.push(...checkBrands(file));
  findings.push(...checkIds(texts, isIncomplete), ...checkCopies(texts));
  findings.push(...checkReferences(texts, isIncomplete, now));
  findings.push(...texts.flatMap((text) => checkFarDays(text, now)));

  const found = texts.map(findPictureUses);
  const people = checkNamedPictures(texts, content.pictures);
  const uses = found.flatMap((text) => text.uses);
  findings.push(...found.flatMap((text) => text.findings), ...people.findings);
  const broken = readBroken(content, findings);
  findings.push(...checkPictures(content, uses, people.derived, broken));
  findings.push(...content.pictures.flatMap(({ path }) => checkBrandInName(path)));
  return {
    findings: sortFindings(findings),
    unfilled: sortFindings([
      ...listUnfilled(files, texts, content.outside),
      ...findings.filter(({ severity }) => severity === 'question'),
      // What is not shown does not keep the site from being published.
    ]).filter(({ file }) => !drafts.has(file)),
  };
}

/** What can be said about one text alone, with what its links may lead to. */
export function checkText(file: TextFile, targets: LinkTargets, parseMdx?: MdxParser): Finding[] {
  if (!collectionOf(file.path)) return [];
  const conflicts = checkMergeMarkers(file);
  if (conflicts.length > 0) return conflicts;
  const { parsed, findings } = parseText(file);
  const rules = parsed ? checkOne(parsed, targets, parseMdx) : [];
  return sortFindings([...findings, ...rules, ...checkBrands(file)]);
}

/** Not so a product without a readable number; a draft need not have one, and the list of groups has its own. */
function hasNumber(text: ParsedText | undefined): boolean {
  if (text?.isDraft || text?.collection.format === 'list') return true;
  const id = text?.entries[0]?.data['id'];
  return typeof id === 'number' && id >= 1;
}

/** The files with mistakes as one text in small letters, whatever their encoding. */
function readBroken({ texts }: Content, findings: readonly Finding[]): string {
  const files = new Set(
    findings.filter(({ severity }) => severity === 'error').map(({ file }) => file),
  );
  const decoder = new TextDecoder('latin1');
  return texts
    .filter(({ path }) => files.has(path))
    .map(({ bytes }) => decoder.decode(bytes).replaceAll('\0', '').toLowerCase())
    .join('\n');
}

function checkOne(text: ParsedText, targets: LinkTargets, parseMdx?: MdxParser): Finding[] {
  const { path, collection, yaml, body, isDraft } = text;
  const keys =
    collection.format === 'product'
      ? SECTIONS.map(({ key }) => key)
      : [collection.body].filter((key) => key !== undefined);
  const fromBody = Object.fromEntries(keys.map((key) => [key, '']));
  const misshapen = checkListShape(text);
  if (misshapen.length > 0) return misshapen;
  // With no set of fields at all, what is missing is told of the whole file.
  const places =
    text.entries.length > 0 || isEmptyList(text) ? text.entries.map(({ at }) => at) : [[]];
  return [
    ...places.flatMap((at) =>
      checkFields({ path, yaml, schema: collection.plain, at, body: fromBody, isDraft }),
    ),
    ...checkBody(text),
    ...checkMarkdownTraps(path, body),
    ...checkMarkdownBlocks(path, body),
    ...checkLetters(text),
    ...checkAltTexts(text),
    ...checkFieldTexts(text),
    ...checkSiteData(text),
    ...(path.endsWith('.md') ? checkHtml(path, body) : []),
    // The texts of a list stand in its YAML.
    ...checkLinks(path, collection.format === 'list' ? yaml.lines.join('\n') : body, targets),
    ...checkClaims(text),
    ...(parseMdx && path.endsWith('.mdx')
      ? checkMdx(path, body, parseMdx, collection.components)
      : checkPairs(path, body, collection.components ?? [])),
  ];
}
