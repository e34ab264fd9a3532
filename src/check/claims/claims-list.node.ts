// `claims.yaml` as text, for Node; Vite takes `claims-list.browser.ts` (package.json, „imports“).
import { readFileSync } from 'node:fs';

export default readFileSync(new URL('./claims.yaml', import.meta.url), 'utf8');
