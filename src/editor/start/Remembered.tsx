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
  const memory = openMemory();
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

/** Undefined where the browser refuses to keep anything. */
function openMemory(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}
