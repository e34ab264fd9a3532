import { writeFileSync } from 'node:fs';
import { composeServerFiles, composeSiteFiles } from '../src/build/hosting/host-files.ts';
import { readHostSettings } from '../src/build/hosting/host-settings.ts';
const s = readHostSettings('.');
const w = (d: string, t: any) => { for (const [p, x] of Object.entries(t)) writeFileSync(`${d}/${p}`, x as string); };
w('dist', composeSiteFiles(s, new Date())); w('hosting', composeServerFiles(s));
