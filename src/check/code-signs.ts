// What a sign means that MDX would run as code, and how to write it instead.
import { error, type Finding } from './finding.ts';
import { findNearest } from './nearest.ts';
import { LEFT_SOURCE } from './patterns/leftovers.ts';
import { fillIn } from './patterns/pattern-rule.ts';

const ESCAPE = 'ispred stavite obrnutu kosu crtu: \\$0';

interface CodeSign {
  /** Matches the text from the sign on. */
  sign: RegExp;
  text: string;
  fix: string;
}

/** What MDX reads as code; the first row that matches counts. */
export const CODE_SIGNS: readonly CodeSign[] = [
  {
    // Behind „:contentReference[oaicite:0]“.
    sign: /^\{index=\d*\}/,
    text: LEFT_SOURCE.text,
    fix: LEFT_SOURCE.fix,
  },
  {
    sign: /^<!--/,
    text: 'Napomena <!-- … --> ovde nije dozvoljena.',
    fix: 'Obrišite je, od <!-- do -->.',
  },
  {
    sign: /^\{\/\*/,
    text: 'Napomena {/* … */} ovde nije dozvoljena.',
    fix: 'Obrišite je, od {/* do */}.',
  },
  {
    sign: /^<(?:https?:|mailto:)?([^\s<>]+[@.][^\s<>]+)>/,
    text: 'Adresa između znakova < i > čita se kao programski kod.',
    fix: 'Napišite vezu ovako: [tekst](https://adresa) ili [adresa](mailto:adresa)',
  },
  {
    sign: /^<\/?[A-Za-z]\w*[^<>]*>/,
    text: 'Oznaka $0 čita se kao programski kod.',
    fix: 'Obrišite je. Pre novog pasusa ostavite prazan red, a podebljano se piše ovako: **tekst**',
  },
  {
    sign: /^<\S*/,
    text: 'Znak < se ovde čita kao programski kod.',
    fix: `Napišite rečima („manje od“) ili ${ESCAPE}`,
  },
  {
    sign: /^\{([^{}]*)\}/,
    text: 'Vitičasta zagrada { se ovde čita kao programski kod.',
    fix: 'Napišite običnim zagradama: ($1)',
  },
  {
    sign: /^[{}]/,
    text: 'Vitičasta zagrada $0 se ovde čita kao programski kod.',
    fix: `Napišite običnu zagradu ili ${ESCAPE}`,
  },
  {
    sign: /^(?:import|export)\b/,
    text: 'Red koji počinje rečju $0 čita se kao programski kod.',
    fix: 'Počnite ga drugom rečju, a ako nije Vaš, obrišite ga.',
  },
  {
    sign: /^/,
    text: 'Ovde tekst nije ispravno napisan.',
    fix: 'Uporedite ga sa drugim takvim tekstom.',
  },
];

/** The finding for a sign of code; `rest` is its line from the sign on. */
export function reportCode(
  path: string,
  line: number,
  rest: string,
  components: readonly string[],
): Finding {
  return error(path, line, ...explain(rest, components));
}

/** The finding for a tag of a component whose other half is missing. */
export function reportHalf(path: string, line: number, tag: string): Finding {
  const name = /\w+/.exec(tag)?.[0];
  return error(
    path,
    line,
    `Deo ${tag} nema i početak i kraj.`,
    `Ako stoji sam, napišite: <${name} /> Ako obuhvata tekst, ispred tog teksta stoji ` +
      `<${name}>, a iza njega </${name}>`,
  );
}

/** What is wrong at the beginning of this text, and how to correct it. */
function explain(rest: string, components: readonly string[]): [text: string, fix: string] {
  const [tag = '', slash] = /^<(\/?)\w+[^<>]*>/.exec(rest) ?? [];
  const nearest = tag && findNearest(tag.replace(/[^\p{L}]/gu, ''), components);
  if (nearest)
    return [
      `Oznaka ${tag} nije tačno napisana.`,
      `Napišite: <${slash}${nearest}${slash ? '' : ' /'}>`,
    ];
  for (const { sign, text, fix } of CODE_SIGNS) {
    const found = sign.exec(rest);
    if (found) return [fillIn(text, found), fillIn(fix, found)];
  }
  throw new Error('The last sign fits everything');
}
