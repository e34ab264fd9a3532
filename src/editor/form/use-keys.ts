import { useRef } from 'react';

/** A key for each item that goes with it when it moves, so that what is open stays open. */
export function useKeys(length: number) {
  const next = useRef(0);
  const all = useRef<number[]>([]);
  const make = () => next.current++;
  while (all.current.length < length) all.current.push(make());
  all.current.length = length;
  return {
    all: all.current,
    insert: (at: number) => all.current.splice(at, 0, make()),
    remove: (at: number) => all.current.splice(at, 1),
    move: (from: number, to: number) => all.current.splice(to, 0, ...all.current.splice(from, 1)),
  };
}
