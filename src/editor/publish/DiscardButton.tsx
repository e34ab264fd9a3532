import { useApp } from '../app-state.tsx';
import { sayGoing } from './say-going.ts';

/** Throws away what was typed into a text, once that is confirmed. `of` names the text where it stands among others. */
export function DiscardButton({ path, of }: { path: string; of?: string }) {
  const { discard, draftOf, sending } = useApp();
  return (
    <button
      type="button"
      className="plain"
      // It may be on the site already.
      disabled={sending.includes(path)}
      aria-label={of && `Odbaci: ${of}`}
      onClick={() => confirm(`Odbaciti: ${sayGoing(draftOf(path))}?`) && discard(path)}
    >
      Odbaci
    </button>
  );
}
