import { createRequire } from 'node:module';

const WARM_UP_SECONDS = 1;
const SECONDS = 3;

/** Repeats `work` for a number of seconds and returns the units of work per second. */
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
 * Measures a package and prints one line of JSON: its version and its units of work per second. `prepare` receives `require`
 * and returns the work, which returns the units it has done.
 */
export function measure(name, prepare) {
  const require = createRequire(import.meta.url);
  const work = prepare(require);
  perSecond(work, WARM_UP_SECONDS);
  const { version } = require(`${name}/package.json`);
  process.stdout.write(`${JSON.stringify({ version, perSecond: perSecond(work, SECONDS) })}\n`);
}
