// The first lines of the relay's files. The lock of its folder is `node:sqlite`: an older Node would
// end with an English stack at the first import. Written in the oldest syntax, so that every Node
// gets as far as reading them.

const IS_OLD = `(function (part) {
  return part[0] < 22 || (part[0] == 22 && part[1] < 13);
})(process.versions.node.split('.').map(Number))`;

/** For a terminal or the system's journal. */
export const SERVER_NODE_CHECK = `#!/usr/bin/env node
if (${IS_OLD}) {
  console.error('Program za poruke traži Node 22.13 ili noviji, a ovde je ' + process.versions.node + '. Instalirajte Node 24.');
  console.error('The message relay needs Node 22.13 or newer; this is ' + process.versions.node + '. Install Node 24.');
  process.exit(1);
}
`;

/** On a rented space nobody looks into a journal: it is told at the relay's own address. */
export const CPANEL_NODE_CHECK = `if (${IS_OLD}) {
  var text = 'Program za poruke traži Node 22.13 ili noviji, a ovde je ' + process.versions.node +
    '. U cPanelu otvorite „Setup Node.js App“, izaberite Node 22 ili 24, sačuvajte i pritisnite „Restart“.';
  console.error(text);
  require('http').createServer(function (request, response) {
    response.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
    response.end(text + '\\n');
  }).listen(process.env.PORT || 8787, '127.0.0.1');
  return;
}
`;
