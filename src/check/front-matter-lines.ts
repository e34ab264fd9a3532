import { findDashes } from '../model/files/front-matter.ts';
import type { TextFile } from './content-files.ts';
import { error, type Finding } from './finding.ts';

/** A text in its two parts; both keep the line numbers of the file. */
export interface TextParts {
  yaml: string[];
  /** Line of the file on which the YAML starts, from 1. */
  yamlLine: number;
  /** Text below the front matter; the lines above it are blank. */
  body: string;
}

/** Three dashes as an editor may have typed or „corrected“ them. */
const ALMOST_DASHES = /^\s*(-{2,}|[–—]-?|-[–—])\s*$/;

/**
 * Splits a Markdown file. Where a line of dashes is missing or misspelled, it says so and goes on
 * as if it were there, so that everything else in the file is checked as well.
 */
export function splitText({ path, text }: TextFile): { parts?: TextParts; findings: Finding[] } {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const findings: Finding[] = [];
  const isDashes = (line: string, index: number) => {
    // Astro accepts spaces behind the second line of dashes only.
    const isSecond = lines.slice(0, index).some((above) => above.trim() !== '');
    if (line === '---' || (isSecond && line.trimEnd() === '---')) return true;
    if (!ALMOST_DASHES.test(line)) return false;
    const sentence = `Red „${line.trim()}“ treba da ima tačno tri crtice, bez razmaka.`;
    findings.push(error(path, index + 1, sentence, 'Napišite tačno: ---'));
    return true;
  };

  const dashes = findDashes(lines, isDashes);
  const { first, isOpen } = dashes;
  const fence = /^\s*(`{3,}|~{3,})/.exec(lines[first] ?? '')?.[1];
  if (fence) {
    const sentence = `Fajl počinje redom ${fence}, pa sajt u njemu ne nalazi podatke.`;
    const fix = `Obrišite redove sa znacima ${fence} na početku i na kraju fajla.`;
    return { findings: [error(path, first + 1, sentence, fix)] };
  }
  if (!isOpen && !/^\w+\s*:/.test(lines[first] ?? '')) {
    const fix = 'Uporedite sa drugim fajlom iz istog foldera i dopišite podatke na vrh.';
    const sentence = 'Na vrhu fajla nedostaju podaci između dve linije ---.';
    return { findings: [error(path, first + 1, sentence, fix)] };
  }
  if (!isOpen) {
    const fix = `Iznad reda ${first + 1} dodajte red: ---`;
    findings.push(error(path, first + 1, 'Nedostaje prva linija --- iznad podataka.', fix));
  }

  const start = isOpen ? first + 1 : first;
  let { end } = dashes;
  let bodyStart = end + 1;
  if (end < 0) {
    end = lines.findIndex((line, index) => index >= start && !belongsToYaml(line));
    if (end < 0) end = lines.length;
    bodyStart = end;
    const fix = `Iza reda ${end} dodajte red: ---`;
    findings.push(error(path, end, 'Nedostaje druga linija --- ispod podataka.', fix));
  }
  const body = lines.map((line, index) => (index < bodyStart ? '' : line)).join('\n');
  return { parts: { yaml: lines.slice(start, end), yamlLine: start + 1, body }, findings };
}

function belongsToYaml(line: string): boolean {
  return /^(\w+\s*:|\s+\S|- |#(?!#))/.test(line);
}
