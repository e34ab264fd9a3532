// What MDX reads as program code. Its parser stops at the first such place and explains it in
// English; here the place is blanked out and the text parsed again, until nothing is left.

import { CONSENT_KINDS } from '../../model/script-schema.ts';
import { error, type Finding } from '../finding.ts';
import { explainPair } from './component-pairs.ts';

interface Node {
  type: string;
  name?: string | null;
  value?: string;
  attributes?: readonly { name?: string; value?: unknown }[];
  children?: readonly unknown[];
  position?: { start: { line: number } } | undefined;
}

/** Parses MDX; throws an error whose message starts with `LINE:COLUMN:`. */
export type MdxParser = (source: string) => Node;

/** More places than anyone reads at once. */
const MOST = 50;

/**
 * Findings for a text without its front matter, whose lines are blank.
 * @param components Those that may stand in it.
 */
export function checkMdx(
  path: string,
  body: string,
  parse: MdxParser,
  components: readonly string[] = [],
): Finding[] {
  const lines = body.split('\n');
  const findings: Finding[] = [];
  for (let tries = 0; tries < MOST; tries++) {
    try {
      const found = checkNodes(path, parse(lines.join('\n')), components);
      return findings.concat(found);
    } catch (reason) {
      const [, row, column] = /^(\d+):(\d+)/.exec((reason as Error).message) ?? [];
      const index = Number(row) - 1;
      const line = lines[index];
      if (row === undefined || line === undefined) {
        const fix = 'Uporedite ga sa drugim fajlom iz istog foldera.';
        return [...findings, error(path, 1, 'Tekst nije ispravno napisan.', fix)];
      }
      const at = findSign(line, Number(column) - 1);
      findings.push(
        explainPair(path, index + 1, line.slice(at), components) ??
          explainSign(path, index + 1, line, at),
      );
      lines[index] = `${line.slice(0, at)} ${line.slice(at + 1)}`;
    }
  }
  return findings;
}

/** The parser counts bytes in some messages, so the sign is looked for around its column. */
function findSign(line: string, column: number): number {
  if (/[<{}]/.test(line[column] ?? '')) return column;
  const before = Math.max(line.lastIndexOf('<', column), line.lastIndexOf('{', column));
  return before >= 0 ? before : Math.max(0, line.search(/[<{}]/));
}

function explainSign(path: string, number: number, line: string, at: number): Finding {
  const rest = line.slice(at);
  if (rest.startsWith('<!--')) {
    const text = 'Napomena <!-- … --> ovde nije dozvoljena.';
    return error(path, number, text, 'Obrišite je, od <!-- do -->.');
  }
  const address = /^<((?:https?:\/\/|mailto:)?[^\s<>]+[@.][^\s<>]+)>/.exec(rest)?.[1];
  if (address) {
    const link = address.includes('@') ? `mailto:${address.replace('mailto:', '')}` : address;
    const text = 'Adresa između znakova < i > čita se kao programski kod.';
    return error(
      path,
      number,
      text,
      `Napišite vezu ovako: [${address.replace('mailto:', '')}](${link})`,
    );
  }
  if (/^<\/?(br|p|b|i|strong|em|u|span|div|font|center)\b/i.test(rest)) {
    const tag = /^<[^>]*>?/.exec(rest)?.[0] ?? '<';
    const text = `Oznaka ${tag} čita se kao programski kod.`;
    const fix =
      'Obrišite je. Pre novog pasusa ostavite prazan red, a podebljano se piše ovako: **tekst**';
    return error(path, number, text, fix);
  }
  if (rest.startsWith('<')) {
    const word = /^<\S*/.exec(rest)?.[0] ?? '<';
    const text = 'Znak < se ovde čita kao programski kod.';
    const fix = `Napišite rečima („manje od“) ili ispred stavite obrnutu kosu crtu: \\${word}`;
    return error(path, number, text, fix);
  }
  return explainBrace(path, number, rest);
}

function explainBrace(path: string, number: number, rest: string): Finding {
  const whole = /^\{([^{}]*)\}/.exec(rest);
  const text = 'Vitičasta zagrada { se ovde čita kao programski kod.';
  const fix = whole
    ? `Napišite običnim zagradama: (${whole[1]})`
    : 'Napišite običnu zagradu ili ispred stavite obrnutu kosu crtu: \\{';
  return error(path, number, text, fix);
}

/** Code that is well formed, and fails only when the page is drawn. */
function checkNodes(path: string, node: Node, components: readonly string[]): Finding[] {
  const line = node.position?.start.line ?? 1;
  const children = (node.children ?? []).flatMap((child) =>
    checkNodes(path, child as Node, components),
  );
  const isNote = /^\s*\/\*[\s\S]*\*\/\s*$/.test(node.value ?? '');
  if (/^mdx(Text|Flow)Expression$/.test(node.type) && !isNote) {
    return [explainBrace(path, line, `{${node.value ?? ''}}`), ...children];
  }
  if (node.type === 'mdxjsEsm') {
    const text = 'Red koji počinje rečju import ili export čita se kao programski kod.';
    return [error(path, line, text, 'Počnite red drugom rečju.'), ...children];
  }
  if (/^mdxJsx/.test(node.type) && !components.includes(node.name ?? '')) {
    return [explainElement(path, line, node.name ?? '', components), ...children];
  }
  const consentKind = node.attributes?.find(({ name }) => name === 'vrsta')?.value;
  if (consentKind !== undefined && !CONSENT_KINDS.some((known) => known === consentKind)) {
    const text = `Vrsta „${consentKind}“ ne postoji.`;
    const fix = `Napišite: ${CONSENT_KINDS.map((known) => `vrsta="${known}"`).join(' ili ')}`;
    return [error(path, line, text, fix), ...children];
  }
  return children;
}

function explainElement(path: string, line: number, name: string, components: readonly string[]) {
  const text = `Oznaka <${name}> čita se kao programski kod.`;
  const fix =
    components.length > 0
      ? `Obrišite je. Ovde smeju da stoje samo: ${components.map((c) => `<${c}>`).join(', ')}.`
      : 'Obrišite je. Pre novog pasusa ostavite prazan red, a podebljano se piše ovako: **tekst**';
  return error(path, line, text, fix);
}
