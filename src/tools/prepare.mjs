// What `npm start` and `npm test` run first. This file alone must be understood by any old Node, so
// it asks for the version before it loads anything else.
const OLDEST = 20;

const version = process.versions.node;
if (Number(version.split('.')[0]) < OLDEST) {
  console.error(
    `Potreban je Node.js ${OLDEST} ili noviji, a ovde je ${version}: instalirajte ga sa https://nodejs.org. / Node.js ${OLDEST} or newer is needed, this is ${version}.`,
  );
  process.exit(1);
}
import('./install.mjs');
