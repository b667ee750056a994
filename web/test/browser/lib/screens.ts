import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPuzzles } from '@levante/bots';
import type { Page } from '@playwright/test';
import { openFirstTurn } from './first-turn.ts';
import { openFullNotifications } from './full-notifications.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..', '..');
const GAMES = ['el-capitan', 'golden-horn'] as const;
type GameId = (typeof GAMES)[number];

/** A screen and the way to reach it, in any language and window size. */
export interface Screen {
  readonly name: string;
  readonly open: (page: Page) => Promise<void>;
}

export const standing = (page: Page): Promise<void> => page.locator('.table:not([aria-busy])').waitFor();

/** A page by its address, with an element that must be present. */
export const plain = (name: string, path: string, there: string): Screen => ({
  name,
  async open(page) {
    await page.goto(path);
    await page.locator(there).first().waitFor();
  },
});

/** Returns as many finished matches as needed to fill every statistic, as the server lists them. */
function finishedMatches(count: number) {
  const levels = ['deckhand', 'helmsman', 'capitan', 'random'];
  return Array.from({ length: count }, (_, i) => {
    const golden = i % 3 === 2;
    const players = Math.min(2 + (i % 4), golden ? 4 : 5);
    const all = Array.from({ length: players }, (_, seat) => seat);
    const mine = (i * 5) % players;
    const others = all.map((one) => one + 1).filter((one) => one !== 1 + ((i * i) % players));
    const ranks = all.map((seat) => (seat === mine ? 1 + ((i * i) % players) : (others.shift() ?? 1)));
    const isBot = (seat: number) => seat !== mine && i % 5 !== 0;
    return {
      id: `shown-${i}`,
      game: golden ? 'golden-horn' : 'el-capitan',
      rulesVersion: 1,
      options: { players },
      ply: 180 + ((i * 37) % 190),
      commitment: '',
      actor: null,
      mine: [mine],
      viewer: mine,
      status: 'over',
      createdAt: 1000 + i,
      result: { scores: ranks.map((one) => 96 - 11 * one + (i % 7)), ranks },
      seats: all.map((seat) => ({
        seat,
        kind: isBot(seat) ? 'bot' : 'person',
        name: `Ada ${seat}`,
        taken: true,
        mine: seat === mine,
        level: isBot(seat) ? (levels[i % levels.length] ?? null) : null,
      })),
    };
  });
}

const FULL: Screen = {
  name: 'statistics-full',
  async open(page) {
    const list = '**/api/matches*';
    await page.route(list, (route) => route.fulfill({ json: { matches: finishedMatches(31), next: null } }));
    await page.goto('/statistics');
    await page.locator('.game-figures').nth(1).waitFor();
    await page.unroute(list);
  },
};

/** A table that waits for players. */
export const WAITING: Screen = {
  name: 'waiting-table',
  async open(page) {
    await page.request.get('/api/me');
    const seats = [{ kind: 'me', name: 'Ada' }, { kind: 'open' }, { kind: 'open' }];
    const reply = await page.request.post('/api/matches', {
      data: { game: 'el-capitan', options: { players: 3 }, seats, shuffle: false },
    });
    const { id }: { id: string } = await reply.json();
    await page.goto(`/match/${id}`);
    await page.locator('.lobby-link').waitFor();
  },
};

export const firstTurn = (game: GameId): Screen => ({
  name: `first-turn-${game}`,
  open: (page) => openFirstTurn(page, game),
});

/** The rulebook at a clause. */
const clause = (game: GameId, id: string) => plain(`rules-${game}-clause`, `/rules/${game}#${id}`, '[data-addressed]');
const searched = (name: string, words: string, there: string): Screen => ({
  name: `rules-${name}`,
  async open(page) {
    await page.goto('/rules/el-capitan');
    await page.locator('input[type="search"]').fill(words);
    await page.locator(there).first().waitFor();
  },
});

/** A lesson at a fraction of its steps; at 1 it is over. */
const lesson = (game: GameId, name: string, part: number): Screen => ({
  name: `lesson-${game}-${name}`,
  async open(page) {
    const open = async (beat: number, of: number) => {
      await page.evaluate(
        (progress) => localStorage.setItem('levante.lessons', progress),
        JSON.stringify({ [game]: { beat, of } }),
      );
      await page.goto(`/learn/${game}`);
      await standing(page);
      await page.locator('.pilot').waitFor();
    };
    await page.goto('/not-there');
    await open(0, 1);
    if (part === 0) return;
    const beats = await page.locator('.pilot-beats li').count();
    await open(Math.min(Math.floor(part * beats), beats - 1), beats);
    if (part < 1) return;
    await page.locator('.pilot-out button').first().click();
    await page.locator('.pilot:not(:has(.pilot-task))').waitFor();
  },
});

