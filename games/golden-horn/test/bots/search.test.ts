import { kitOf, playout, randomBot, type SearchConfig, searching } from '@levante/bots';
import { type Game, NO_LIMIT, NOBODY, Random } from '@levante/contract';
import { describe, expect, it } from 'vitest';
import { goldenHorn } from '../../rules/index.ts';

const PLAIN: SearchConfig = {
  usePriors: false,
  exploration: 0.7,
  priorTemperature: 1,
  wideningBase: 1,
  wideningGrowth: 2,
  chanceWidening: 1,
};

describe('a search in a game with secrets', () => {
  /** A game that tells which states were looked into. */
  function watched<S>(game: Game<S>, seen: (state: S) => void): Game<S> {
    return {
      ...game,
      legal(state, out) {
        seen(state);
        game.legal(state, out);
      },
    };
  }

  it('finds the same turn whatever the hidden cards and cubes are', () => {
    const random = new Random(21);
    const read = goldenHorn.options({ players: 3 });
    if (!read.ok) throw new Error('no options');
    const kit = kitOf(goldenHorn, [randomBot()]);
    const { actions } = kit.playMatch({
      options: read.value,
      levels: ['random', 'random', 'random'],
      seed: 4,
      record: true,
    });
    const state = goldenHorn.setup(read.value);
    const bot = searching({ level: 'plain', config: PLAIN, tries: 8, evaluator: playout });
    let asks = 0;
    for (const line of actions) {
      const actor = goldenHorn.actor(state);
      if (actor >= 0 && actor !== NOBODY && asks < 25) {
        asks += 1;
        const other = goldenHorn.resample(goldenHorn.view(state, actor), actor, random);
        const answers = [state, other].map((truth) => {
          const looked: number[] = [];
          const game = watched(goldenHorn, (one) => looked.push(goldenHorn.hash(one)));
          const thought = bot.think(game, goldenHorn.view(truth, actor), actor, new Random(asks), NO_LIMIT);
          return { thought, looked };
        });
        expect(answers[0]).toEqual(answers[1]);
      }
      const parsed = goldenHorn.parse(state, line);
      if (!parsed.ok) throw new Error(line);
      goldenHorn.apply(state, parsed.value);
    }
    expect(asks).toBe(25);
  });
});

it('a planned turn is performed action by action, and each action is legal', () => {
  const read = goldenHorn.options({ players: 2 });
  if (!read.ok) throw new Error('no options');
  const kit = kitOf(goldenHorn, [searching({ level: 'plain', config: PLAIN, tries: 6, evaluator: playout })]);
  const { fault, result } = kit.playMatch({ options: read.value, levels: ['plain', 'plain'], seed: 2, record: false });
  expect(fault).toBeNull();
  expect(result).not.toBeNull();
});
