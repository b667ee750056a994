import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seatsOf } from '@levante/bots';
import { readRecord } from '@levante/contract';
import type { Page } from '@playwright/test';
import { WORKER } from './device.ts';
import { firstTurn, plain, type Screen, standing, WAITING } from './screens.ts';

const RECORDS = join(import.meta.dirname, '..', '..', '..', '..', 'records', 'corpus');
const fileOf = (record: string): string => join(RECORDS, `${record}.levante.json`);

/** A screen, and something done on it. */
function after(screen: Screen, name: string, act: (page: Page) => Promise<void>): Screen {
  return {
    name,
    async open(page) {
      await screen.open(page);
      await act(page);
    },
  };
}

/** Clicks something and waits for what it opens. */
const press = (thing: string, there: string) => async (page: Page) => {
  await page.locator(thing).first().click();
  await page.locator(there).first().waitFor();
};

const home = plain('home', '/', '.matches[aria-busy="false"]');

/** A match with an open seat that another person has opened. */
const INVITED: Screen = {
  name: 'invited',
  async open(page) {
    const elsewhere = await page
      .context()
      .browser()
      ?.newContext({ baseURL: new URL(page.url()).origin });
    if (!elsewhere) throw new Error('there is no browser');
    await elsewhere.request.get('/api/me');
    const seats = [{ kind: 'me', name: 'Bo' }, { kind: 'open' }, { kind: 'bot', level: 'deckhand' }];
    const data = { game: 'golden-horn', options: { players: 3 }, seats, shuffle: false };
    const { id }: { id: string } = await (await elsewhere.request.post('/api/matches', { data })).json();
    await elsewhere.close();
    await page.goto(`/match/${id}`);
    await page.locator('.sit-down').waitFor();
  },
};

/** A match of Golden Horn between two people at this screen, who hide their cards from each other. */
const PASSED: Screen = after(plain('', '/new?game=golden-horn&where=device', '.place'), 'pass-screen', async (page) => {
  await page.locator('.place').nth(1).locator('select').first().selectOption('here');
  await press('.setup-foot .button-primary', '.pass-screen')(page);
});

const opened = (record: string): Screen =>
  after(plain('', '/not-there', '.page-main'), `record-${record}`, async (page) => {
    await page.evaluate(() => sessionStorage.clear());
    await page.goto('/replay');
    await page.locator('input[type="file"]').setInputFiles(fileOf(record));
    await standing(page);
  });

/** Decisions of a stored record, as an analysis with a mark at every third turn. */
function analysisOf(record: string) {
  const read = readRecord(JSON.parse(readFileSync(fileOf(record), 'utf8')));
  if (!read.ok || !read.value.result) throw new Error(`no record of a finished match: ${record}`);
  const { actions, game, result } = read.value;
  const players = result.ranks.length;
  const decisions = actions.flatMap((line, ply) =>
    line.startsWith('*') ? [] : [{ ply, line, seat: Number(line[0]) }],
  );
  const marks = ['blunder', 'mistake', 'inaccuracy'] as const;
  const share = Math.floor(1000 / players);
  const chances = result.ranks.map((_, seat) => (seat === 0 ? 1000 - share * (players - 1) : share));
  const turns = decisions.slice(0, 120).map(({ ply, line, seat }, i) => ({
    kind: 'turn',
    round: 1 + Math.floor(i / players),
    ply,
    plies: 1,
    seat,
    from: ply,
    reasons: [],
    chancesBefore: chances,
    chancesAfter: chances,
    played: [line],
    best: [line],
    givenAway: i % 3 === 0 ? 200 - i : 0,
    mark: i % 3 === 0 ? (marks[(i / 3) % 3] ?? null) : null,
  }));
  return { game, players, level: 'capitan', turns, seats: seatsOf(players, turns), result };
}

/** The analysis of an opened record, from a worker that knows it without thinking. */
const analysed = (record: string): Screen =>
  after(opened(record), `analysis-${record}`, async (page) => {
    const body = `postMessage(${JSON.stringify({ say: 'analysed', analysis: analysisOf(record) })});`;
    await page.route(WORKER, (route) => route.fulfill({ contentType: 'text/javascript', body }));
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await page.locator('.menu-links').getByRole('button', { name: 'Analyse the match' }).click();
    await page.locator('.analysis .mistake').first().waitFor();
  });

declare global {
  interface Window {
    /** Breaks the open stream and prevents further ones. */
    cutStream?: () => void;
  }
}

/** A table whose stream is broken. The rest of the network stays, because the words of the other languages are fetched. */
const CONNECTION_LOST: Screen = {
  name: 'connection-lost',
  async open(page) {
    await page.addInitScript(() => {
      const { fetch } = window;
      const breaking = new AbortController();
      window.cutStream = () => breaking.abort(new TypeError('cut'));
      window.fetch = (address, request) =>
        String(address).includes('/stream')
          ? fetch(address, { ...request, signal: breaking.signal })
          : fetch(address, request);
    });
    await firstTurn('el-capitan').open(page);
    await page.evaluate(() => window.cutStream?.());
    await page.locator('.connection').waitFor();
  },
};

/** Dialogs and notices, and pages in other states than at a first visit. */
export const STATES: readonly Screen[] = [
  plain('new-on-device', '/new?game=el-capitan&where=device', '.place'),
  after(plain('', '/new?game=el-capitan', '.place'), 'new-for-five', async (page) => {
    await page.locator('.setup .segments input').last().check({ force: true });
    await page.locator('.place').nth(4).waitFor();
  }),
  after(WAITING, 'call-off', press('.lobby-off button', '.lobby-off button + button')),
  INVITED,
  PASSED,
  after(home, 'delete', press('.match-forget', '.match-asking')),
  after(home, 'home-settings', press('.home-settings summary', '.home-settings select')),
  plain('no-match', '/match/not-there', '.page-main'),
  after(home, 'home-offline', async (page) => {
    await page.route('**/api/**', (route) => route.abort());
    await press('.game-panel-actions .button-primary', '.game-panel [role="alert"]')(page);
  }),
  CONNECTION_LOST,
  after(firstTurn('el-capitan'), 'advice', async (page) => {
    await page.keyboard.press('h');
    await page.locator('.advice dd').first().waitFor();
  }),
  after(plain('', '/board', '.choose-board'), 'board-open', async (page) => {
    await page.locator('.choose-board .button').first().click();
    await standing(page);
  }),
  opened('el-capitan-2-base'),
  analysed('el-capitan-2-base'),
  analysed('golden-horn-3-as-described'),
];
