// After a red check: what is wrong with the texts on the site, with the way to each field.
import { useEffect, useState } from 'react';
import { useApp } from '../app-state.tsx';
import { askCheck, checkTexts } from '../check/ask-check.ts';
import type { Remark } from '../check/check-source.ts';
import { fieldsOf, labelAt } from '../form/form-fields.ts';
import { leadTo } from '../form/go-to-field.ts';
import { contentOf } from '../proposal/check-proposal.ts';
import type { Snapshot } from '../repository/store.ts';
import type { SiteText } from '../texts/site-text.ts';

interface Wrong {
  title: string;
  remarks: readonly Remark[];
}

export function WhatIsWrong() {
  const { snapshot, texts } = useApp();
  const [wrong, setWrong] = useState<readonly Wrong[]>();
  useEffect(() => {
    let isNewest = true;
    wrongAt(snapshot, texts).then(
      (found) => isNewest && setWrong(found),
      () => {},
    );
    return () => {
      isNewest = false;
    };
  }, [snapshot, texts]);
  if (wrong?.length === 0)
    return <p>U tekstovima na sajtu uređivač ne nalazi grešku. Javite osobi koja održava sajt.</p>;
  return wrong?.map(({ title, remarks }) => (
    <section key={title}>
      <p>
        <strong>{title}</strong>
      </p>
      {remarks.map(({ file, at, text, fix }) => (
        <p key={text} className="remark error">
          {text} {fix}{' '}
          <button type="button" className="plain" onClick={() => leadTo(file, at)}>
            Ispravi{at.length > 0 && `: ${labelAt(fieldsOf(file), at)}`}
          </button>
        </p>
      ))}
    </section>
  ));
}

/** The last commit that was checked: it is checked once, however many changes have failed with it. */
let last: { head: string; found: Promise<Wrong[]> } | undefined;

function wrongAt(snapshot: Snapshot, texts: readonly SiteText[]): Promise<Wrong[]> {
  if (last?.head !== snapshot.head) {
    const found = findWrong(snapshot, texts);
    last = { head: snapshot.head, found };
    // Tried again by the next card.
    found.catch(() => {
      last = undefined;
    });
  }
  return last.found;
}

/** The mistakes of all texts, by text; where each stands is known of one text at a time. */
async function findWrong(snapshot: Snapshot, texts: readonly SiteText[]): Promise<Wrong[]> {
  const before = { texts: new Map(), pictures: [] };
  const found = await askCheck({ ask: 'proposal', before, after: contentOf(snapshot) });
  const titles = new Map(
    found.filter(({ severity }) => severity === 'error').map(({ file, title }) => [file, title]),
  );
  const all = [...titles].map(async ([file, title]) => {
    const remarks = await checkTexts(file, snapshot.texts.get(file) ?? '', texts, snapshot);
    return { title, remarks: remarks.filter(({ severity }) => severity === 'error') };
  });
  return Promise.all(all);
}
