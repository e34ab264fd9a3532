import { use, useState } from 'react';
import type { Path } from '../../check/read-yaml.ts';
import { resolvePath } from '../../model/paths.ts';
import { getIn } from '../drafts/value-at.ts';
import { FormContext } from './form-context.ts';

/** Asks for the description of a picture again once the picture is another one. */
export function AltReminder({ at, id }: { at: Path; id: string }) {
  const { draft, before } = use(FormContext);
  const [isRight, setRight] = useState('');
  const picture = [...at.slice(0, -1), 'image'];
  const image = String(getIn(draft.data, picture) ?? '');
  const old = before(picture);
  const isOld = before(at) === getIn(draft.data, at);
  // Another photo may have come under the name of the old one.
  const isNew = old !== image || resolvePath(draft.path, image) in draft.pictures;
  // Taken back, it is the picture that the description was written for.
  const isBack = draft.returned?.includes(String(picture[0])) && !draft.proposals;
  if (!old || !isNew || !isOld || isBack || isRight === image) return null;
  const describe = () => {
    const field = document.getElementById(id);
    field?.focus();
    // What is typed now stands in place of the old description.
    if (field instanceof HTMLTextAreaElement) field.select();
  };
  return (
    <p className="remark" role="status">
      Slika je nova, a opis je od stare. Opišite novu, ili potvrdite da i za nju važi.{' '}
      <button type="button" onClick={describe}>
        Opiši
      </button>{' '}
      <button type="button" className="plain" onClick={() => setRight(image)}>
        Opis i dalje važi
      </button>
    </p>
  );
}
