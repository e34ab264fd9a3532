import { type Collection, collectionOf, isOneFile } from '../model/collections.ts';
import { isData } from '../model/data.ts';
import type { TextFile } from './content-files.ts';
import type { Finding } from './finding.ts';
import { splitText } from './front-matter-lines.ts';
import { readYaml, type YamlData } from './yaml-lines.ts';

/** A text in its parts, as far as they could be read. */
export interface ParsedText {
  path: string;
  collection: Collection;
  yaml: YamlData;
  /** Markdown; the lines of the front matter above it are blank. Empty for a YAML file. */
  body: string;
  /** Data of the front matter, or of each item of a list, with where they stand in the YAML. */
  entries: readonly Entry[];
  /** Not shown yet, so it may be half done: what is missing in it is no mistake. */
  isDraft: boolean;
}

/** Whether this is a list without items. */
export function isEmptyList({ collection, yaml: { value } }: ParsedText): boolean {
  const isEmpty = value == null || (Array.isArray(value) && value.length === 0);
  return collection.format === 'list' && isEmpty;
}

export interface Entry {
  at: readonly PropertyKey[];
  data: Readonly<Record<string, unknown>>;
}

/** Reads a text whose collection is known. The findings are those of its form. */
export function parseText(file: TextFile): { parsed?: ParsedText; findings: Finding[] } {
  const collection = collectionOf(file.path);
  if (!collection) return { findings: [] };
  const fields = Object.keys(collection.plain.shape);
  if (isOneFile(collection)) {
    const lines = file.text.replace(/^\uFEFF/, '').split(/\r?\n/);
    const { data, findings } = readYaml({ path: file.path, lines, firstLine: 1, fields });
    return { parsed: assemble(file.path, collection, data, ''), findings };
  }
  const { parts, findings } = splitText(file);
  if (!parts) return { findings };
  const yaml = readYaml({
    path: file.path,
    lines: parts.yaml,
    firstLine: parts.yamlLine,
    fields: [...fields, 'image', 'alt'],
  });
  return {
    parsed: assemble(file.path, collection, yaml.data, parts.body),
    findings: [...findings, ...yaml.findings],
  };
}

function assemble(path: string, collection: Collection, yaml: YamlData, body: string): ParsedText {
  const isList = collection.format === 'list';
  const items = isList ? yaml.value : [yaml.value];
  const entries = (Array.isArray(items) ? items : []).map((data, index) => ({
    at: isList ? [index] : [],
    data: isData(data) ? data : {},
  }));
  const isDraft = 'draft' in collection.plain.shape && entries[0]?.data['draft'] === true;
  return { path, collection, yaml, body, entries, isDraft };
}
