// npm start: installs missing packages, builds stale targets, serves the page until Ctrl-C.
//   npm start -- --port 9000 --data /var/lib/levante
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { endWithParent } from './lib/parent.mjs';
import { inRoot } from './lib/paths.mjs';
import { choosePort } from './lib/port.mjs';
import { fail, say } from './lib/say.mjs';

function readArgs() {
  try {
    return parseArgs({ options: { port: { type: 'string' }, data: { type: 'string', default: inRoot('data') } } })
      .values;
  } catch (error) {
    return fail(`${error.message}\nUsage: npm start -- [--port NUMBER] [--data FOLDER]`);
  }
}

// Run by npm, whose shell would keep SIGTERM to itself.
if (process.env.npm_lifecycle_event !== undefined) endWithParent();

const { port, data } = readArgs();
await install();
try {
  const built = await build();
  if (built.length > 0) say(`Built: ${built.join(', ')}.`);
} catch (error) {
  fail(error.message);
}

const chosen = await choosePort(port ?? process.env.PORT);
const levante = inRoot('cli', 'bin', 'levante.js');
process.argv = [process.execPath, levante, 'serve', '--port', String(chosen), '--data', data];
await import(pathToFileURL(levante).href);
