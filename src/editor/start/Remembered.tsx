import type { ReactNode } from 'react';
import { openMemory } from './memory.ts';

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
  const memory = openMemory('sessionStorage');
  const key = `otvoreno-${name}`;
  return (
    <details
      className="part"
      open={memory?.getItem(key) === '1'}
      onToggle={({ currentTarget }) => memory?.setItem(key, currentTarget.open ? '1' : '')}
    >
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
