import { advise, MARKS, triesBudget } from '@levante/bots';
import { entryOf, type Registry, type Table } from '@levante/contract';
import { elCapitan } from '@levante/el-capitan/rules';
import { describe, expect, it } from 'vitest';
import { elCapitanKit } from '../../bots/index.ts';
import { elCapitanLesson } from '../../table/lesson/lesson.ts';

const GAMES: Registry = new Map([[elCapitan.id, entryOf(elCapitan)]]);
const TRIES = 300;
const SEED = 7;
const LEVEL = 'capitan';

const lesson = elCapitanLesson();
const { seat, line } = lesson;

/** Returns the table after `ply` actions of the lesson. */
function tableAt(ply: number): Table {
  const table = lesson.rules.open(lesson.options);
  if (!table.ok) throw new Error('no options');
  for (const action of line.slice(0, ply)) table.value.play(action);
  return table.value;
}

/** Returns the learner's win probability after the actions, estimated by the strongest bot. */
function chanceAfter(from: number, actions: readonly string[]): number {
  const table = tableAt(from);
  for (const action of actions) {
    if (!table.play(action).ok) throw new Error(`not legal: ${action}`);
  }
  const budget = triesBudget(TRIES);
  return elCapitanKit.weigh({ view: table.state(seat), seat, level: LEVEL, seed: SEED, budget })[seat] ?? 0;
}

/** Returns the learner's consecutive actions from a ply on. */
function turnFrom(ply: number): readonly string[] {
  const end = line.findIndex((action, i) => i >= ply && !action.startsWith(`${seat} `));
  return line.slice(ply, end);
}

/** Steps at which the lesson asks for a turn. */
const TURN_BEATS = lesson.beats.filter(({ id, from }) => turnFrom(from).length > 0 && id !== 'sail' && id !== 'build');

describe('the advice of the El Capitán lesson', () => {
  it.for(
    TURN_BEATS.map(({ id, from }) => ({ id, from })),
  )('costs less than a mistake according to the analysis: $id', ({ from }) => {
    const view = tableAt(from).state(seat);
    const budget = (share: number) => triesBudget(Math.ceil(TRIES * share));
    const asking = { kit: elCapitanKit, level: LEVEL, advisers: elCapitanKit.advisers, seed: SEED, budget };
    const { lines } = advise({ ...asking, games: GAMES, view, seat });
    const givenAway = chanceAfter(from, lines) - chanceAfter(from, turnFrom(from));
    expect(1000 * givenAway, `better: ${lines.join(', ')}`).toBeLessThan(MARKS.mistake);
  });

  it('is better than its opposite at the settlement: extending both loans beats repaying them', () => {
    const { from } = lesson.beats.find(({ id }) => id === 'debts') ?? { from: 0 };
    const repaid = turnFrom(from).map((action) => action.replace('extend', 'repay'));
    expect(chanceAfter(from, repaid)).toBeLessThan(chanceAfter(from, turnFrom(from)));
  });
});
