// `node src/build/links/links-command.ts`: where every address in the build leads. The site's own must
// all be right; those of other sites are tried and listed, unless `--own` is asked for alone. Written
// by hand, because checkers of websites look at pages only: not at the map, the manifest, the worker
// or the pictures for sharing.
import { existsSync } from 'node:fs';
import { count } from '../../model/plural.ts';
import { readHostSettings } from '../hosting/host-settings.ts';
import { checkExternalLinks } from './external-links.ts';
import { checkInternalLinks } from './internal-links.ts';

const DIST = 'dist';

if (!existsSync(DIST)) {
  console.log('Nema foldera „dist“. Prvo pokrenite: npm run build');
  process.exit(1);
}
const { looked, problems, external } = checkInternalLinks(DIST, readHostSettings('.'));
for (const problem of problems) console.log(problem);
console.log(
  problems.length > 0
    ? `Ne vodi nikuda: ${count(problems.length, 'veza', 'veze', 'veza')} od ${looked}.`
    : `Sve veze unutar sajta su ispravne (${looked}).`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
if (process.argv.includes('--own')) process.exit();

const addresses = [...external.keys()].sort();
const verdicts = await checkExternalLinks(addresses);
const isOffline = verdicts.length > 0 && verdicts.every(({ state }) => state === 'unreachable');
console.log(`\nVeze ka drugim sajtovima: ${addresses.length}`);
for (const [index, address] of addresses.entries()) {
  const verdict = verdicts[index];
  const pages = [...new Set(external.get(address))].join(', ');
  const words = {
    works: 'radi',
    broken: 'NE RADI',
    unsure: 'pogledajte sami',
    unreachable: isOffline ? 'nije provereno' : 'NE RADI',
  };
  const why = verdict && 'why' in verdict && !isOffline ? ` (${verdict.why})` : '';
  console.log(`  ${words[verdict?.state ?? 'unsure']}${why}: ${address} – na ${pages}`);
}
if (isOffline) {
  console.log('Nijedan drugi sajt nije odgovorio: ovaj računar verovatno nije na internetu.');
}
