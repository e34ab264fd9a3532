import {
  checkNotFound,
  checkPages,
  checkRobots,
  checkSecurityText,
  checkVersion,
} from './check-content.ts';
import {
  checkCaching,
  checkEncoding,
  checkHeaders,
  checkOtherHost,
  checkPlainHttp,
  checkProtocol,
  checkSlash,
} from './check-host.ts';
import { checkHealth, checkRelay } from './check-relay.ts';
import { bad, type Check, type PublishedSite, reasonOf, type Verdict } from './verdict.ts';

const CHECKS: readonly Check[] = [
  checkPages,
  checkNotFound,
  checkHeaders,
  checkCaching,
  checkSlash,
  checkPlainHttp,
  checkOtherHost,
  checkEncoding,
  checkProtocol,
  checkSecurityText,
  checkRobots,
  checkRelay,
  checkHealth,
];

/** What a site must do once it is on the web, whichever host it is on. Never throws. */
export async function checkSite(site: PublishedSite): Promise<Verdict[]> {
  try {
    await site.ask(`${site.origin}/`);
  } catch (error) {
    return [bad(`Sajt ne odgovara: ${reasonOf(error)}.`)];
  }
  const checks = site.mark === undefined ? CHECKS : [checkVersion, ...CHECKS];
  const verdicts: Verdict[] = [];
  for (const check of checks) {
    verdicts.push(await check(site).catch((error) => bad(`Nema odgovora: ${reasonOf(error)}.`)));
  }
  return verdicts;
}
