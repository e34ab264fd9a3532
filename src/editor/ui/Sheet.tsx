// A question over the page, from its lower edge.
import { type ReactNode, useId } from 'react';
import './Sheet.css';

interface Props {
  heading: string;
  close: () => void;
  /** Over the whole screen. */
  isWhole?: boolean;
  children: ReactNode;
}

export function Sheet({ heading, close, isWhole = false, children }: Props) {
  const id = useId();
  return (
    <dialog
      ref={(node) => {
        if (node && !node.open) node.showModal();
      }}
      onClose={close}
      className={isWhole ? 'sheet whole' : 'sheet'}
      aria-labelledby={id}
    >
      <h2 id={id}>{heading}</h2>
      {children}
    </dialog>
  );
}
