// The buttons above a long text.
import type { RefObject } from 'react';
import type { Format, Selected } from './formatting.ts';

interface Props {
  input: RefObject<HTMLTextAreaElement | null>;
  formats: readonly Format[];
  /** The text of the field after a button; its selection is to be shown with it. */
  onFormat: (field: HTMLTextAreaElement, after: Selected) => void;
}

export function FormatButtons({ input, formats, onFormat }: Props) {
  const apply = (format: Format) => {
    if (!input.current) return;
    const { value: text, selectionStart: start, selectionEnd: end } = input.current;
    onFormat(input.current, format.apply({ text, start, end }));
  };
  return (
    <div className="formats" role="toolbar" aria-label="Izgled teksta">
      {formats.map((format) => (
        <button
          key={format.label}
          type="button"
          className="plain"
          aria-label={format.label}
          // The field keeps its selection, and a phone its keyboard.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => apply(format)}
        >
          {format.sign}
        </button>
      ))}
    </div>
  );
}
