// Parses a product once, so that no rule searches the file again.

import { type Data, isData } from '../model/data.ts';
import { readSections } from '../model/file/product-text.ts';
import { isCosmetic } from '../model/product/cosmetics.ts';
import { cutAtWarnings, readComposition } from '../text/product-paragraphs.ts';
import { readProductHeadings, type Section } from './product-headings.ts';

/** A value that could not be read is empty or undefined: `rules/fields.ts` reports it. */
export interface CheckedProduct {
  id: number | undefined;
  name: string;
  kind: string;
  /**
   * True for cosmetics: the law on claims about nutrients does not apply to their effects. False for what is
   * swallowed: drinks, supplements and packages.
   */
  isCosmetic: boolean;
  link: string;
  /** UTC midnight of the first day on which the product is shown. */
  publishFrom: Date | undefined;
  isLabelChecked: boolean;
  forWhom: string;
  marks: readonly string[];
  /** The consultant's notes beside words of the composition; undefined where the field is missing. */
  labelNotes: readonly { words: string }[] | undefined;
  /** The sections of the product's text, with their lines. */
  headings: readonly Section[];
  /** Line of a text above the first heading, or 0. */
  looseLine: number;
  /** Plain text of „Sastav“ without the allergens. */
  composition: string;
  /** Markdown of „Sastav“ without the allergens. */
  compositionSource: string;
  /** Plain text of the paragraph „**Alergeni:**“; undefined when there is none. */
  allergens: string | undefined;
  /** Markdown of „Način upotrebe“. */
  usage: string;
  /** The part of it from „**Važno:**“ on; '' where there is none. */
  warnings: string;
}

export function readProduct(data: Data, body: string): CheckedProduct {
  const { id, kind, publish_from: from, label_notes: notes } = data;
  const { loose, sections } = readProductHeadings(body);
  const { scructure, way_of_use } = readSections(body);
  const { source, ingredients, allergens } = readComposition(scructure);
  const textOf = (key: string) => String(data[key] ?? '').trim();
  return {
    id: typeof id === 'number' ? id : undefined,
    name: textOf('name'),
    kind: textOf('kind'),
    isCosmetic: isCosmetic(String(kind)),
    link: textOf('link'),
    publishFrom: from instanceof Date ? from : undefined,
    isLabelChecked: Boolean(data['checked_against_label']),
    forWhom: textOf('for_whom'),
    // `rules/fields.ts` reports marks that stand in one line without brackets.
    marks: [data['not_for'] ?? []].flat().flatMap((typed) => String(typed).split(/[,;\s]+/)),
    labelNotes: Array.isArray(notes)
      ? notes.map((note) => ({ words: isData(note) ? String(note['words'] ?? '') : '' }))
      : undefined,
    headings: sections,
    looseLine: loose,
    composition: ingredients,
    compositionSource: source,
    allergens,
    usage: way_of_use,
    warnings: cutAtWarnings(way_of_use).warnings,
  };
}
