import type { ReactNode } from 'react';

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
      open={sessionStorage.getItem(key) === '1'}
      onToggle={({ currentTarget }) => sessionStorage.setItem(key, currentTarget.open ? '1' : '')}
    >
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
