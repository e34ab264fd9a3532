// „↑“ and „↓“ of an item in a list.
import { useEffect, useRef } from 'react';

interface Props {
  /** Of the item, for who hears the page. */
  name: string;
  isFirst: boolean;
  isLast: boolean;
  move: (step: 1 | -1) => void;
}

export function Arrows({ name, isFirst, isLast, move }: Props) {
  const moved = useRef<HTMLButtonElement>(null);
  // An item that changes its place takes the focus from its button; at the end of the list only the other one is left.
  useEffect(() => {
    const button = moved.current;
    moved.current = null;
    if (button) (button.disabled ? otherOf(button) : button)?.focus();
  });
  const arrow = (step: 1 | -1, sign: string, what: string, isDisabled: boolean) => (
    <button
      type="button"
      className="plain"
      disabled={isDisabled}
      aria-label={`${name}: ${what}`}
      onClick={({ currentTarget }) => {
        moved.current = currentTarget;
        move(step);
      }}
    >
      {sign}
    </button>
  );
  return (
    <>
      {arrow(-1, '↑', 'pomeri gore', isFirst)}
      {arrow(1, '↓', 'pomeri dole', isLast)}
    </>
  );
}

const otherOf = (button: HTMLButtonElement) =>
  (button.previousElementSibling ?? button.nextElementSibling) as HTMLButtonElement | null;
