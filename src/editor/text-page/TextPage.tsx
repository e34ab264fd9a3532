import { useEffect } from 'react';
import { collectionOf } from '../../model/collections.ts';
import { required } from '../../model/data.ts';
import { capitalize, count } from '../../model/serbian/word-forms.ts';
import { isWeighty } from '../../model/weighty-fields.ts';
import { useApp } from '../app-state.tsx';
import type { Draft } from '../drafts/draft.ts';
import { changesOf } from '../form/changed-fields.ts';
import { FormFields } from '../form/FormFields.tsx';
import { FormContext } from '../form/form-context.ts';
import { labelAt } from '../form/form-fields.ts';
import { goToField } from '../form/go-to-field.ts';
import { OWN_WORDS } from '../form/own-words.ts';
import { useTextForm } from '../form/use-text-form.ts';
import { DiscardButton } from '../publish/DiscardButton.tsx';
import { GoingOut } from '../publish/GoingOut.tsx';
import { Progress } from '../publish/Progress.tsx';
import { PublishBar } from '../publish/PublishBar.tsx';
import { newPath } from '../texts/new-path.ts';
import { titleOf } from '../texts/title-of.ts';
import { Header } from '../ui/Header.tsx';
import { FromProposal } from './FromProposal.tsx';
import { PreviewButton, PreviewFrame, PreviewLink } from './Preview.tsx';
import '../ui/bar.css';

export function TextPage({ path, field }: { path: string; field: string }) {
  const { change, draftOf, leave, drafts, texts, sent, store, snapshot } = useApp();
  const form = useTextForm(path);
  const { draft, fields, remarks, set } = form;
  const row = required(collectionOf(path), path);
  const isNew = draft.base === '';
  const isProduct = row.name === 'products';
  const isHeldBack = draft.data['draft'] === true;

  useEffect(() => {
    if (field) goToField(field, isWeighty(path, field));
  }, [path, field]);
  useEffect(() => () => leave(path), [path]);

  const isOpen = drafts.has(path);
  const returned = draft.returned ?? [];
  const labels = returned.map((name) => labelAt(fields, [name])).join(', ');
  const typed = changesOf(draft).filter(({ key }) => !returned.includes(key));
  const ofText = remarks.filter(({ at }) => !(String(at[0]) in fields));
  const done = sent.filter(({ before, from = [] }) => path in before || from.includes(path));
  // Words that were added go with the text that uses them.
  const going = drafts.has(OWN_WORDS) && path !== OWN_WORDS ? [path, OWN_WORDS] : [path];
  const text = texts.find((one) => one.path === path);
  // A product that is held back has no page.
  const isDraft = text?.isDraft ?? false;
  const title = titleOf(path, isNew ? draft.data : text?.data);
  const makeSimilar = () => {
    const { id, name, short_name, image, alt, link, ...data } = draft.data;
    const similar = newPath(row);
    change({ path: similar, base: '', data, pictures: {}, at: Date.now() });
    location.hash = `#${similar}`;
  };
  const holdBack = () => {
    set(['draft'], !isHeldBack);
    goToField('draft');
  };
  return (
    <FormContext value={form}>
      <Header title={title}>
        <nav className="links" aria-label="Ovaj tekst">
          <PreviewButton draft={draft} />
          {!isNew && store.history && <a href={`#ranije/${path}`}>Ranije verzije</a>}
          {!isNew && !isDraft && <PreviewLink path={path} />}
          {!isNew && isProduct && (
            <>
              <button type="button" className="plain" onClick={makeSimilar}>
                Napravi sličan
              </button>
              <button type="button" className="plain" onClick={holdBack}>
                {isHeldBack ? 'Vrati na sajt' : 'Skloni sa sajta'}
              </button>
            </>
          )}
        </nav>
      </Header>
      <div className="beside">
        <main className="page">
          {row.form.description && !isNew && <p className="hint">{row.form.description}</p>}
          {ofText.map((one) => (
            <p key={one.text} className={`remark ${one.severity}`}>
              {one.text} {one.fix}
            </p>
          ))}
          {draft.proposals ? (
            <FromProposal draft={draft} fields={labels} />
          ) : (
            (labels || draft.deleted) && (
              <p className="remark" role="status">
                Vraćeno: {labels || 'ceo tekst'}.{' '}
                {typed.length > 0 &&
                  `Uz to ide i ono što ste ranije upisali: ${typed.map(({ label }) => label).join(', ')}. `}
                Još nije na sajtu: pritisnite „{store.mayPublish ? 'Objavi' : 'Pošalji predlog'}“.
              </p>
            )
          )}
          <form onSubmit={(event) => event.preventDefault()} onBlur={form.leave}>
            <FormFields />
          </form>
        </main>
        {!isNew && !isDraft && (
          <PreviewFrame path={path} version={snapshot.files.get(path) ?? ''} />
        )}
      </div>
      {!isOpen && done.length > 0 && (
        <section className="bar" aria-label="Poslato">
          {done.map((one) => (
            <Progress key={one.at} sent={one} />
          ))}
        </section>
      )}
      {isOpen && (
        <PublishBar
          paths={going}
          onSent={({ before }) => {
            const [final = path] = Object.keys(before);
            if (final !== path) location.replace(`#${final}`);
          }}
          onRemarks={form.show}
        >
          <DiscardButton path={path} />
          <GoingOut paths={going}>
            <small>{sayDraft(going.map(draftOf), store.mayPublish)}</small>
          </GoingOut>
        </PublishBar>
      )}
    </FormContext>
  );
}

/** „Sačuvano ovde: 2 izmene“: that it is safe, and how much of it goes out. */
function sayDraft(drafts: readonly Draft[], mayPublish: boolean): string {
  const all = drafts.flatMap(changesOf).length;
  const changes = all > 0 ? count(all, 'izmena', 'izmene', 'izmena') : 'nov tekst';
  return mayPublish
    ? `Sačuvano ovde: ${changes}`
    : `${capitalize(changes)}. Prihvata vlasnica sajta.`;
}
