// The parts of a product's text that may state a number, with their lines.
import { startOfWarnings } from '../../text/product-paragraphs.ts';
import type { CheckedProduct } from '../read-product.ts';
import type { Text } from '../read-text.ts';

export type PlaceName =
  | 'facts'
  | 'lasts'
  | 'for_whom'
  | 'description'
  | 'composition'
  | 'use'
  | 'warnings';

export interface Place {
  name: PlaceName;
  source: string;
  line: number;
}

export function placesOf({ data, lineOf }: Text, { headings }: CheckedProduct): Place[] {
  const field = (name: 'facts' | 'lasts' | 'for_whom'): Place => ({
    name,
    source: String(data[name] ?? ''),
    line: lineOf([name]) ?? 1,
  });
  const section = (name: PlaceName, wanted: string): Place => {
    const { rows = [], line = 0 } = headings.find(({ heading }) => heading === wanted) ?? {};
    return { name, source: rows.join('\n'), line: line + 1 };
  };
  const usage = section('use', 'Način upotrebe');
  const start = startOfWarnings(usage.source);
  return [
    field('facts'),
    field('for_whom'),
    field('lasts'),
    section('description', 'Opis proizvoda'),
    section('composition', 'Sastav'),
    { ...usage, source: usage.source.slice(0, start) },
    { name: 'warnings', source: usage.source.slice(start), line: lineIn(usage, start) },
  ];
}

export const lineIn = ({ source, line }: Pick<Place, 'source' | 'line'>, at: number) =>
  line + source.slice(0, at).split('\n').length - 1;