/** Returns the lines of the best turn of a game's first puzzle. */
function solution(game: GameId): readonly string[] {
  const path = join(ROOT, 'games', game, 'table', 'puzzles', 'puzzles.json');
  const [first] = readPuzzles(JSON.parse(readFileSync(path, 'utf8')));
  return (first?.solution ?? []).map((line) => line.replace(/^\d+ /, ''));
}

/** A legal turn in the first puzzle that is not the best. */
const WORSE = { 'el-capitan': 'loan 10', 'golden-horn': 'sail trio' } as const;

async function openPuzzle(page: Page, game: GameId): Promise<void> {
  await page.goto('/not-there');
  await page.goto(`/puzzles/${game}/1`);
  await standing(page);
  await page.locator('.turn[data-mine]').waitFor();
}

/** Enters a turn in notation and ends it. */
async function make(page: Page, lines: readonly string[]): Promise<void> {
  await page.keyboard.press('/');
  const line = page.locator('dialog input');
  await line.fill(lines.filter((one) => one !== 'end').join(', '));
  await line.press('Enter');
  await page.locator('.line-form ~ [role="status"]:not(:empty)').first().waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  const verdict = page.locator('h2[data-verdict]');
  if (await verdict.isVisible()) return;
  await page.keyboard.press('e');
  await verdict.waitFor();
}

const puzzle = (game: GameId): readonly Screen[] => [
  { name: `puzzle-${game}-open`, open: (page) => openPuzzle(page, game) },
  {
    name: `puzzle-${game}-solved`,
    async open(page) {
      await openPuzzle(page, game);
      await make(page, solution(game));
    },
  },
  {
    name: `puzzle-${game}-failed`,
    async open(page) {
      await openPuzzle(page, game);
      await make(page, [WORSE[game]]);
    },
  },
  {
    name: `puzzle-${game}-solution`,
    async open(page) {
      await openPuzzle(page, game);
      await page.locator('.puzzle-ways button').click();
      await page.locator('.puzzle-steps li').first().waitFor();
    },
  },
];

/** A sheet over a table, by its keyboard shortcut. */
const sheet = (name: string, key: string): Screen => ({
  name,
  async open(page) {
    await openPuzzle(page, 'el-capitan');
    await page.keyboard.press(key);
    await page.locator('dialog[open]').waitFor();
  },
});

/** Every page of the site, the first turn of a match of each game, and the settings. */
export const SITE: readonly Screen[] = [
  plain('home', '/', '.game-panel-actions'),
  plain('tables', '/tables', '.tables-empty, .table-row'),
  ...GAMES.map((game) => plain(`new-${game}`, `/new?game=${game}`, '.place')),
  WAITING,
  ...GAMES.map(firstTurn),
  ...GAMES.map((game) => plain(`rules-${game}`, `/rules/${game}`, '.rules-clause')),
  plain('learn', '/learn', '.lesson-card'),
  ...GAMES.map((game) => plain(`puzzles-${game}`, `/puzzles/${game}`, '.puzzles-card')),
  lesson('el-capitan', '4-last', 0.99),
  { name: 'puzzle', open: (page) => openPuzzle(page, 'el-capitan') },
  plain('statistics-empty', '/statistics', '.statistics-none'),
  plain('me', '/me', '.me-card'),
  { name: 'notifications', open: openFullNotifications },
  plain('notifications-empty', '/me/notifications', '.notify-card'),
  plain('unsubscribe', '/unsubscribe#u1.x', '.page-main .button-primary'),
  plain('invited', '/invited', '.page-main .button-primary'),
  FULL,
  plain('replay', '/replay', '.open-record'),
  plain('board', '/board', '.choose-board'),
  sheet('settings', '?'),
  plain('licences', '/licences', '.licences'),
  plain('not-found', '/not-there', '.page-main'),
];

/** Lessons, rules, puzzles and replay, at various moments. */
export const STUDY: readonly Screen[] = [
  plain('learn', '/learn', '.lesson-card'),
  ...GAMES.flatMap((game) => [
    lesson(game, '1-first', 0),
    lesson(game, '2-third', 0.35),
    lesson(game, '3-middle', 0.6),
    lesson(game, '4-last', 0.99),
    lesson(game, '5-over', 1),
  ]),
  ...GAMES.map((game) => plain(`rules-${game}`, `/rules/${game}`, '.rules-clause')),
  clause('el-capitan', 'EC-5.4'),
  clause('golden-horn', 'GH-6.2'),
  searched('found', '3', 'mark, .rules-clause'),
  searched('none', 'qwertz', '.rules-none'),
  ...GAMES.map((game) => plain(`puzzles-${game}`, `/puzzles/${game}`, '.puzzles-card')),
  ...GAMES.flatMap(puzzle),
  plain('statistics-empty', '/statistics', '.statistics-none'),
  FULL,
  sheet('settings', '?'),
  sheet('line', '/'),
];
