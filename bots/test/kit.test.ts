import { type CoinRaceState, coinRace } from '@levante/coin-race/rules';
import { type Bot, entryOf, NO_LIMIT, Random } from '@levante/contract';
import { describe, expect, it } from 'vitest';
import { kitOf, mcts, randomBot } from '../src/index.ts';

/** Creates a bot that always returns the same action, or throws. */
const stubborn = (level: string, action: number | Error): Bot<CoinRaceState> => ({
  level,
  think: () => {
    if (typeof action === 'number') return { actions: [action] };
    throw action;
  },
});

const STEP_1 = 1;
const STEP_2 = 2;
const options = { players: 2, goal: 6 };
const kit = kitOf(coinRace, [
  randomBot(),
  stubborn('slow', STEP_1),
  stubborn('wild', STEP_2),
  stubborn('dead', new Error('no idea')),
]);
const viewAt = (scores: number[]) => {
  const table = entryOf(coinRace).load({ options, scores });
  if (!table.ok) throw new Error('coin race refuses the state');
  return table.value.state(0);
};

describe('a bot kit', () => {
  it('lists its levels, weakest first', () => {
    expect([kit.gameId, kit.levels]).toEqual(['coin-race', ['random', 'slow', 'wild', 'dead']]);
  });

  it('answers a question of plain data with lines of actions', () => {
    expect(kit.think({ view: viewAt([1, 0]), seat: 0, level: 'wild', seed: 1 })).toEqual({ lines: ['0 step 2'] });
  });

  it('gives the same answer for the same seed, and every legal action for some seed', () => {
    const answer = (seed: number) => kit.think({ view: viewAt([1, 0]), seat: 0, level: 'random', seed }).lines[0];
    expect(answer(5)).toBe(answer(5));
    expect(new Set(Array.from({ length: 40 }, (_, seed) => answer(seed)))).toEqual(new Set(['0 step 1', '0 step 2']));
  });

  it('throws on an unknown level or an invalid view', () => {
    expect(() => kit.think({ view: viewAt([1, 0]), seat: 0, level: 'genius', seed: 1 })).toThrow(/genius/);
    expect(() => kit.think({ view: { scores: [] }, seat: 0, level: 'slow', seed: 1 })).toThrow(/view/);
  });
});

describe('a match of bots', () => {
  const play = (levels: string[], seed = 1) => kit.playMatch({ options, levels, seed, record: true });

  it('ends with a result, and its actions can be replayed', () => {
    const { result, fault, actions, plies } = play(['random', 'slow']);
    expect(fault).toBeNull();
    expect(actions).toHaveLength(plies);
    const table = entryOf(coinRace).open(options);
    if (!table.ok) throw new Error('coin race cannot be opened');
    for (const line of actions) expect(table.value.play(line).ok).toBe(true);
    expect(table.value.result()).toEqual(result);
  });

  it('is the same for the same seed, and returns no actions if none are requested', () => {
    expect(play(['random', 'random'], 7)).toEqual(play(['random', 'random'], 7));
    expect(kit.playMatch({ options, levels: ['slow', 'slow'], seed: 1, record: false }).actions).toEqual([]);
  });

  it('has the same deal however many random numbers a bot draws', () => {
    const greedy: Bot<CoinRaceState> = {
      level: 'greedy',
      think: (_game, _view, _seat, random) => {
        random.next();
        return { actions: [STEP_1] };
      },
    };
    const other = kitOf(coinRace, [greedy, stubborn('slow', STEP_1)]);
    const actions = (level: string) =>
      other.playMatch({ options, levels: [level, 'slow'], seed: 3, record: true }).actions;
    expect(actions('greedy')).toEqual(actions('slow'));
  });

  it('is dealt from its own number if one is given, while the bots draw from the seed', () => {
    const lines = (seed: number, deal?: number): string[] => [
      ...kit.playMatch({
        options,
        levels: ['random', 'random'],
        seed,
        ...(deal === undefined ? {} : { deal }),
        record: true,
      }).actions,
    ];
    const thrown = (seed: number, deal: number) =>
      lines(seed, deal)
        .filter((line) => line.startsWith('*'))
        .slice(0, 6);
    expect(lines(7, 7)).toEqual(lines(7));
    expect(lines(8, 7)).not.toEqual(lines(7));
    expect(thrown(8, 7)).toEqual(thrown(7, 7));
    expect(new Set([1, 2, 3, 4, 5].map((deal) => thrown(7, deal).join())).size).toBeGreaterThan(2);
  });

  it('notifies a timer before and after each decision of a bot', () => {
    const calls: string[] = [];
    const timer = { begin: (seat: number) => void calls.push(`${seat} begins`), end: () => void calls.push('ends') };
    const { actions } = kit.playMatch({ options, levels: ['slow', 'slow'], seed: 1, timer, record: true });
    const steps = actions.filter((line) => line.includes('step'));
    expect(calls).toEqual(steps.flatMap((line) => [`${line[0]} begins`, 'ends']));
  });

  it('ends with a fault that names ply and level when a bot’s action is illegal', () => {
    expect(play(['wild', 'slow'])).toMatchObject({
      result: null,
      fault: { ply: 0, level: 'wild', reason: 'illegal-action', detail: '2: cannot-afford' },
    });
  });

  it('ends with a fault that names ply and level when a bot throws', () => {
    expect(play(['slow', 'dead']).fault).toMatchObject({ ply: 2, level: 'dead', reason: 'thrown', detail: 'no idea' });
  });

  it('ends with a fault when it reaches the maximum number of plies', () => {
    const short = kitOf(coinRace, [randomBot()], { maxPlies: 3 });
    const { fault } = short.playMatch({ options, levels: ['random', 'random'], seed: 1, record: false });
    expect(fault).toMatchObject({ ply: 3, level: null, reason: 'endless' });
  });
});

describe('the roles of a kit', () => {
  const weak = randomBot<CoinRaceState>();
  const strong = mcts<CoinRaceState>();

  it('offer all levels, and name no analyst and no advisers, unless the kit says otherwise', () => {
    const { offered, analyst, advisers } = kitOf(coinRace, [weak, strong]);
    expect({ offered, analyst, advisers }).toEqual({
      offered: ['random', 'mcts'],
      analyst: null,
      advisers: [],
    });
  });

  it('are refused if they name a level that the kit does not have', () => {
    const roles = { offered: ['mcts'], analyst: 'mcts', advisers: ['random'] };
    expect(kitOf(coinRace, [weak, strong], roles)).toMatchObject(roles);
    for (const wrong of [{ analyst: 'mate' }, { offered: ['mate'] }, { advisers: ['mate'] }])
      expect(() => kitOf(coinRace, [weak, strong], wrong)).toThrow('no bot of level mate for coin-race');
  });
});

it('the random bot chooses each legal action about equally often', () => {
  const state = coinRace.setup(options);
  state.scores[0] = 1;
  const bot = randomBot<CoinRaceState>();
  const random = new Random(11);
  const counts = [0, 0, 0];
  for (let i = 0; i < 4000; i++) {
    const action = bot.think(coinRace, state, 0, random, NO_LIMIT).actions[0] ?? -1;
    counts[action] = (counts[action] ?? 0) + 1;
  }
  expect(counts[0]).toBe(0);
  expect(counts[STEP_1]).toBeGreaterThan(1850);
  expect(counts[STEP_1]).toBeLessThan(2150);
});
