// The page „Pre i posle“: one file with its pictures in it, so that it can be opened from anywhere.

import { escapeHtml } from '../../model/escape-html.ts';
import { count } from '../../model/plural.ts';
import type { Address } from './find-pages.ts';

/** Two pictures of one place as WebP; undefined where there was or is no such page. */
export interface Pair {
  before: Buffer | undefined;
  after: Buffer | undefined;
}

export interface Shown {
  address: Address;
  /** Pages that differ in the same way. */
  alsoOn: readonly Address[];
  pairs: readonly Pair[];
}

const STYLE = `
  :root { color-scheme: light; font: 1rem/1.5 system-ui, sans-serif; color: #22301f; background: #f6f7f2 }
  body { max-width: 66rem; margin: 0 auto; padding: 1.5rem 1rem 4rem }
  h1, h2 { line-height: 1.25; text-wrap: balance }
  h2 { margin-block: 3rem .5rem; overflow-wrap: anywhere }
  .pair { display: grid; gap: 1rem; margin-block: 1rem; align-items: start }
  @media (min-width: 44rem) { .pair { grid-template-columns: 1fr 1fr } }
  figure { margin: 0 }
  figcaption { padding-block: .25rem; font-weight: 600 }
  img { display: block; width: 100%; max-width: 390px; height: auto; border: 1px solid #c9d1c0; border-radius: .75rem; background: #fff }
  p.none { max-width: 390px; margin: 0; padding: 2rem 1rem; border: 1px dashed #8a977f; border-radius: .75rem; text-align: center }
`;

/** The whole page. `left` are the pages that differ as well and are not shown. */
export function writePage(pages: readonly Shown[], left: readonly Address[]): string {
  const rest =
    left.length > 0
      ? `<h2>Bez slika</h2><p>Menja se i: ${left.map(escapeHtml).join(', ')}.</p>`
      : '';
  return `<!doctype html>
<html lang="sr-Latn-RS">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Pre i posle</title>
<style>${STYLE}</style>
<h1>Pre i posle</h1>
<p>${introduce(pages)}</p>
${pages.map(writeSection).join('\n')}
${rest}
`;
}

function introduce(pages: readonly Shown[]): string {
  if (pages.length === 0) return 'Na stranicama se ništa ne vidi drugačije.';
  return `Ovako se na telefonu vidi ono što predlog menja. Uokvireno je mesto koje se razlikuje: ${count(pages.length, 'stranica', 'stranice', 'stranica')}.`;
}

function writeSection({ address, alsoOn, pairs }: Shown): string {
  const name = address === '/' ? 'Početna strana' : escapeHtml(address);
  const others = count(alsoOn.length, 'stranici', 'stranice', 'stranica');
  const also = alsoOn.length > 0 ? `<p>Isto se menja i na još ${others}.</p>` : '';
  return `<section>
<h2>${name}</h2>
${also}${pairs.map((pair) => writePair(name, pair)).join('\n')}
</section>`;
}

function writePair(name: string, { before, after }: Pair): string {
  return `<div class="pair">
${writeFigure('Pre', name, before, 'Ove stranice do sada nije bilo.')}
${writeFigure('Posle', name, after, 'Ove stranice više nema.')}
</div>`;
}

function writeFigure(
  caption: string,
  name: string,
  picture: Buffer | undefined,
  none: string,
): string {
  const content = picture
    ? `<img src="data:image/webp;base64,${picture.toString('base64')}" alt="${caption}: ${name}">`
    : `<p class="none">${none}</p>`;
  return `<figure><figcaption>${caption}</figcaption>${content}</figure>`;
}
