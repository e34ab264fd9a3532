import { use } from 'react';
import { useApp } from '../app-state.tsx';
import { FormContext } from './form-context.ts';
import { whatGoesWith } from './leads-here.ts';

export function LeadsHere() {
  const { texts } = useApp();
  const { draft } = use(FormContext);
  const all = whatGoesWith(draft.path, Number(draft.data['id']), texts);
  if (all.length === 0) return null;
  return (
    <div className="remark" role="status">
      Dok je proizvod sklonjen:
      <ul>
        {all.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </div>
  );
}
