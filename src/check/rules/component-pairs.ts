// Components that stand in a text: some of them around a part of it, with a beginning and an end.
import { error, type Finding } from '../finding.ts';

/** Components that stand around a part of the text; the others stand alone. */
const AROUND: readonly string[] = ['BezKolacica', 'SaKolacicima'];

/** Parts that only begin or only end, found without the parser of MDX. */
export function checkPairs(path: string, body: string, components: readonly string[]): Finding[] {
  const findings: (Finding | undefined)[] = [];
  const open: { name: string; finding: Finding | undefined }[] = [];
  for (const [index, line] of body.split('\n').entries()) {
    for (const [tag, slash, name = ''] of line.matchAll(/<(\/?)(\w+)[^<>]*>/g)) {
      if (!AROUND.includes(name)) continue;
      const finding = explainPair(path, index + 1, tag, components);
      if (!slash) open.push({ name, finding });
      else if (open.at(-1)?.name === name) open.pop();
      else findings.push(finding);
    }
  }
  return [...findings, ...open.map(({ finding }) => finding)].filter((one) => one !== undefined);
}

/** A component that stands around a part of the text, with one of its two ends missing. */
export function explainPair(
  path: string,
  number: number,
  rest: string,
  components: readonly string[],
): Finding | undefined {
  const [, slash, name = ''] = /^<(\/?)(\w+)[^<>]*>/.exec(rest) ?? [];
  if (!components.includes(name)) return undefined;
  if (slash) {
    const text = `Ovde se završava deo </${name}>, a nigde ne počinje.`;
    return error(path, number, text, `Gde taj deo počinje, dodajte: <${name}>`);
  }
  if (!AROUND.includes(name)) {
    const text = `Oznaka <${name}> stoji sama, pa se na kraju zatvara kosom crtom.`;
    return error(path, number, text, `Napišite: <${name} />`);
  }
  const text = `Deo <${name}> ovde počinje, a nigde se ne završava.`;
  return error(path, number, text, `Gde se taj deo završava, dodajte: </${name}>`);
}
