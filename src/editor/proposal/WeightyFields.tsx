// What a proposal changes that weighs more than it looks: what it means, and both values whole.
import type { WeightyChange } from '../../model/weighty-fields.ts';
import { useTitle } from '../texts/use-title.ts';
import './WeightyFields.css';

export function WeightyFields({ changes }: { changes: readonly WeightyChange[] }) {
  return changes.map((one) => <WeightyField key={`${one.path} ${one.label}`} {...one} />);
}

function WeightyField({ path, label, means, was, is }: WeightyChange) {
  const title = useTitle(path);
  return (
    <div className="remark question">
      <p>
        <strong>
          Menja se {label} ({title}).
        </strong>{' '}
        {means}
      </p>
      <dl className="both-values">
        <dt>Sada</dt>
        <dd>{was}</dd>
        <dt>Posle</dt>
        <dd>{is}</dd>
      </dl>
    </div>
  );
}
