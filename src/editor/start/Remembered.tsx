import type { ReactNode } from 'react';
import { recall, remember } from './memory.ts';

/** A part of the first page that is open or closed as it was left. */
export function Remembered({
  name,
  summary,
  children,
}: {
  name: string;
  summary: string;
  children: ReactNode;
}) {
  const key = `otvoreno-${name}`;
  return (
    <details
      className="part"
      open={recall('sessionStorage', key) === '1'}
      onToggle={({ currentTarget }) =>
        remember('sessionStorage', key, currentTarget.open ? '1' : '')
      }
    >
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
