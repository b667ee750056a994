import { ActionBuffer, drawRandom, NO_LIMIT, NOBODY, Random } from '@levante/contract';
import { describe, expect, it } from 'vitest';
import { deckhand } from '../../bots/deckhand.ts';
import { goldenHornKit } from '../../bots/index.ts';
import { goldenHorn } from '../../rules/index.ts';

const kit = goldenHornKit;

function optionsFor(players: number, ruleset: string) {
  const options = goldenHorn.options({ players, ruleset });
  if (!options.ok) throw new Error(JSON.stringify(options.refusal));
  return options.value;
}

const TABLES = [2, 3, 4].flatMap((players) =>
  ['as-described', 'as-published'].map((ruleset) => [players, ruleset] as const),
);

describe('the rule-based bot of Golden Horn', () => {
  /** Number of these matches that a level wins alone against random players. */
  function winsOf(level: string, matches: number, players: number, ruleset: string): number {
    let wins = 0;
    for (let seed = 0; seed < matches; seed++) {
      const own = seed % players;
      const levels = Array.from({ length: players }, (_, seat) => (seat === own ? level : 'random'));
      const report = kit.playMatch({ levels, options: optionsFor(players, ruleset), seed, record: false });
      expect(report.fault).toBeNull();
      if (report.result?.ranks[own] === 1) wins += 1;
    }
    return wins;
  }

  it.each(TABLES)('beats random players: %i players, %s', (players, ruleset) => {
    expect(winsOf('seaman', 12, players, ruleset)).toBeGreaterThanOrEqual(10);
  });

  it.each(
    TABLES,
  )('beats random players more often than by luck even as the gentle deckhand: %i players, %s', (players, ruleset) => {
    expect(winsOf('deckhand', 24, players, ruleset)).toBeGreaterThan((1.5 * 24) / players);
  });

  it.each(TABLES)('finishes a match against itself by announcing the end: %i players, %s', (players, ruleset) => {
    const levels = Array.from({ length: players }, () => 'deckhand');
    const report = kit.playMatch({ levels, options: optionsFor(players, ruleset), seed: 5, record: true });
    expect(report.fault).toBeNull();
    expect(Math.min(...(report.result?.scores ?? [0]))).toBeGreaterThan(0);
  });

  it('decides the same whatever the hidden cards and cubes are', () => {
    const random = new Random(11);
    const buffer = new ActionBuffer();
    const bot = deckhand();
    const state = goldenHorn.setup(optionsFor(3, 'as-described'));
    let decisions = 0;
    for (let actor = goldenHorn.actor(state); actor !== NOBODY && decisions < 60; actor = goldenHorn.actor(state)) {
      if (actor >= 0) {
        const other = goldenHorn.resample(goldenHorn.view(state, actor), actor, random);
        const answers = [state, other].map((truth) =>
          bot.think(goldenHorn, goldenHorn.view(truth, actor), actor, new Random(decisions), NO_LIMIT),
        );
        expect(answers[0]).toEqual(answers[1]);
        decisions += 1;
      }
      goldenHorn.apply(state, drawRandom(goldenHorn, state, buffer, random, actor));
    }
    expect(decisions).toBe(60);
  });
});
