import { createRequire } from 'node:module';

const WARM_UP_SECONDS = 1;
const SECONDS = 3;

/** Does `work` again and again for so long; gives how much was done a second. */
function perSecond(work, seconds) {
  const started = performance.now();
  let done = 0;
  let elapsed = 0;
  while (elapsed < seconds) {
    done += work();
    elapsed = (performance.now() - started) / 1000;
  }
  return done / elapsed;
}

/**
 * Measures a package and prints one line of JSON: its version and how much of its work it does a second. `prepare` is
 * given `require` and gives the work, which gives how much it has done.
 */
export function measure(name, prepare) {
  const require = createRequire(import.meta.url);
  const work = prepare(require);
  perSecond(work, WARM_UP_SECONDS);
  const { version } = require(`${name}/package.json`);
  process.stdout.write(`${JSON.stringify({ version, perSecond: perSecond(work, SECONDS) })}\n`);
}
