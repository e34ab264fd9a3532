// The page of the site that shows a text: in a frame under `npm start`, else as a link.
import { pageOf, SITE } from '../../model/collections.ts';
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
