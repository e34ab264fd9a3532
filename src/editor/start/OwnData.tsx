// „Moji podaci“: what the owner changes most often, with what the site says now.
import { SITE } from '../../model/collections.ts';
import { descriptionOf } from '../../model/schema/field-description.ts';
import { useApp } from '../app-state.tsx';
import { fieldsOf } from '../form/form-fields.ts';
import { titleOf } from '../texts/title-of.ts';
import { TextMarks } from './TextMarks.tsx';

const FIRST = ['phone', 'shop_url', 'hours'] as const;

export function OwnData() {
  const { draftOf } = useApp();
  const { data } = draftOf(SITE);
  const fields = fieldsOf(SITE);
  return (
    <section aria-labelledby="moji-podaci">
      <h2 id="moji-podaci">Moji podaci</h2>
      <ul className="rows own">
        {FIRST.map((name) => (
          <li key={name}>
            <a href={`#${SITE}/${name}`}>{descriptionOf(fields[name]).label}</a>
            <small className="now">{String(data[name] ?? '').replace(/^https:\/\//, '')}</small>
          </li>
        ))}
        <li>
          <a href={`#${SITE}`}>{titleOf(SITE)}</a>
          <TextMarks path={SITE} />
        </li>
      </ul>
    </section>
  );
}
