// What a run of the publishing workflow does, from two variables of the repository. Nothing gets to
// visitors unless both say so: samples that look like a real site must not go public by accident.

export const HOSTS = [
  'cloudflare',
  'netlify',
  'github',
  'nginx',
  'caddy',
  'apache',
  'cpanel',
] as const;

export interface Variables {
  /** Where to: one of the hosts, or empty. */
  publishTo: string;
  /** `1` for the real site, `proba` for a trial that search engines must not show, or empty. */
  launch: string;
}

export interface Plan {
  /** Empty when the build is only kept for download. */
  host: string;
  /** Variables of the build: `LAUNCH=1` refuses samples, `PREVIEW=1` turns search engines away. */
  build: { LAUNCH: string; PREVIEW: string };
  /** For the run's page. */
  summary: string;
}

const GUIDE = 'Uputstvo: src/build/hosting/README.md.';

/** Throws, in Serbian, when a variable has a value that means nothing. */
export function planPublication({ publishTo, launch }: Variables): Plan {
  if (publishTo !== '' && !HOSTS.some((host) => host === publishTo)) {
    throw new Error(
      `Promenljiva PUBLISH_TO je „${publishTo}“, a treba da bude prazna ili jedna od ovih: ${HOSTS.join(', ')}. ${GUIDE}`,
    );
  }
  if (!['', '1', 'proba'].includes(launch)) {
    throw new Error(
      `Promenljiva LAUNCH je „${launch}“, a treba da bude prazna, 1 (pravi sajt) ili proba. ${GUIDE}`,
    );
  }
  const build = { LAUNCH: launch === '1' ? '1' : '', PREVIEW: launch === 'proba' ? '1' : '' };
  if (publishTo === '')
    return { host: '', build, summary: stay('PUBLISH_TO', 'naziv hostinga, na primer netlify') };
  if (launch === '') {
    return {
      host: '',
      build,
      summary: stay('LAUNCH', '1 (pravi sajt) ili proba (skrivena od pretraživača)'),
    };
  }
  const what =
    launch === '1' ? 'Objavljuje se sajt' : 'Objavljuje se proba, skrivena od pretraživača';
  return { host: publishTo, build, summary: `## ${what}\n\nHosting: ${publishTo}.\n` };
}

function stay(variable: string, value: string): string {
  return [
    '## Sajt nije objavljen',
    '',
    `Ništa nije pošlo naopako: promenljiva ${variable} je prazna, pa je sajt samo napravljen. ` +
      'Može da se preuzme ispod, pod „Artifacts“, kao „sajt“.',
    '',
    `Da bi se objavljivao sam, upišite ${value}: Settings → Secrets and variables → Actions → ` +
      `Variables → ${variable}. ${GUIDE}`,
    '',
  ].join('\n');
}
