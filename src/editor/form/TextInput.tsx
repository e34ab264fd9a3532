// A text field that grows with its text, and takes the signs of a chat away from what is pasted.
import { type ClipboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { cleanPaste, type Kept } from './clean-paste.ts';
import { isComposing } from './composing.ts';
import { FormatButtons } from './FormatButtons.tsx';
import type { Format, Selected } from './formatting.ts';

export interface InputProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface Props extends InputProps {
  value: string;
  isOneLine: boolean;
  kept: Kept;
  /** The buttons above the field. */
  formats: readonly Format[];
  /** Selects the whole value when it is one that has to be replaced. */
  isPlaceholder: (value: string) => boolean;
  /** What becomes of the typed text before it is shown. */
  tidy?: (typed: string) => string;
  onChange: (value: string) => void;
  /** Where a line break in a field of one line begins the next item of a list. */
  onLines?: ((lines: readonly string[]) => void) | undefined;
}

interface Pasted {
  raw: string;
  clean: string;
  start: number;
  taken: readonly string[];
}

const GROWS = CSS.supports('field-sizing', 'content');

export function TextInput({
  value,
  isOneLine,
  kept,
  formats,
  isPlaceholder,
  tidy = (typed) => typed,
  onChange,
  onLines,
  ...common
}: Props) {
  const input = useRef<HTMLTextAreaElement>(null);
  const [pasted, setPasted] = useState<Pasted>();
  /** What is selected once the tidied or formatted text is shown. */
  const selection = useRef<[start: number, end: number]>(undefined);
  useGrowth(input, value);
  useLayoutEffect(() => {
    if (selection.current) input.current?.setSelectionRange(...selection.current);
    selection.current = undefined;
  });

  const take = (typed: string) => {
    if (isOneLine && onLines && typed.includes('\n')) onLines(typed.split(/\s*\n\s*/).map(tidy));
    else onChange(tidy(isOneLine ? typed.replace(/\n/g, ' ') : typed));
  };
  const edit = ({ value: typed, selectionStart }: HTMLTextAreaElement) => {
    const gone = typed.length - tidy(typed).length;
    const caret = Math.max(0, selectionStart - gone);
    if (gone > 0) selection.current = [caret, caret];
    take(typed);
  };
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const raw = event.clipboardData.getData('text/plain');
    const { text: clean, taken } = cleanPaste(raw, {
      ...kept,
      lines: !isOneLine || onLines !== undefined,
    });
    if (taken.length === 0) return setPasted(undefined);
    event.preventDefault();
    const { selectionStart: start, selectionEnd: end } = event.currentTarget;
    setPasted({ raw: isOneLine ? raw.replace(/\s*\n\s*/g, ' ') : raw, clean, start, taken });
    event.currentTarget.setRangeText(clean, start, end, 'end');
    take(event.currentTarget.value);
  };
  const format = ({ text, start, end }: Selected) => {
    selection.current = [start, end];
    onChange(text);
  };
  const isThere =
    pasted && value.slice(pasted.start, pasted.start + pasted.clean.length) === pasted.clean;
  return (
    <>
      {formats.length > 0 && <FormatButtons input={input} formats={formats} onFormat={format} />}
      <textarea
        {...common}
        ref={input}
        className={isOneLine ? 'one-line' : undefined}
        rows={isOneLine ? 1 : 3}
        value={value}
        onFocus={({ target }) => isPlaceholder(target.value) && target.select()}
        onPaste={paste}
        onChange={({ target, nativeEvent }) =>
          isComposing(nativeEvent) ? onChange(target.value) : edit(target)
        }
        onCompositionEnd={({ currentTarget }) => edit(currentTarget)}
      />
      <div role="status">
        {isThere && (
          <p className="hint">
            Iz nalepljenog je sklonjeno: {pasted.taken.join(', ')}.{' '}
            <button
              type="button"
              className="plain"
              onClick={() => {
                const end = pasted.start + pasted.clean.length;
                onChange(value.slice(0, pasted.start) + pasted.raw + value.slice(end));
                setPasted(undefined);
                input.current?.focus();
              }}
            >
              Vrati kako je nalepljeno
            </button>
          </p>
        )}
      </div>
    </>
  );
}

/** Grows the field where the browser does not do it by itself. */
function useGrowth(input: RefObject<HTMLTextAreaElement | null>, value: string): void {
  useLayoutEffect(() => {
    if (GROWS || !input.current) return;
    const { style } = input.current;
    style.height = 'auto';
    style.height = `${input.current.scrollHeight + 2}px`;
  }, [input, value]);
}
