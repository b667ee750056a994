import type { Browser, Page, Response } from '@playwright/test';
import { Visitor } from './browser.ts';
import { until } from './until.ts';

/** Resources of a first visit and their limits, in transferred bytes (scripts and styles are Brotli-compressed). */
export interface Budget {
  readonly scripts: number;
  /** Number of script files: a browser fetches six at a time over HTTP/1.1. */
  readonly scriptFiles: number;
  readonly styles: number;
  /** Drawings used by tables and pages (SVG). */
  readonly drawings: number;
  /** Number of font files. */
  readonly fonts: number;
}

type Kind = Exclude<keyof Budget, 'scriptFiles'>;

/** A fetched file, with the transferred size of its body. */
export interface Fetched {
  readonly path: string;
  readonly kind: Kind;
  readonly bytes: number;
}

const KINDS: readonly (readonly [RegExp, Kind])[] = [
  [/\.js$/, 'scripts'],
  [/\.css$/, 'styles'],
  [/\/assets\/.*\.svg$/, 'drawings'],
  [/\.woff2$/, 'fonts'],
];

/** A page to measure, and the sign that it has loaded. */
export interface Visit {
  readonly name: string;
  readonly budget: Budget;
  /** Prepares the page's content and returns its address. */
  address(page: Page): Promise<string>;
  stands(page: Page): Promise<void>;
}

async function openTable(page: Page, game: string): Promise<string> {
  await page.request.get('/api/me');
  const bots = [1, 2].map((n) => ({ kind: 'bot', level: 'deckhand', name: `Bot ${n}` }));
  const seats = [{ kind: 'me', name: 'Ada' }, ...bots];
  const reply = await page.request.post('/api/matches', {
    data: { game, options: { players: 3 }, seats, shuffle: false },
  });
  const { id }: { id: string } = await reply.json();
  return `/match/${id}`;
}

const atTable = (page: Page): Promise<void> => page.locator('.table:not([aria-busy]) .turn[data-mine]').waitFor();

/** As browsers and Lighthouse count. */
export const KB = 1024;
const MATCH: Budget = { scripts: 116 * KB, scriptFiles: 16, styles: 16 * KB, drawings: 9 * KB, fonts: 6 };

/** Pages to measure, with their budgets. */
export const VISITS: readonly Visit[] = [
  {
    name: 'home',
    budget: { scripts: 46 * KB, scriptFiles: 16, styles: 12 * KB, drawings: 5 * KB, fonts: 2 },
    address: async () => '/',
    stands: (page) => page.locator('.matches[aria-busy="false"]').waitFor(),
  },
  { name: 'El Capitán', budget: MATCH, address: (page) => openTable(page, 'el-capitan'), stands: atTable },
  { name: 'Golden Horn', budget: MATCH, address: (page) => openTable(page, 'golden-horn'), stands: atTable },
];

const STILL = 30;

/** Waits until the visible fonts have loaded and the page is idle. */
async function idle(): Promise<void> {
  await document.fonts.ready;
  await new Promise((resolve) => requestIdleCallback(resolve));
}

async function fetchedBy(response: Response): Promise<Fetched | null> {
  const path = new URL(response.url()).pathname;
  const kind = KINDS.find(([end]) => end.test(path))?.[1];
  if (kind === undefined) return null;
  const { responseBodySize } = await response.request().sizes();
  // A preloaded file appears a second time when it is used, but is transferred once.
  if (responseBodySize <= 0) return null;
  return { path, kind, bytes: responseBodySize };
}

/** Longest delay of a browser's timer, in milliseconds: what waits for it never starts. */
const NEVER_MS = 2 ** 31 - 1;

/**
 * Visits a page with an empty cache and returns all files fetched until it was idle. The deferred tasks do not belong to the
 * visit: they start some seconds after the first render, which on a slow machine is before the page is idle.
 */
export async function firstVisit(browser: Browser, server: string, visit: Visit): Promise<readonly Fetched[]> {
  const visitor = await Visitor.open(browser, server);
  const { page } = visitor;
  const address = await visit.address(page);
  await page.addInitScript((ms) => Object.assign(window, { settledMs: ms }), NEVER_MS);
  const fetched: Promise<Fetched | null>[] = [];
  let open = 0;
  page.on('request', (request) => {
    if (!request.url().includes('/api/')) open += 1;
  });
  page.on('requestfinished', (request) => {
    if (request.url().includes('/api/')) return;
    open -= 1;
    fetched.push(request.response().then((response) => response && fetchedBy(response)));
  });
  await page.goto(address);
  await visit.stands(page);
  // Late fetches belong to the visit: it ends when the page has been idle several times in a row.
  let still = 0;
  await until(
    async () => {
      await page.evaluate(idle);
      still = open === 0 ? still + 1 : 0;
      return still >= STILL ? true : null;
    },
    async () => `${open} requests are under way`,
  );
  const all = await Promise.all(fetched);
  await visitor.close();
  return all.filter((one) => one !== null);
}

/** Sums the fetched files by kind. */
export function weigh(fetched: readonly Fetched[]): Budget {
  const of = (kind: Kind) => fetched.filter((one) => one.kind === kind);
  const bytes = (kind: Kind) => of(kind).reduce((sum, one) => sum + one.bytes, 0);
  return {
    scripts: bytes('scripts'),
    scriptFiles: of('scripts').length,
    styles: bytes('styles'),
    drawings: bytes('drawings'),
    fonts: of('fonts').length,
  };
}
