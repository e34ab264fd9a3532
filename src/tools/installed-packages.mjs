// Whether node_modules holds all that the lockfile names. Plain JavaScript without dependencies.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const OWN_LIBC = process.platform === 'linux' && (isGlibc() ? 'glibc' : 'musl');
const INSTALLED = 'node_modules/.package-lock.json'; // npm writes it last

/**
 * False when something is missing or of another version: packages have changed, the installation was
 * interrupted, or an older Node has left out what it cannot run.
 * @param {string} root
 */
export function hasPackages(root) {
  try {
    const wanted = readPackages(join(root, 'package-lock.json'));
    const installed = readPackages(join(root, INSTALLED));
    return (
      hasProgram(join(root, 'node_modules/node/bin')) &&
      Object.entries(wanted).every(([path, wants]) => {
        if (path === '') return true; // The project itself.
        if (!(path in installed)) return !isForThisMachine(wants);
        return installed[path].version === wants.version && existsSync(join(root, path));
      })
    );
  } catch {
    return false; // There is no list, or it is cut off.
  }
}

/** Packages by their place, `node_modules/astro`. */
function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/** Node's own program, which its package fetches for this machine. */
function hasProgram(folder) {
  return readdirSync(folder).some((name) => /^node(\.exe)?$/.test(name));
}

/**
 * Code for other systems is left out, with all that only it needs; npm marks both as optional. What
 * names this very system must be there.
 */
function isForThisMachine({ optional, os, cpu, libc = [OWN_LIBC] }) {
  if (!optional) return true;
  return (
    Boolean(os && cpu) &&
    [
      [os, process.platform],
      [cpu, process.arch],
      [libc, OWN_LIBC],
    ].every(([names, own]) => names.includes(own))
  );
}

function isGlibc() {
  process.report.excludeNetwork = true; // It would ask for the names of all open connections.
  return Boolean(process.report.getReport().header.glibcVersionRuntime);
}
