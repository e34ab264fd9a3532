// A product as the rules see it: read once, so that no rule looks for it in the file again.
import { COSMETICS } from '../model/cosmetics.ts';
import { type Data, isData } from '../model/data.ts';
import { allergensIn, ingredientsIn, withoutAllergens } from '../model/plain-text.ts';
import { readSections, withoutComments } from '../model/product-text.ts';
import { readProductHeadings, type Section } from './product-headings.ts';

/** Whatever could not be read is empty or undefined: a rule of its own tells that. */
export interface CheckedProduct {
  id: number | undefined;
  name: string;
  /** Id of its group. */
  kind: string;
  /** Its effects are no claims about nutrients, which another law restricts. */
  isCosmetic: boolean;
  link: string;
  /** UTC midnight of the first day on which it is shown. */
  publishFrom: Date | undefined;
  isLabelChecked: boolean;
  /** „Za koga“, for whom it is. */
  forWhom: string;
  /** „Za koga nije“: ids of its marks. */
  marks: readonly string[];
  /** What she says beside some words of the composition; undefined where the field is missing. */
  labelNotes: readonly { words: string }[] | undefined;
  /** The parts of its text as they were meant, with their lines. */
  headings: readonly Section[];
  /** Line of a text above the first heading, or 0. */
  looseLine: number;
  /** Plain text of all that „Sastav“ says but for the allergens. */
  composition: string;
  /** The same as Markdown. */
  compositionSource: string;
  /** Plain text; undefined without a paragraph „**Alergeni:**“. */
  allergens: string | undefined;
  /** Markdown of „Način upotrebe“. */
  usage: string;
}

export function readProduct(data: Data, body: string): CheckedProduct {
  const { id, kind, publish_from: from, label_notes: notes } = data;
  const { loose, sections } = readProductHeadings(body);
  const { scructure, way_of_use } = readSections(withoutComments(body));
  const textOf = (key: string) => String(data[key] ?? '').trim();
  return {
    id: typeof id === 'number' ? id : undefined,
    name: textOf('name'),
    kind: textOf('kind'),
    isCosmetic: COSMETICS.test(String(kind)),
    link: textOf('link'),
    publishFrom: from instanceof Date ? from : undefined,
    isLabelChecked: Boolean(data['checked_against_label']),
    forWhom: textOf('for_whom'),
    marks: [data['not_for'] ?? []].flat().map(String),
    labelNotes: Array.isArray(notes)
      ? notes.map((note) => ({ words: isData(note) ? String(note['words'] ?? '') : '' }))
      : undefined,
    headings: sections,
    looseLine: loose,
    composition: ingredientsIn(scructure),
    compositionSource: withoutAllergens(scructure),
    allergens: allergensIn(scructure),
    usage: way_of_use,
  };
}
