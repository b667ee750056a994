import { launch } from './lib/browser.ts';
import { type Budget, firstVisit, KB, VISITS, weigh } from './lib/first-visit.ts';
import { Harbour } from './lib/server.ts';

/**
 * `npm run size`: what a first visit fetches, measured in a browser at the built page, in bytes as they are sent (brotli);
 * fails where that is over budget. With `--files` every file is listed.
 */
const listed = process.argv.includes('--files');
const KINDS = ['scripts', 'scriptFiles', 'styles', 'drawings', 'fonts'] as const;

const shown = (kind: keyof Budget, amount: number): string =>
  kind === 'fonts' || kind === 'scriptFiles' ? String(amount) : `${(amount / KB).toFixed(1)} KB`;

const [browser, harbour] = await Promise.all([launch(), Harbour.open()]);
let over = 0;
const say = (line: string) => process.stdout.write(`${line}\n`);
try {
  say('First visit, as sent (scripts, styles and drawings in brotli; 1 KB = 1024 bytes)');
  for (const visit of VISITS) {
    const fetched = await firstVisit(browser, harbour.url, visit);
    const weighed = weigh(fetched);
    for (const kind of KINDS) {
      const holds = weighed[kind] <= visit.budget[kind];
      if (!holds) over += 1;
      const of = `of ${shown(kind, visit.budget[kind])}`;
      say(
        `${visit.name.padEnd(12)} ${kind.padEnd(11)} ${shown(kind, weighed[kind]).padStart(9)} ${of}${holds ? '' : '  OVER'}`,
      );
    }
    if (listed) for (const { path, bytes } of fetched) say(`  ${String(bytes).padStart(7)}  ${path}`);
  }
} finally {
  await browser.close();
  await harbour.close();
}
process.exitCode = over > 0 ? 1 : 0;
