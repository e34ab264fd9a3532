import type { ReactNode } from 'react';
import { recall, remember } from './memory.ts';

/** A part of the first page that is open or closed as it was left. */
export function Remembered({
  name,
  className = 'part',
  summary,
  children,
}: {
  name: string;
  className?: string;
  summary: ReactNode;
  children: ReactNode;
}) {
  const key = `otvoreno-${name}`;
  return (
    <details
      className={className}
      open={recall(key) === '1'}
      onToggle={({ currentTarget }) => remember(key, currentTarget.open ? '1' : '')}
    >
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
