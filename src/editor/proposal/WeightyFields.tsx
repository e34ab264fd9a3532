// What a proposal changes that weighs more than it looks: what it means, and the values whole.
import type { WeightyChange } from '../../model/weighty-fields.ts';
import { useTitle } from '../texts/use-title.ts';
import './WeightyFields.css';

export function WeightyFields({ changes }: { changes: readonly WeightyChange[] }) {
  return changes.map((one) => <WeightyField key={`${one.path} ${one.says}`} {...one} />);
}

function WeightyField({ path, says, means, was, is }: WeightyChange) {
  const title = useTitle(path);
  return (
    <div className="remark question">
      <p>
        <strong>
          {says} ({title}).
        </strong>{' '}
        {means}
      </p>
      {is && (
        <dl className="both-values">
          {was && (
            <>
              <dt>Sada</dt>
              <dd>{was}</dd>
            </>
          )}
          <dt>Posle</dt>
          <dd>{is}</dd>
        </dl>
      )}
    </div>
  );
}
