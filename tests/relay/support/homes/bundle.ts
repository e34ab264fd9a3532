import { buildRelay } from './built-relay';
import { startNode } from './node';
import type { StartHome } from './running-home';

/** The one file for a rented web space, without the web server around it. */
export const startBundle: StartHome = async (env) =>
  startNode(['app.js'], env, await buildRelay('cpanel'));
