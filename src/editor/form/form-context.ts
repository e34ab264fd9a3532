import { createContext } from 'react';
import type { Path } from '../../check/read-yaml.ts';
import type { Draft } from '../repository/drafts.ts';
import type { Remark } from '../texts.ts';

interface Form {
  draft: Draft;
  remarks: readonly Remark[];
  set(at: Path, value: unknown, pictures?: Record<string, Blob>): void;
}
export const FormContext = createContext<Form>({
  draft: { path: '', base: '', data: {}, pictures: {}, at: 0 },
  remarks: [],
  set: () => {},
});
