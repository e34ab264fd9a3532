// The page of the site with what is not published yet, over the whole screen. Nothing in it runs: the frame allows no
// script, and the page brings none.
import { type SyntheticEvent, useEffect, useState } from 'react';
import { inSentence } from '../../model/serbian/word-forms.ts';
import { type App, useApp } from '../app-state.tsx';
import { type Draft, isAsBefore } from '../drafts/draft.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { drawPreview, type Preview } from './draw-preview.ts';
import { CHANGED } from './put-words.ts';
import './PreviewSheet.css';

export function PreviewSheet({ draft, close }: { draft: Draft; close: () => void }) {
  const app = useApp();
  // As it was when it was opened: what comes meanwhile would move the page under the finger.
  const [{ preview, forget }] = useState(() => open(draft, app));
  const [shown, setShown] = useState<Shown>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    preview.then(setShown, () => setFailed(true));
    return forget;
  }, [preview, forget]);
  return (
    <Sheet heading="Kako će izgledati" isWhole close={close}>
      <div role="status">
        {!shown && !hasFailed && <p className="hint">Otvaram stranicu sajta …</p>}
        {hasFailed && (
          <p>
            Stranica sajta sada ne može da se otvori. Proverite internet, pa pokušajte ponovo. Ono
            što ste upisali je sačuvano na ovom uređaju.
          </p>
        )}
        {shown && <p className="hint">{sayWhatIsShown(shown, draft)}</p>}
      </div>
      {shown && (
        <iframe
          title="Stranica sa izmenama"
          sandbox="allow-same-origin"
          srcDoc="<!doctype html>"
          onLoad={(event) => show(event, shown)}
        />
      )}
      <div className="buttons">
        <button type="button" className="main" onClick={close}>
          Nazad na tekst
        </button>
      </div>
    </Sheet>
  );
}

interface Shown extends Preview {
  /** What was published has not reached the site yet. */
  isAhead: boolean;
}

function open(draft: Draft, { drafts, snapshot, store }: App) {
  const addresses: string[] = [];
  const addressOf = async (path: string) => {
    const version = snapshot.files.get(path);
    const typed = [draft, ...drafts.values()].find(({ pictures }) => path in pictures);
    const picture =
      typed?.pictures[path] ??
      (version && (await store.picture(path, version).catch(() => undefined)));
    if (!picture) return undefined;
    const address = URL.createObjectURL(picture);
    addresses.push(address);
    return address;
  };
  const draw = async (): Promise<Shown> => {
    const paths = [...new Set([draft.path, ...drafts.keys()])];
    const onSite = await store.onSite?.(paths).catch(() => undefined);
    const textOnSite = ({ path, base }: Draft) => onSite?.get(path) ?? base;
    const preview = await drawPreview(draft, {
      drafts,
      textOnSite,
      texts: snapshot.texts,
      addressOf,
    });
    return { ...preview, isAhead: textOnSite(draft) !== draft.base };
  };
  return {
    preview: draw(),
    forget: () => {
      for (const address of addresses) URL.revokeObjectURL(address);
    },
  };
}

function sayWhatIsShown({ unseen, borrowed, isAhead }: Shown, draft: Draft): string {
  return [sayWhen(draft, isAhead, borrowed), sayUnseen(unseen)].filter(Boolean).join(' ');
}

function sayWhen(draft: Draft, isAhead: boolean, borrowed: string | undefined): string {
  if (borrowed)
    return `Proizvod još nema svoju stranicu, pa stoji na stranici proizvoda „${borrowed}“.`;
  if (draft.data['draft'] === true) return 'Kad objavite, ove stranice neće biti na sajtu.';
  if (!isAsBefore(draft)) return 'Ovako će izgledati kad objavite. Veze ovde ne vode nikuda.';
  return isAhead
    ? 'Ovako će izgledati kada ono što ste objavili stigne na sajt.'
    : 'Ništa niste menjali: ovako izgleda i sada.';
}

const sayUnseen = (unseen: readonly string[]) =>
  unseen.length > 0 && `Ovo se ovde ne vidi: ${unseen.map(inSentence).join(', ')}.`;

/** The styles are put in as an object: the policy of /admin, which the frame has too, allows no text of styles. */
function show({ currentTarget }: SyntheticEvent<HTMLIFrameElement>, { page, css }: Preview): void {
  const { contentDocument: frame, contentWindow } = currentTarget;
  if (!frame || !contentWindow) return;
  const styles = new (contentWindow as Window & typeof globalThis).CSSStyleSheet();
  styles.replaceSync(css);
  frame.adoptedStyleSheets = [styles];
  frame.documentElement.replaceWith(frame.importNode(page.documentElement, true));
  frame.querySelector(`[${CHANGED}]`)?.scrollIntoView({ block: 'center', inline: 'center' });
}
