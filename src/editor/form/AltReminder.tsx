import { use } from 'react';
import type { Path } from '../../check/read-yaml.ts';
import { useApp } from '../app-state.tsx';
import { OLD_DESCRIPTION, oldDescriptions, pictureBeside } from '../drafts/old-descriptions.ts';
import { getIn } from '../drafts/value-at.ts';
import { FormContext, idOf } from './form-context.ts';

/** Asks for the description of a picture again once the picture is another one. */
export function AltReminder({ at, id }: { at: Path; id: string }) {
  const { change } = useApp();
  const { draft } = use(FormContext);
  if (!oldDescriptions(draft).some((one) => idOf(one) === id)) return null;
  const describe = () => {
    const field = document.getElementById(id);
    field?.focus();
    // What is typed now stands in place of the old description.
    if (field instanceof HTMLTextAreaElement) field.select();
  };
  const confirm = () => {
    const image = String(getIn(draft.data, pictureBeside(at)));
    change({ ...draft, described: [...(draft.described ?? []), image], at: Date.now() });
  };
  return (
    <p className="remark" role="status">
      {OLD_DESCRIPTION} Opišite novu, ili potvrdite da i za nju važi.{' '}
      <button type="button" onClick={describe}>
        Opiši
      </button>{' '}
      <button type="button" className="plain" onClick={confirm}>
        Opis i dalje važi
      </button>
    </p>
  );
}
