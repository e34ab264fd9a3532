import { createContext } from 'react';
import type { Path } from '../../check/read-yaml.ts';
import type { Remark } from '../check/check-source.ts';
import type { Draft } from '../drafts/draft.ts';
import type { Conflict } from '../drafts/merge.ts';
import type { Shape } from './form-fields.ts';
import type { Names } from './say-value.ts';

/** What every field of a form knows. */
export interface Form {
  draft: Draft;
  /** What the site has in the place of this value of the draft. */
  before(at: Path): unknown;
  fields: Shape;
  remarks: readonly Remark[];
  names: Names;
  set(at: Path, value: unknown, pictures?: Record<string, Blob>): void;
  /** Answers „Šta važi?“ by this value. */
  choose(conflict: Conflict, value: unknown): void;
}

export const FormContext = createContext<Form>({
  draft: { path: '', base: '', data: {}, pictures: {}, at: 0 },
  before: () => undefined,
  fields: {},
  remarks: [],
  names: { product: () => '', kind: () => '' },
  set: () => {},
  choose: () => {},
});

/** The id of the field's element, by which the page leads to it. */
export const idOf = (at: Path) => at.join('.');
