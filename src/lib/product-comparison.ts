import type { ProductGroup } from './products.ts';

interface Cell {
  value: string;
  /** Width of the bar under a value that is a percentage, as in an SVG: `99.7%`. */
  bar?: string;
}

export interface Comparison {
  /** Id of the table, which stands inside its `<details>`: browsers open it for a link to the id. */
  id: string;
  caption: string;
  columns: { product: number; name: string }[];
  rows: { name: string; cells: Cell[] }[];
}

/** The table that compares products of one kind; undefined when the kind has none, or shows fewer than two of them. */
export function comparisonOf({ kind, products }: ProductGroup): Comparison | undefined {
  const { compare } = kind.data;
  if (!compare) return;
  const columns = compare.products.filter(({ product }) =>
    products.some(({ data }) => data.id === product),
  );
  if (columns.length < 2) return;
  const rows = compare.rows.map((name, index) => ({
    name,
    cells: columns.map(({ values }) => cellOf(values[index] ?? '')),
  }));
  return { id: `tabela-${kind.data.id}`, caption: compare.caption, columns, rows };
}

function cellOf(value: string): Cell {
  const [, number] = /^(\d+(?:,\d+)?)\s?%$/.exec(value) ?? [];
  return number ? { value, bar: `${number.replace(',', '.')}%` } : { value };
}
