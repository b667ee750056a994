import { type GameEntry, readRecord } from '@levante/contract';
import { commitmentOf } from '@levante/dealer';
import { verifyRecord } from '@levante/host/verify';
import { Command } from 'commander';
import { expect, it } from 'vitest';
import { EngineSession } from '../src/engine/session.ts';
import { CommandFault } from '../src/lib/fault.ts';
import { optionsOf, type SetupChoice, withSetupFlags } from '../src/lib/setup.ts';
import { terminalOf } from '../src/lib/show.ts';
import { playSession } from '../src/play/play.ts';
import { ENGLISH } from '../src/words/index.ts';
import { THIRD_GAME_DEPENDENCIES } from './dependencies.ts';

/** A game needs nothing but its folder and an entry in each list: the command line works with it. */

function entryNamed(game: string): GameEntry {
  const entry = THIRD_GAME_DEPENDENCIES.games.get(game);
  if (!entry) throw new Error(`there is no ${game}`);
  return entry;
}

it('the engine plays a game outside the lists, and its record is verified', () => {
  const session = new EngineSession(THIRD_GAME_DEPENDENCIES, '1.0.0');
  const ask = (request: object) => session.answer(JSON.stringify(request));
  expect(ask({ do: 'new', game: 'coin-race', options: { players: 3 } })).toEqual({ ok: true, actor: '0' });
  expect(ask({ do: 'legal' })).toMatchObject({ actions: ['0 step 1'] });
  expect(ask({ do: 'apply', action: '0 step 2' })).toMatchObject({ ok: false, code: 'cannot-afford', clause: 'CR-2' });
  expect(ask({ do: 'go', level: 'random', seed: 1 })).toMatchObject({ action: '0 step 1' });
  ask({ do: 'random', seed: 7 });
  const { record } = ask({ do: 'record' });
  expect(verifyRecord(THIRD_GAME_DEPENDENCIES.games, record)).toMatchObject({ ok: true, verified: { over: true } });
});

it.each([
  ['coin-race', 'Coin race', 'Take a step'],
  ['nine-mens-morris', "Nine men's morris: ", 'Place a man on a7'],
])('a person plays %s in the terminal with its own picture and words, and the deal is proven', async (id, head, first) => {
  const table = entryNamed(id).open({});
  const kit = THIRD_GAME_DEPENDENCIES.kits.get(id);
  if (!table.ok || !kit) throw new Error(`${id} cannot be opened, or has no bots`);
  const output: string[] = [];
  const offered = new Set<string>();
  const record = await playSession({
    table: table.value,
    kit,
    show: terminalOf(THIRD_GAME_DEPENDENCIES, id, 'en'),
    words: ENGLISH.play,
    person: {
      choose: async (_question, choices) => {
        for (const { label } of choices) offered.add(label);
        return choices[0]?.value ?? null;
      },
      tell: (lines) => void output.push(...lines),
    },
    seat: 0,
    levels: ['', 'random'],
    turnMs: 1000,
    seed: 'c0ffee'.padEnd(64, '0'),
  });
  expect(readRecord(record)).toMatchObject({ ok: true });
  expect(record.commitment).toBe(commitmentOf(record.seed ?? ''));
  expect(verifyRecord(THIRD_GAME_DEPENDENCIES.games, record)).toMatchObject({
    ok: true,
    verified: { over: true, deal: true },
  });
  expect(output.some((line) => line.startsWith(head))).toBe(true);
  expect(offered).toContain(first);
});

it('a game without its own terminal is shown as plain data', () => {
  const plain = terminalOf({ ...THIRD_GAME_DEPENDENCIES, terminals: new Map() }, 'coin-race', 'en');
  expect(plain.picture({ game: 'coin-race' }, []).join('\n')).toContain('"game": "coin-race"');
  expect(plain.say({}, '0 step 1')).toBe('0 step 1');
});

/** Returns the setup that a command parses from these arguments. */
function typed(...words: string[]): SetupChoice {
  let setup: SetupChoice = {};
  const command = withSetupFlags(new Command(), THIRD_GAME_DEPENDENCIES).action((options) => {
    setup = options.setup;
  });
  command.parse(words, { from: 'user' });
  return setup;
}

it('a game’s set-up options are flags of the command, and are not taken by other games', () => {
  const help = withSetupFlags(new Command(), THIRD_GAME_DEPENDENCIES).helpInformation().replaceAll(/\s+/g, ' ');
  expect(help).toContain('--goal <n> Coin Race: the goal');
  expect(help).toContain('--cities <list> El Capitán: extra cities, e.g. POR,LIS,CAN');
  expect(help).toContain('--ruleset <name> Golden Horn: as-described or as-published');
  const coins = entryNamed('coin-race');
  expect(optionsOf(coins, { game: coins.id, setup: typed('--goal', '7') })).toEqual({ players: 2, goal: 7 });
  expect(optionsOf(coins, { game: coins.id, setup: typed() })).toEqual({ players: 2, goal: 5 });
  expect(() => optionsOf(coins, { game: coins.id, setup: typed('--goal', 'x') })).toThrow(CommandFault);
  expect(() => optionsOf(coins, { game: coins.id, setup: typed('--cities', 'POR') })).toThrow('no option --cities');
  const capitan = entryNamed('el-capitan');
  const { cities } = optionsOf(capitan, { game: capitan.id, setup: typed('--cities', 'CAN, POR') });
  expect(cities).toEqual(['POR', 'CAN']);
});
