// The CMS comes as one finished bundle with half a hundred packages in it. Its source maps name them;
// whose they are and under which licence, `src/admin/cms-licences.yaml` says.
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse } from 'yaml';
import type { Part } from './compose.ts';
import { readLicenceText } from './licence-texts.ts';

const CMS = 'node_modules/@sveltia/cms';
const NOTES = 'src/admin/cms-licences.yaml';
/** A folder of pnpm, with the version in its name, and the package's own folder in it. */
const SOURCE =
  /node_modules\/\.pnpm\/(?:@[^+/]+\+)?[^@/]+@([^_/(]+)[^/]*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/** Every part of the CMS that is not its own. Throws when the notes differ from the bundle. */
export function readCmsParts(): Part[] {
  const versions = findPackages();
  const notes: Record<string, Record<string, string[]>> = parse(readFileSync(NOTES, 'utf8'));
  const parts = Object.entries(notes).flatMap(([licence, holders]) =>
    Object.entries(holders).flatMap(([copyright, names]) =>
      names.map((name) => {
        const version = versions.get(name);
        const text = readLicenceText(licence);
        return { name: version ? `${name} ${version}` : name, licence, copyright, text };
      }),
    ),
  );
  const noted = Object.values(notes).flatMap((holders) => Object.values(holders).flat());
  const packageOf = (name: string) => / \(in (.+)\)$/.exec(name)?.[1] ?? name;
  const unknown = [...versions.keys()].filter((name) => !noted.includes(name));
  const gone = noted.filter((name) => !versions.has(packageOf(name)));
  if (unknown.length + gone.length > 0) {
    throw new Error(
      `@sveltia/cms has changed: ${NOTES} misses ${unknown.join(', ') || 'nothing'} ` +
        `and names ${gone.join(', ') || 'nothing'} in vain.`,
    );
  }
  return [...parts, ...readFonts()];
}

/** Version of each package in the bundle, by its name. */
function findPackages(): Map<string, string> {
  const sources = globSync(`${CMS}/npm/**/*.map`).flatMap(
    (map): string[] => JSON.parse(readFileSync(map, 'utf8')).sources,
  );
  const found = sources.flatMap((source) => {
    const [, version, name] = SOURCE.exec(source) ?? [];
    return name && version ? [[name, version] as const] : [];
  });
  return new Map(found.sort());
}

/** The CMS's fonts, each with its licence beside it. */
function readFonts(): Part[] {
  return globSync(`${CMS}/npm/assets/*.LICENSE.txt`)
    .sort()
    .map((path) => ({
      name: `${basename(path, '.LICENSE.txt')}, font`,
      licence: 'OFL-1.1',
      text: readFileSync(path, 'utf8'),
    }));
}
