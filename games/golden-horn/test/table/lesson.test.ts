import { goldenHornLesson } from '@levante/golden-horn/table/lesson/lesson.ts';
import { hornLessonWords } from '@levante/golden-horn/table/lesson/words/index.ts';
import { speak } from '@levante/table/words/language.ts';
import { LANGUAGES } from '@levante/table/words/languages.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { CLAIMS, readState } from './lesson-claims.ts';

const lesson = goldenHornLesson;

/** The state after a number of actions, and the result once the match is over. */
function stateAt(ply: number) {
  const table = lesson.rules.open(lesson.options);
  if (!table.ok) throw new Error('no options');
  for (const line of lesson.line.slice(0, ply)) table.value.play(line);
  return { state: readState(table.value.state()), result: table.value.result() };
}

/** The numbers in a text. */
const figures = (text: string): readonly number[] => (text.match(/\d+/g) ?? []).map(Number);

afterEach(() => speak('en'));

describe('the lesson of Golden Horn', () => {
  it('is a match that can be played to its end', () => {
    const table = lesson.rules.open(lesson.options);
    if (!table.ok) throw new Error('no options');
    for (const line of lesson.line) expect(table.value.play(line), line).toMatchObject({ ok: true });
  });

  it('has beats in order, each with an action of the learner', () => {
    let before = 0;
    for (const { id, from, until } of lesson.beats) {
      expect(from, id).toBeGreaterThanOrEqual(before);
      expect(until ?? from + 1, id).toBeGreaterThan(from);
      before = until ?? from;
    }
    expect(before).toBe(lesson.line.length);
  });

  it('is won by the learner who follows it', () => {
    const { result } = stateAt(lesson.line.length);
    expect(result?.ranks).toEqual([1, 2]);
  });

  it.for(LANGUAGES)('states only true numbers and facts about the position, in %s', async (language) => {
    await speak(language);
    for (const { id, from, say } of lesson.beats) {
      const claim = CLAIMS[id]?.(stateAt(from).state);
      if (!claim) throw new Error(`nothing is known of ${id}`);
      expect(figures(Object.values({ ...say(), meanwhile: '' }).join(' ')), `${id}: ${say().text}`).toEqual(
        claim.numbers,
      );
      for (const [what, holds] of Object.entries(claim.holds)) expect(holds, `${id}: ${what}`).toBe(true);
    }
  });

  it.for(LANGUAGES)('names the rounds that it skips, and says how the match is won, in %s', async (language) => {
    await speak(language);
    let after = lesson.beats[0]?.from ?? 0;
    for (const { id, from, until, say } of lesson.beats) {
      const rounds = [stateAt(after).state.round, stateAt(from).state.round];
      for (const round of figures(say().meanwhile ?? '')) {
        expect(round, id).toBeGreaterThanOrEqual(rounds[0] ?? 0);
        expect(round, id).toBeLessThanOrEqual(rounds[1] ?? 0);
      }
      after = until ?? from;
    }
    const scores = stateAt(lesson.line.length).result?.scores;
    expect(figures(lesson.ended())).toEqual(scores);
    expect(figures(lesson.goal())).toEqual([]);
  });

  it.for(LANGUAGES)('takes every figure in its texts from the match, in %s', async (language) => {
    await speak(language);
    const say = hornLessonWords.value;
    const all = [
      say.load(701, 'red', 'VEN'),
      say.stop(702, 'red'),
      say.card(701, 702, 'red'),
      say.lack(701, 'red', 'CON'),
      say.free(701, 'red', 'VEN', 702),
      say.raid(701, ['red'], 'blue'),
      say.home(701, 'red', 702, 703),
      say.six('red', 'VEN'),
      say.announce(701, 702),
      say.score(701, 702, 703),
    ];
    for (const words of all) {
      for (const figure of figures(Object.values(words).join(' '))) expect(figure).toBeGreaterThan(700);
    }
  });
});
