// What a proposal changes that weighs more than it looks: what it means, and both values whole.
import { shortPath } from '../../model/paths.ts';
import type { WeightyChange } from '../../model/weighty-fields.ts';
import './WeightyFields.css';

export function WeightyFields({ changes }: { changes: readonly WeightyChange[] }) {
  return changes.map(({ path, label, means, was, is }) => (
    <div key={`${path} ${label}`} className="remark question">
      <p>
        <strong>
          Menja se {label} ({shortPath(path)}).
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
  ));
}
