// Begins a paragraph of a product's section that has a word in bold before it, „**Čuvanje:**“: nobody types stars on a
// phone.
import { flushSync } from 'react-dom';

interface Props {
  id: string;
  text: string;
  labels: readonly string[];
  change: (text: string) => void;
}

export function Beginnings({ id, text, labels, change }: Props) {
  const absent = labels.filter((label) => !text.includes(`**${label}:**`));
  if (absent.length === 0) return null;
  const begin = (label: string) => {
    flushSync(() => change(`${text.trimEnd()}\n\n**${label}:** `.trimStart()));
    const field = document.getElementById(id);
    if (!(field instanceof HTMLTextAreaElement)) return;
    field.focus();
    field.setSelectionRange(field.value.length, field.value.length);
  };
  return (
    <div className="buttons">
      {absent.map((label) => (
        <button key={label} type="button" className="plain" onClick={() => begin(label)}>
          + {label}
        </button>
      ))}
    </div>
  );
}
