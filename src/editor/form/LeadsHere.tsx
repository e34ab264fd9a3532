import { use } from 'react';
import { useApp } from '../app-state.tsx';
import { FormContext } from './form-context.ts';
import { whatGoesWith } from './leads-here.ts';

/** What is gone while the product is held back, or until the day from which it is shown. */
export function LeadsHere({ until = false }: { until?: boolean }) {
  const { texts } = useApp();
  const { draft } = use(FormContext);
  const all = whatGoesWith(draft.path, Number(draft.data['id']), texts);
  if (draft.base === '' || (!until && all.length === 0)) return null;
  return (
    <div className="remark" role="status">
      {until
        ? `Do tog dana proizvoda nema na sajtu${all.length > 0 ? ':' : '.'}`
        : 'Dok je proizvod sklonjen:'}
      {all.length > 0 && (
        <ul>
          {all.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
