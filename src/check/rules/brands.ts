// Names of the maker's range: never on the page, in an address or in a description of a picture.
import type { TextFile } from '../content-files.ts';
import { type Finding, warning } from '../finding.ts';

const BRANDS =
  /(?<![\p{L}\d])(forever|flp|argi\+|c9|clean 9|vital5|arctic sea|nature-min|ivision|vitolize|aloe first|bright toothgel|ever-shield|aloe lips|cardiohealth|nutraq10|lite ultra|berry nectar|aloe peaches|aloe blossom|lutemax)(?![\p{L}\d])/iu;

/** Warnings about names in a text; comments in YAML and addresses of links are not read. */
export function checkBrands({ path, text }: TextFile): Finding[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    const prose = line.replace(/(^|\s)#\s.*$/, (mark) => (path.endsWith('.yaml') ? '' : mark));
    const brand = BRANDS.exec(prose.replace(/https?:\/\/\S+|\]\([^)]*\)/g, ' '))?.[0];
    if (!brand) return [];
    const sentence = `Naziv „${brand}“ je iz asortimana proizvođača i ne sme da stoji na sajtu.`;
    const fix = 'Opišite proizvod opštim imenom, na primer: aloe vera gel';
    return [warning(path, index + 1, sentence, fix)];
  });
}

/** A warning when the maker's name stands in the file's own name. */
export function checkBrandInName(path: string): Finding[] {
  const brand = BRANDS.exec(path.replace(/^.*\//, '').replaceAll('-', ' '))?.[0];
  if (!brand) return [];
  const fix = 'Preimenujte fajl, na primer: aloe-gel.jpg';
  return [warning(path, 1, `U imenu fajla je naziv iz asortimana proizvođača: „${brand}“.`, fix)];
}
