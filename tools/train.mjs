// npm run train: installs missing packages, builds stale targets, trains the evaluation network of a game.
//   npm run train -- --minutes 60
import { pathToFileURL } from 'node:url';
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { inRoot } from './lib/paths.mjs';
import { fail } from './lib/say.mjs';

await install();
try {
  await build({ only: ['cli', 'lab'] });
} catch (error) {
  fail(error.message);
}
const levante = inRoot('cli', 'bin', 'levante.js');
process.argv = [process.execPath, levante, 'train', ...process.argv.slice(2)];
await import(pathToFileURL(levante).href);
