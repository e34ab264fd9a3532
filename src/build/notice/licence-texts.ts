import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The words of a licence for which a package brings none of its own. Throws for an unknown one. */
export function readLicenceText(licence: string): string {
  const path = fileURLToPath(new URL(`texts/${licence}.txt`, import.meta.url));
  if (!existsSync(path)) throw new Error(`The licence ${licence} needs its words in ${path}.`);
  const text = readFileSync(path, 'utf8');
  // The lesser licence is an addition to the general one.
  return licence === 'LGPL-3.0' ? `${text}\n${readLicenceText('GPL-3.0')}` : text;
}
