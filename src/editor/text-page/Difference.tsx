// What differs between two versions of a text, field by field, with the changed words marked; of a new text, what it
// holds.
import { Fragment } from 'react';
import { isWeighty } from '../../model/weighty-fields.ts';
import { tryReading } from '../drafts/draft.ts';
import { changedFields } from '../form/changed-fields.ts';
import { fieldsOf } from '../form/form-fields.ts';
import { sayValue } from '../form/say-value.ts';
import { useNames } from '../texts/use-names.ts';
import { pieces } from './pieces.ts';
import './Difference.css';

/** Longest unchanged piece that is shown whole, in characters. */
const LONG = 120;
const SHOWN = 50;

export function Difference({
  path,
  before,
  after,
}: {
  path: string;
  before: string;
  after: string;
}) {
  const names = useNames();
  const fields = fieldsOf(path);
  const [oldData, freshData] = [tryReading(path, before), tryReading(path, after)];
  if (!oldData || !freshData)
    return (
      <p className="change">
        <em>Fajl ne može da se pročita, pa ovde stoji kako je napisan: </em>
        <Marked isWhole={false} before={before} after={after} />
      </p>
    );
  return changedFields(path, oldData, freshData).map(
    ({ key, label, before: old, after: fresh }) => (
      <p key={key} className="change">
        <em>{label}: </em>
        {before === '' ? (
          sayValue(fields[key], fresh, names)
        ) : (
          <Marked
            isWhole={isWeighty(path, key)}
            before={sayValue(fields[key], old, names)}
            after={sayValue(fields[key], fresh, names)}
          />
        )}
      </p>
    ),
  );
}

/** `isWhole` for a number or an address: what differs alone cannot be read. */
function Marked({ before, after, isWhole }: { before: string; after: string; isWhole: boolean }) {
  if (isWhole)
    return (
      <>
        {'\n'}
        <del>{before}</del>
        {'\n'}
        <ins>{after}</ins>
      </>
    );
  return pieces(before, after).map(({ same, removed, added }, index) => (
    <Fragment key={index}>
      {same.length > LONG ? `${same.slice(0, SHOWN)} … ${same.slice(-SHOWN)}` : same}
      {removed && <del>{removed}</del>}
      {removed && added && ' '}
      {added && <ins>{added}</ins>}
    </Fragment>
  ));
}
