// The form of one text.
import { useEffect, useMemo, useState } from 'react';
import type { Path } from '../check/read-yaml.ts';
import { addressOf, collectionOf, SITE } from '../model/collections.ts';
import { required } from '../model/data.ts';
import { useApp } from './app-state.tsx';
import { Field } from './form/Field.tsx';
import { FormContext } from './form/form-context.ts';
import { fieldsOf, labelAt } from './form/form-fields.ts';
import { History } from './History.tsx';
import { Progress } from './Progress.tsx';
import { PublishBar } from './PublishBar.tsx';
import { setIn } from './repository/drafts.ts';
import { settings } from './settings.ts';
import { checkDraft, type Remark, titleOf } from './texts.ts';

const QUIET_MS = 600;

export function TextPage({ path, field }: { path: string; field: string }) {
  const { draftOf, change, discard, drafts, texts, sent, store } = useApp();
  const row = required(collectionOf(path), path);
  const draft = draftOf(path);
  const isNew = draft.base === '';
  const [remarks, setRemarks] = useState<readonly Remark[]>([]);
  const [isHistory, setHistory] = useState(false);
  const schemas = useMemo(() => fieldsOf(path), [path]);

  // Checks when the editor pauses; a new text only after „Objavi“, since it is still empty.
  useEffect(() => {
    if (!drafts.has(path) || isNew) return setRemarks([]);
    const timer = setTimeout(() => setRemarks(checkDraft(draft, texts)), QUIET_MS);
    return () => clearTimeout(timer);
  }, [draft, drafts, path, isNew, texts]);

  useEffect(() => {
    if (field) goTo(field);
    else scrollTo(0, 0);
  }, [field]);

  const set = (at: Path, value: unknown, pictures = {}) => {
    const conflicts = draft.conflicts?.filter((one) => one.at.join('.') !== at.join('.'));
    const { conflicts: _, isSent: __, ...rest } = draft;
    change({
      ...rest,
      data: setIn(draft.data, at, value) as typeof draft.data,
      pictures: { ...draft.pictures, ...pictures },
      at: Date.now(),
      ...(conflicts?.length && { conflicts }),
    });
  };
  const isOpen = drafts.has(path) && !draft.isSent;
  const above = remarks.filter(({ at }) => !Object.keys(schemas).includes(String(at[0])));
  const done = sent.filter(({ before, from = [] }) => path in before || from.includes(path));
  const page =
    row.format === 'page' && row.files
      ? addressOf(path)
      : row.name === 'products'
        ? `/products#${draft.data['id'] ?? ''}`
        : (row.shownOn ?? (path === SITE ? '/' : ''));
  return (
    <FormContext value={{ draft, remarks, set }}>
      <main className="page">
        <header className="top">
          <a href="#svi" className="back">
            ← Svi tekstovi
          </a>
          {!settings.isLocal && !isNew && (
            <button type="button" className="plain" onClick={() => setHistory(!isHistory)}>
              Ranije verzije
            </button>
          )}
        </header>
        <h1>
          {isNew
            ? String(draft.data['name'] ?? 'Nov proizvod')
            : titleOf(
                path,
                texts.find((text) => text.path === path),
              )}
        </h1>
        {row.form.description && !isNew && <p className="hint">{row.form.description}</p>}
        {page && !isNew && (
          <p className="hint">
            <a href={page} target="_blank" rel="noreferrer">
              Kako sada izgleda na sajtu
            </a>
          </p>
        )}
        {isHistory ? (
          <History path={path} close={() => setHistory(false)} />
        ) : (
          <form onSubmit={(event) => event.preventDefault()}>
            <Conflicts />
            {above.map((one) => (
              <p key={one.text} className={`remark ${one.severity}`}>
                {one.text} {one.fix}
              </p>
            ))}
            {Object.entries(schemas).map(([name, schema]) => (
              <Field key={name} schema={schema} at={[name]} value={draft.data[name]} />
            ))}
          </form>
        )}
      </main>
      {!isOpen && done.length > 0 && (
        <div className="bar">
          {done.map((one) => (
            <Progress key={one.at} sent={one} />
          ))}
        </div>
      )}
      {isOpen && (
        <PublishBar
          paths={[path]}
          onSent={({ before }) => {
            const [final = path] = Object.keys(before);
            if (final !== path) location.replace(`#${final}`);
          }}
          onRemarks={(all) => {
            setRemarks(all);
            goTo(all[0]?.at.join('.') ?? '');
          }}
        >
          <button
            type="button"
            className="plain"
            onClick={() => confirm('Odbaciti ono što niste objavili?') && discard(path)}
          >
            Odbaci
          </button>
          <small>
            {draft.conflicts
              ? ''
              : store.mayPublish
                ? 'Sačuvano na ovom uređaju'
                : 'Sačuvano na ovom uređaju. Izmenu prihvata vlasnik sajta.'}
          </small>
        </PublishBar>
      )}
    </FormContext>
  );

  function Conflicts() {
    return draft.conflicts?.map(({ at, mine, theirs }) => (
      <fieldset key={at.join('.')} className="conflict">
        <legend>„{labelAt(schemas, at)}“ je promenjeno i na drugom uređaju</legend>
        <button type="button" onClick={() => set(at, mine)}>
          <small>Ovde upisano</small>
          {show(mine)}
        </button>
        <button type="button" onClick={() => set(at, theirs)}>
          <small>Sa drugog uređaja</small>
          {show(theirs)}
        </button>
      </fieldset>
    ));
  }
}

const show = (value: unknown) =>
  typeof value === 'object' && value ? JSON.stringify(value) : String(value ?? '(prazno)');

/** Opens what is around the field, scrolls to it, and puts the cursor into it. */
function goTo(id: string): void {
  requestAnimationFrame(() => {
    const place = document.getElementById(id) ?? document.getElementById(id.replace(/\.\w+$/, ''));
    for (
      let around = place?.closest('details');
      around;
      around = around.parentElement?.closest('details')
    )
      around.open = true;
    place?.scrollIntoView({ block: 'center' });
    const input = place?.matches('input, textarea, select')
      ? place
      : place?.querySelector<HTMLElement>('input, textarea, select');
    input?.focus({ preventScroll: true });
  });
}
