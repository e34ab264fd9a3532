// Covers the page that is open while a text has a mistake; behind it stays the last good page.
import { COLOURS } from '../../model/colours';
import { MESSAGE } from './message';

const COVER = `color-mix(in srgb, ${COLOURS['night-green']} 55%, transparent)`;
const cover = document.createElement('div');
const root = cover.attachShadow({ mode: 'open' });

import.meta.hot?.on(MESSAGE, ({ style, html }: { style: string; html: string }) => {
  cover.remove();
  if (html === '') return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `:host { position: fixed; inset: 0; z-index: 2147483647; overflow: auto; padding-inline: 1rem; background: ${COVER}; } ${style}`,
  );
  root.adoptedStyleSheets = [sheet];
  root.innerHTML = html;
  document.body.append(cover);
});
import.meta.hot?.send(MESSAGE);
