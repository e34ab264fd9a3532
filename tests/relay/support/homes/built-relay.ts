import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RelayHome, writeRelay } from '../../../../src/build/relay-bundle.ts';

const folders = new Map<RelayHome, Promise<string>>();

/** A folder of its own, away from the project, with what the build writes for this home. */
export function buildRelay(home: RelayHome): Promise<string> {
  const known = folders.get(home);
  if (known) return known;
  const folder = mkdtempSync(join(tmpdir(), `relay-${home}-`));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const building = writeRelay(home, folder).then(() => folder);
  folders.set(home, building);
  return building;
}
