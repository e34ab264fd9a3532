// A text field that grows with its text, takes the signs of a chat away from what is pasted, and keeps its format.
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type Cleaned, cleanPaste, isCleaned, type Kept } from './clean-paste.ts';
import { isComposing } from './composing.ts';
import { FormatButtons } from './FormatButtons.tsx';
import { type Format, nextItem, type Selected, signOnce } from './formatting.ts';
import { changedPart, insertAsTyped } from './insert-as-typed.ts';

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
  /** Kinds of nodes that the site draws here: with none, only words are pasted. */
  drawn: readonly string[];
  /** Selects the whole value when it is one that has to be replaced. */
  isPlaceholder: (value: string) => boolean;
  /** What becomes of the typed text before it is shown. */
  tidy?: (typed: string) => string;
  onChange: (value: string) => void;
  /** Where a line break in a field of one line begins the next item of a list. */
  onLines?: ((lines: readonly string[]) => void) | undefined;
}

interface Pasted extends Cleaned {
  raw: string;
  start: number;
}

/** HTML with something that Markdown has a sign for, or that plain text loses. */
const HAS_FORMAT =
  /<(b|strong|i|em|h\d|[uo]l|table|a|img|su[bp]|s|del|strike)\b|mso-list|font-(weight|style)|line-through/i;

const loadReader = () => import('./paste-html.ts');

const GROWS = CSS.supports('field-sizing', 'content');

export function TextInput({
  value,
  isOneLine,
  kept,
  formats,
  drawn,
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
    const once =
      drawn.includes('list') &&
      signOnce({ text: typed, start: selectionStart, end: selectionStart });
    if (once) {
      selection.current = [once.start, once.end];
      return take(once.text);
    }
    const gone = typed.length - tidy(typed).length;
    const caret = Math.max(0, selectionStart - gone);
    if (gone > 0) selection.current = [caret, caret];
    take(typed);
  };
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const field = event.currentTarget;
    const raw = event.clipboardData.getData('text/plain');
    const html = event.clipboardData.getData('text/html');
    const clean = (text: string) =>
      cleanPaste(text, { ...kept, lines: !isOneLine || onLines !== undefined });
    // Where the cursor is by then: while the code was loading, more may have been typed.
    const insert = (cleaned: Cleaned) => {
      const { selectionStart: start, selectionEnd: end } = field;
      const plain = isOneLine ? raw.replace(/\s*\n\s*/g, ' ') : raw;
      setPasted({ ...cleaned, raw: plain, start });
      insertAsTyped(field, cleaned.text, [start, end]);
    };
    const cleaned = clean(raw);
    const hasFormat = drawn.length > 0 && HAS_FORMAT.test(html);
    if (!hasFormat && !isCleaned(cleaned)) return setPasted(undefined);
    event.preventDefault();
    if (!hasFormat) return insert(cleaned);
    loadReader().then(
      ({ readHtml }) => {
        const { value: typed, selectionStart: start, selectionEnd: end } = field;
        insert(readHtml(html, drawn, typed, [start, end], clean));
      },
      // The code could not be loaded.
      () => insert(cleaned),
    );
  };
  const format = (field: HTMLTextAreaElement, after: Selected) => {
    if (after.text === field.value) return;
    const { text, range } = changedPart(field.value, after.text);
    selection.current = [after.start, after.end];
    insertAsTyped(field, text, range);
  };
  const goOnWithList = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !drawn.includes('list')) return;
    const { value: text, selectionStart: start, selectionEnd: end } = event.currentTarget;
    const after = nextItem({ text, start, end });
    if (!after) return;
    event.preventDefault();
    format(event.currentTarget, after);
  };
  const isThere =
    pasted && value.slice(pasted.start, pasted.start + pasted.text.length) === pasted.text;
  const isTold = isThere && (isCleaned(pasted) || pasted.text !== pasted.raw.trim());
  return (
    <>
      {formats.length > 0 && <FormatButtons input={input} formats={formats} onFormat={format} />}
      <textarea
        {...common}
        ref={input}
        className={isOneLine ? 'one-line' : undefined}
        rows={isOneLine ? 1 : 3}
        value={value}
        onFocus={({ target }) => {
          if (isPlaceholder(target.value)) target.select();
          // So that a paste does not have to wait.
          if (drawn.length > 0) loadReader().catch(() => {});
        }}
        onPaste={paste}
        onKeyDown={goOnWithList}
        onChange={({ target, nativeEvent }) =>
          isComposing(nativeEvent) ? onChange(target.value) : edit(target)
        }
        onCompositionEnd={({ currentTarget }) => edit(currentTarget)}
      />
      <div role="status">
        {isTold && (
          <p className="hint">
            {sayCleaned(pasted)}{' '}
            <button
              type="button"
              className="plain"
              onClick={() => {
                const end = pasted.start + pasted.text.length;
                setPasted(undefined);
                if (input.current) insertAsTyped(input.current, pasted.raw, [pasted.start, end]);
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

function sayCleaned({ taken, wasCyrillic }: Cleaned): string {
  const said = [
    wasCyrillic && 'Ćirilica je prebačena u latinicu.',
    taken.length > 0 && `Iz nalepljenog je sklonjeno: ${taken.join(', ')}.`,
  ].filter(Boolean);
  return said.length > 0 ? said.join(' ') : 'Oblikovanje je zadržano.';
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
