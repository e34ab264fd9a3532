// The head of every page but the first: the way back, and what the page is about.
import { type ReactNode, useEffect, useRef } from 'react';
import { OfflineNote } from '../offline/OfflineNote.tsx';

export function Header({
  back = '#',
  label = 'Svi tekstovi',
  title,
  children,
}: {
  back?: string;
  label?: string;
  title: string;
  children?: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  // A screen reader begins here, as on a page of its own; a field in the address takes the focus later.
  useEffect(() => {
    scrollTo(0, 0);
    heading.current?.focus();
  }, []);
  return (
    <header className="top">
      <a href={back} className="back">
        <span aria-hidden="true">← </span>
        {label}
      </a>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <OfflineNote />
      {children}
    </header>
  );
}
