import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { replaceSection } from '@levante/testkit/sections';
import type { Browser, Page } from '@playwright/test';
import { launch, Visitor } from './lib/browser.ts';
import { VISITS, type Visit } from './lib/first-visit.ts';
import { isHornOver, playTogether } from './lib/horn-player.ts';
import { clickToPaint, freePort, longestTask, painted, quantile, watchSpeed } from './lib/page-speed.ts';
import { isOver, play } from './lib/player.ts';
import { Harbour } from './lib/server.ts';

/**
 * `npm run speed`: how fast the built page is in this machine's browser. Lighthouse (mobile preset) on home, match and
 * rules; from click to paint over a whole match of each game; the longest task while a page opens with the processor slowed
 * four times. `--write` writes a section of bench/RESULTS.md. `--parts lighthouse,paint,tasks` measures only these.
 */
const { values } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    parts: { type: 'string', default: 'lighthouse,paint,tasks' },
    clicks: { type: 'string', default: '5000' },
  },
});
const parts = values.parts.split(',');
const RESULTS = fileURLToPath(new URL('../../../bench/RESULTS.md', import.meta.url));
const LIGHTHOUSE = new URL('../../../bench/node_modules/lighthouse/core/index.js', import.meta.url);
const SLOWED = 4;

type Row = readonly string[];
const table = (head: Row, rows: readonly Row[]): string[] => [
  `| ${head.join(' | ')} |`,
  `| --- |${' ---: |'.repeat(head.length - 1)}`,
  ...rows.map((row) => `| ${row.join(' | ')} |`),
];

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** The part of Lighthouse's report that is read. */
interface Report {
  readonly lhr: { readonly categories: Readonly<Record<string, { readonly score: number | null }>> };
}
type RunLighthouse = (url: string, flags: object) => Promise<Report | undefined>;

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

async function lighthouseRows(server: string): Promise<Row[]> {
  if (!existsSync(fileURLToPath(LIGHTHOUSE))) throw new Error('Lighthouse is missing: npm ci --prefix bench');
  const { default: run }: { default: RunLighthouse } = await import(LIGHTHOUSE.href);
  const port = await freePort();
  const browser = await launch(`--remote-debugging-port=${port}`);
  try {
    const rows: Row[] = [];
    for (const { name, path, cookie } of await addresses(server)) {
      const flags = { port, output: 'json', logLevel: 'error', onlyCategories: [...CATEGORIES] };
      const report = await run(server + path, cookie === null ? flags : { ...flags, extraHeaders: { Cookie: cookie } });
      const score = (category: string) => Math.round((report?.lhr.categories[category]?.score ?? 0) * 100);
      rows.push([name, ...CATEGORIES.map((category) => String(score(category)))]);
      say(rows.at(-1)?.join('  ') ?? '');
    }
    return rows;
  } finally {
    await browser.close();
  }
}

/** The pages that Lighthouse visits; a match by the cookie of a person who plays in it. */
async function addresses(server: string) {
  const met = await fetch(`${server}/api/me`);
  const cookie = (met.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? '';
  const matches = [];
  for (const game of ['el-capitan', 'golden-horn']) {
    const seats = [
      { kind: 'me', name: 'Ada' },
      ...[1, 2].map((n) => ({ kind: 'bot', level: 'deckhand', name: `Bot ${n}` })),
    ];
    const body = JSON.stringify({ game, options: { players: 3 }, seats, shuffle: false });
    const headers = { 'content-type': 'application/json', cookie };
    const reply = await fetch(`${server}/api/matches`, { method: 'POST', headers, body });
    const { id }: { id: string } = await reply.json();
    matches.push({ name: `match of ${game}`, path: `/match/${id}`, cookie });
  }
  return [{ name: 'home', path: '/', cookie: null }, ...matches, { name: 'rules', path: '/rules', cookie: null }];
}

const isPlayable = (visit: Visit): boolean => visit.name !== 'home';

/** Plays a whole match by clicks; each is painted before the page is searched for the next, which is work too. */
async function playWhole(page: Page, game: string, clicks: number): Promise<void> {
  const over = async (isEnd: (one: Page) => Promise<boolean>): Promise<boolean> => {
    await painted(page);
    return isEnd(page);
  };
  if (game === 'El Capitán') await play(page, () => over(isOver), clicks);
  else await playTogether([page], () => over(isHornOver), clicks);
}

async function paintRows(browser: Browser, server: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const visit of VISITS.filter(isPlayable)) {
    const visitor = await Visitor.open(browser, server);
    await watchSpeed(visitor.page);
    await visitor.page.goto(await visit.address(visitor.page));
    await visit.stands(visitor.page);
    const whole = await playWhole(visitor.page, visit.name, Number(values.clicks)).then(
      () => 'to its end',
      () => 'a part of it',
    );
    const paints = await clickToPaint(visitor.page);
    rows.push([
      visit.name,
      whole,
      String(paints.length),
      ...[0.5, 0.95, 1].map((share) => `${quantile(paints, share)}`),
    ]);
    say(rows.at(-1)?.join('  ') ?? '');
    await visitor.close();
  }
  return rows;
}

async function taskRows(browser: Browser, server: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const visit of VISITS) {
    rows.push([visit.name, String(Math.round(await longestTask(browser, server, visit, SLOWED)))]);
    say(rows.at(-1)?.join('  ') ?? '');
  }
  return rows;
}

const [browser, harbour] = await Promise.all([launch(), Harbour.open()]);
const [load = 0] = loadavg();
const busy = load > availableParallelism() / 4 ? ', so it was busy' : '';
const lines = [
  '# How fast the page is',
  '',
  'Generated by the command below; do not edit.',
  '',
  '`npm run speed -- --write`',
  '',
  `${new Date().toISOString().slice(0, 10)}; ${availableParallelism()} cores, Chromium ${browser.version()}; load ${load.toFixed(2)} before it began${busy}.`,
];
try {
  if (parts.includes('lighthouse')) {
    const rows = await lighthouseRows(harbour.url);
    lines.push('', ...table(['Lighthouse, mobile preset', ...CATEGORIES], rows));
  }
  if (parts.includes('paint')) {
    const rows = await paintRows(browser, harbour.url);
    const head = ['from click to paint', 'match', 'clicks', 'median ms', '95 of 100 within ms', 'longest ms'];
    lines.push('', ...table(head, rows));
  }
  if (parts.includes('tasks')) {
    const rows = await taskRows(browser, harbour.url);
    lines.push('', ...table([`longest task at its start, processor slowed ${SLOWED} times`, 'ms'], rows));
  }
} finally {
  await browser.close();
  await harbour.close();
}
if (values.write) writeFileSync(RESULTS, replaceSection(readFileSync(RESULTS, 'utf8'), `${lines.join('\n')}\n`));
