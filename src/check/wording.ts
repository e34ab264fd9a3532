// The words of a finding, before it is known who reads them. Who edits a file sees files, lines and the keys of fields;
// who edits in the form of /admin sees the titles of texts and the labels of fields. A rule writes one sentence, with a
// piece wherever the two differ:
//
//   say`Polje ${fieldNamed('image')} je isto u ${inText(path)}.`
//   a file:   Polje „image“ je isto u zubni-gel.mdx.
//   the form: Polje „Slika“ je isto u „Zubni gel“.
import { z } from 'zod';
import type { Collection } from '../model/collections.ts';
import { nameOf } from '../model/paths.ts';
import { bareSchema, descriptionOf } from '../model/schema/field-description.ts';

export type Words = Piece | readonly Piece[];
type Piece = string | Either | FieldName | TextName;

interface Either {
  inFile: string;
  inForm: string;
}

/** A field of the text that the finding is about, by its key. */
interface FieldName {
  field: string;
}

/** A text by its path, and a line of it, which the form does not know. */
interface TextName {
  path: string;
  line?: number;
}

/** A sentence with its pieces. */
export function say(
  strings: TemplateStringsArray,
  ...pieces: readonly (Words | number)[]
): readonly Piece[] {
  return strings.flatMap((words, index) => {
    const piece = pieces[index - 1] ?? '';
    return [...piecesOf(typeof piece === 'number' ? String(piece) : piece), words];
  });
}

function piecesOf(words: Words): readonly Piece[] {
  return [words].flat();
}

export function either(inFile: string, inForm: string): Either {
  return { inFile, inForm };
}

export function fieldNamed(field: string): FieldName {
  return { field };
}

/** In a file, the key of the field with its label; in the form, the label alone. `schema` is that of the field. */
export function labelled(key: string, schema: z.core.$ZodType | undefined): Either {
  const label = `„${descriptionOf(schema).label ?? key}“`;
  return either(`„${key}“ (${label})`, label);
}

export function inText(path: string, line?: number): TextName {
  return { path, ...(line !== undefined && { line }) };
}

/** A line of the file as it should be; in the form only the value is typed. */
export function rowOf(key: string, value: string): Words {
  return [either(`${key}: `, ''), value];
}

export const WRITE_ROW = either('Napišite red ovako:', 'Upišite:');

export function forFile(words: Words): string {
  return piecesOf(words)
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      if ('inFile' in piece) return piece.inFile;
      if ('field' in piece) return `„${piece.field}“`;
      return piece.line === undefined
        ? nameOf(piece.path)
        : `${nameOf(piece.path)}, red ${piece.line}`;
    })
    .join('');
}

/** `titleOf` gives the title of the text at this path, where it is known. */
export function forForm(
  words: Words,
  collection: Collection | undefined,
  titleOf: (path: string) => string | undefined,
): string {
  return piecesOf(words)
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      if ('inForm' in piece) return piece.inForm;
      if ('field' in piece)
        return `„${findLabel(piece.field, collection?.fileSchema) ?? piece.field}“`;
      return `„${titleOf(piece.path) ?? nameOf(piece.path)}“`;
    })
    .join('');
}

/** The label of the field with this key: of the schema itself, else the first one inside of its fields, in their order. */
function findLabel(key: string, schema: z.core.$ZodType | undefined): string | undefined {
  const bare = bareSchema(schema);
  if (bare instanceof z.ZodArray) return findLabel(key, bare.element);
  if (!(bare instanceof z.ZodObject)) return undefined;
  const fields = Object.entries(bare.shape as Record<string, z.ZodType>);
  const own = fields.find(([name]) => name === key)?.[1];
  const label = descriptionOf(own).label;
  if (label) return label;
  for (const [, field] of fields) {
    const inside = findLabel(key, field);
    if (inside) return inside;
  }
  return undefined;
}
