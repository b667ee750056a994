import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { KITS } from '@levante/games/bots';
import { GAMES } from '@levante/games/rules';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { BotPool } from '../src/bots/pool.ts';
import { DEFAULT_LIMITS } from '../src/index.ts';
import { type Fixture, openFixture } from './lib/fixture.ts';
import { Visitor } from './lib/visitor.ts';

/** Runs `docs/guides/merchant_bot.*`, which know nothing but the guides, in matches against a built-in bot. */

const guides = join(import.meta.dirname, '..', '..', 'docs', 'guides');
const hasPython = spawnSync('python3', ['--version']).status === 0;
let fixture: Fixture;
let anna: Visitor;

beforeAll(async () => {
  const bots = new BotPool({ kits: KITS, threads: 1, worker: new URL(inject('bundles')['bot-worker']) });
  fixture = await openFixture({ games: GAMES, bots, limits: DEFAULT_LIMITS });
  anna = new Visitor(() => fixture.server.url);
});
afterAll(() => fixture.close());

/** Lets the command take the open seat of a new match, and checks that it plays to the end. */
async function playsThrough(game: string, command: string, words: readonly string[]): Promise<void> {
  const seats = [{ kind: 'open' }, { kind: 'bot', level: 'deckhand' }];
  const { id } = await anna.open({ game, options: { players: 2 }, seats });
  const bot = spawn(command, [...words, fixture.server.url, id], { stdio: ['ignore', 'inherit', 'inherit'] });
  expect(await once(bot, 'exit')).toEqual([0, null]);
  const match = await anna.match(id);
  expect(match).toMatchObject({ status: 'over', actor: null });
  expect(match.seats).toContainEqual(expect.objectContaining({ kind: 'person', name: 'Merchant', taken: true }));
  expect(fixture.log()).not.toMatch(/"status":[45]|bot-replaced/);
}

it.each([...GAMES.keys()])('the bot in TypeScript plays a match of %s to the end', async (game) => {
  await playsThrough(game, process.execPath, ['--import', 'tsx', join(guides, 'merchant_bot.mts')]);
});

describe.skipIf(!hasPython)('with python3 (skipped where it is missing)', () => {
  it.each([...GAMES.keys()])('the bot in Python plays a match of %s to the end', async (game) => {
    await playsThrough(game, 'python3', ['-B', join(guides, 'merchant_bot.py')]);
  });
});
