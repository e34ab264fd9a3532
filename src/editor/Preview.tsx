// The page of the site that shows a text: in a frame under `npm start`, else as a link.
import { addressOf, collectionOf, SITE } from '../model/collections.ts';
import { required } from '../model/data.ts';
import { stemOf } from '../model/paths.ts';
import { settings } from './settings.ts';

/** Address of that page; empty for a text that stands on every page. */
export function pageOf(path: string): string {
  const row = required(collectionOf(path), path);
  if (row.name === 'products') return `/products/${stemOf(path)}`;
  if (row.format === 'page' && row.files && !row.shownOn) return addressOf(path);
  return row.shownOn ?? (path === SITE ? '/contact' : '/');
}

export function PreviewLink({ path }: { path: string }) {
  if (settings.isLocal) return null;
  return (
    <a href={pageOf(path)} target="_blank" rel="noreferrer">
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
      <iframe key={version} src={pageOf(path)} title="Stranica sajta" loading="lazy" />
    </aside>
  );
}
