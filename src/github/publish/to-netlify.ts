// `node src/github/publish/to-netlify.ts ZIP`: publishes a zipped build as the site's newest version.
import { readFileSync } from 'node:fs';
import { NETLIFY_API, publishZip } from '../netlify.ts';
import { tellWorkflow } from './tell-workflow.ts';

const [zip = ''] = process.argv.slice(2);
const {
  NETLIFY_API_URL: apiUrl = NETLIFY_API,
  NETLIFY_SITE: site = '',
  NETLIFY_TOKEN: token = '',
} = process.env;
await tellWorkflow('Netlify nije primio sajt', async () => {
  const url = await publishZip({ apiUrl, site, token }, readFileSync(zip));
  return { summary: `Ova verzija ostaje dostupna i na adresi ${url}\n` };
});
