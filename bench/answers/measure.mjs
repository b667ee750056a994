// node bench/answers/measure.mjs [game] [players] [ms] [answers] [level]: measures how long the answers of a level take, in
// Node and in Chromium.
import { chromium } from '@playwright/test';
import { build } from 'esbuild';
import { findBrowser } from '../../tools/lib/browser.mjs';
import { inRoot } from '../../tools/lib/paths.mjs';

const [game = 'el-capitan', players = '4', ms = '100', answers = '1000', level = 'capitan'] = process.argv.slice(2);
const request = { game, players: Number(players), level, ms: Number(ms), answers: Number(answers) };

/** Returns the measuring code with its dependencies, as text. */
async function bundled(format) {
  const { outputFiles } = await build({
    absWorkingDir: inRoot(),
    entryPoints: ['bench/answers/answers.ts'],
    bundle: true,
    write: false,
    format,
    globalName: 'answers',
    target: 'es2022',
    define: { LEVANTE_SHIPPED: 'true' },
    minifySyntax: true,
  });
  return outputFiles[0].text;
}

const say = (where, times) => {
  const figures = Object.entries(times).map(([name, value]) => `${name} ${Math.round(value * 10) / 10}`);
  process.stdout.write(`${where}: ${game}, ${players} players, ${level}, ${ms} ms a turn: ${figures.join(', ')}\n`);
};

const code = Buffer.from(await bundled('esm')).toString('base64');
const { measure } = await import(`data:text/javascript;base64,${code}`);
say(`Node ${process.versions.node}`, measure(request));

const executablePath = findBrowser();
if (!executablePath) throw new Error('no browser was found; name one with CHROME_PATH');
const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];
args.push('--disable-component-update', '--disable-sync');
const browser = await chromium.launch({ executablePath, args });
try {
  const page = await browser.newPage();
  await page.addScriptTag({ content: await bundled('iife') });
  const times = await page.evaluate((request) => globalThis.answers.measure(request), request);
  say(`Chromium ${browser.version()}`, times);
} finally {
  await browser.close();
}
