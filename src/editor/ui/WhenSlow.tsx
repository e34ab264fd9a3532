// What is said once something takes long: that it goes on, and that one may leave.
import { type ReactNode, useEffect, useState } from 'react';

const SLOW_MS = 8_000;

export function WhenSlow({ children }: { children: ReactNode }) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return <div role="status">{isSlow && <p>{children}</p>}</div>;
}
