import type { ConsentKind } from '../../model/script-schema';
import { getSite } from '../site';
import { completeScripts, type OptionalScript } from './optional-scripts';

/** The optional scripts that the site has, of this kind if one is named. */
export async function getOptionalScripts(kind?: ConsentKind): Promise<OptionalScript[]> {
  const scripts = completeScripts((await getSite()).optional_scripts);
  return scripts.filter((script) => kind === undefined || script.kind === kind);
}
