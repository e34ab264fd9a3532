// A part of the first page that comes later than the page.
import { type ReactNode, useEffect } from 'react';
import { recall, remember } from './memory.ts';
import { Remembered } from './Remembered.tsx';

interface Props {
  label: string;
  /** Undefined until it is known. */
  count: number | undefined;
  /** Whether it is there at the first visit. */
  isUsual?: boolean;
  children: ReactNode;
}

/** Until it is known, it has the place that it had the last time, so that no row moves under a finger. */
export function LatePart({ label, count, isUsual = false, children }: Props) {
  const key = `bilo-${label}`;
  useEffect(() => {
    if (count !== undefined) remember('localStorage', key, count > 0 ? '1' : '');
  }, [count, key]);
  const wasThere = (recall('localStorage', key) ?? (isUsual ? '1' : '')) === '1';
  if (count === undefined ? !wasThere : count === 0) return null;
  return (
    <Remembered name={label} summary={`${label} ${count === undefined ? '…' : `(${count})`}`}>
      {children}
    </Remembered>
  );
}
