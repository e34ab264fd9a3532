// The page of the site that shows a text: as it will be, and as it is, in a frame under `npm start`, else as a link.
import { type ComponentProps, type ComponentType, useState } from 'react';
import { pageOf, SITE } from '../../model/collections.ts';
import type { Draft } from '../drafts/draft.ts';
import type { PreviewSheet } from '../preview/PreviewSheet.tsx';
import { settings } from '../settings.ts';
import './Preview.css';

/** A text that stands on many pages is shown on the first of them, the data of the site with the contacts. */
const shownOn = (path: string) => pageOf(path) ?? (path === SITE ? '/contact' : '/');

export function PreviewLink({ path }: { path: string }) {
  if (settings.isLocal) return null;
  return (
    <a href={shownOn(path)} target="_blank" rel="noreferrer">
      Kako sada izgleda
    </a>
  );
}

/** The text as it will be once it is published; its code is loaded by the tap. */
export function PreviewButton({ draft }: { draft: Draft }) {
  const [opened, setOpened] = useState<{
    Sheet: ComponentType<ComponentProps<typeof PreviewSheet>>;
  }>();
  const [problem, setProblem] = useState('');
  const open = () => {
    setProblem('');
    import('../preview/PreviewSheet.tsx').then(
      ({ PreviewSheet: Sheet }) => setOpened({ Sheet }),
      () => setProblem('Nema veze sa internetom. Ono što ste upisali je sačuvano na ovom uređaju.'),
    );
  };
  return (
    <>
      <button type="button" className="plain" onClick={open}>
        Kako će izgledati
      </button>
      {problem && <span role="status">{problem}</span>}
      {opened && <opened.Sheet draft={draft} close={() => setOpened(undefined)} />}
    </>
  );
}

/** The saved text, as visitors will see it; `version` changes when the text is saved. */
export function PreviewFrame({ path, version }: { path: string; version: string }) {
  if (!settings.isLocal) return null;
  return (
    <aside className="preview" aria-label="Kako izgleda na sajtu">
      <h2>Kako izgleda</h2>
      <p className="hint">Ono što ste sačuvali, onako kako ga vidi posetilac.</p>
      <iframe key={version} src={shownOn(path)} title="Stranica sajta" loading="lazy" />
    </aside>
  );
}
