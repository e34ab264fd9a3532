// The form of one text.
import { useEffect, useState } from 'react';
import { addressOf, collectionOf, SITE } from '../model/collections.ts';
import { required } from '../model/data.ts';
import { useApp } from './app-state.tsx';
import { Field } from './form/Field.tsx';
import { FormContext } from './form/form-context.ts';
import { goToField } from './form/go-to-field.ts';
import { useTextForm } from './form/use-text-form.ts';
import { History } from './History.tsx';
import { Progress } from './Progress.tsx';
import { PublishBar } from './PublishBar.tsx';
import { settings } from './settings.ts';
import { titleOf } from './texts.ts';

export function TextPage({ path, field }: { path: string; field: string }) {
  const { discard, drafts, texts, sent, store } = useApp();
  const form = useTextForm(path);
  const { draft, fields, remarks } = form;
  const row = required(collectionOf(path), path);
  const isNew = draft.base === '';
  const [isHistory, setHistory] = useState(false);

  useEffect(() => {
    if (field) goToField(field);
    else scrollTo(0, 0);
  }, [field]);

  const isOpen = drafts.has(path) && !draft.isSent;
  const above = remarks.filter(({ at }) => !(String(at[0]) in fields));
  const done = sent.filter(({ before, from = [] }) => path in before || from.includes(path));
  const page =
    row.format === 'page' && row.files
      ? addressOf(path)
      : row.name === 'products'
        ? `/products#${draft.data['id'] ?? ''}`
        : (row.shownOn ?? (path === SITE ? '/' : ''));
  return (
    <FormContext value={form}>
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
            {above.map((one) => (
              <p key={one.text} className={`remark ${one.severity}`}>
                {one.text} {one.fix}
              </p>
            ))}
            {Object.entries(fields).map(([name, schema]) => (
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
            form.show(all);
            goToField(all[0]?.at.join('.') ?? '');
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
}
