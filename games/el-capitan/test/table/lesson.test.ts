import { CITY_CODES, type CityCode } from '@levante/el-capitan/rules';
import { speak } from '@levante/table/words/language.ts';
import { LANGUAGES } from '@levante/table/words/languages.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { plainNamer } from '../../table/match/namer.ts';
import { CLAIMS, SEAT } from './lesson-claims.ts';
import { at, lesson, positionsOf } from './lesson-match.ts';

/** The numbers in a text. */
const numbersIn = (text: string): readonly number[] => (text.match(/\d+/g) ?? []).map(Number);

/** The cities in a text. */
const citiesIn = (text: string): readonly CityCode[] =>
  CITY_CODES.filter((code) => text.includes(plainNamer.value.place(code).name));

const sorted = (list: readonly number[]) => [...new Set(list)].sort((a, b) => a - b);

/** The most words that a step may have: on a phone the pilot has half the screen. */
const MAX_WORDS = 52;

afterEach(() => speak('en'));

describe('the lesson of El Capitán', () => {
  it('is a whole match of at most twelve steps, which the learner wins', () => {
    const table = lesson.rules.open(lesson.options);
    if (!table.ok) throw new Error('no options');
    for (const line of lesson.line) expect(table.value.play(line), line).toMatchObject({ ok: true });
    expect(lesson.beats.length).toBeLessThanOrEqual(12);
    expect(table.value.result()?.ranks[SEAT]).toBe(1);
    expect(table.value.result()?.ranks.filter((rank) => rank === 1)).toHaveLength(1);
    expect(lesson.line.find((line) => !line.startsWith('*'))).toMatch(/^0 /);
  });

  it('has steps in order, up to the end of the match', () => {
    let before = 0;
    for (const { id, from, until } of lesson.beats) {
      expect(from, id).toBeGreaterThanOrEqual(before);
      expect(until ?? 0, id).toBeGreaterThan(from);
      before = until ?? 0;
    }
    expect(before).toBe(lesson.line.length);
    expect(at(before).over).toBe(true);
  });

  it('requests complete turns only', () => {
    for (const { id, from, until } of lesson.beats) {
      const mine = lesson.line.slice(from, until ?? from).filter((line) => line.startsWith(`${SEAT} `));
      const watched = id === 'payday' || id === 'last';
      expect(mine.length > 0, id).toBe(!watched);
      if (!watched) expect(mine, id).toHaveLength((until ?? from) - from);
    }
  });

  it.for(LANGUAGES)('states only true numbers and facts about the position, in %s', async (language) => {
    await speak(language);
    for (const beat of lesson.beats) {
      const claim = CLAIMS[beat.id]?.(positionsOf(beat));
      if (!claim) throw new Error(`nothing is known of ${beat.id}`);
      const { title, text, task } = beat.say();
      const sentences = `${title} ${text} ${task}`;
      expect(sorted(numbersIn(sentences)), `${beat.id}: ${sentences}`).toEqual(sorted(claim.numbers));
      expect([...citiesIn(sentences)].sort(), `${beat.id}: ${sentences}`).toEqual([...claim.cities].sort());
      for (const [what, holds] of Object.entries(claim.holds)) expect(holds, `${beat.id}: ${what}`).toBe(true);
    }
  });

  it.for(LANGUAGES)('describes the learner’s turns that it skips, in %s', async (language) => {
    await speak(language);
    lesson.beats.forEach(({ id, from, say }, i) => {
      const after = lesson.beats[i - 1]?.until ?? from;
      const skipped = lesson.line.slice(after, from);
      const mine = skipped.findIndex((line) => line.startsWith(`${SEAT} `) && !line.endsWith(' end'));
      const { meanwhile } = say();
      expect(meanwhile !== undefined, id).toBe(mine >= 0);
      if (meanwhile === undefined) return;
      const did = (pattern: RegExp) => skipped.filter((line) => pattern.test(line)).length;
      const { phase, round } = at(after + mine).json;
      const last = at(from - 1).json;
      const known = [
        phase,
        round,
        last.phase,
        last.round,
        did(/^0 (build|reopen)/),
        did(/^0 fortress/),
        did(/^0 loan/),
      ];
      const own = [phase, round, did(/^0 (build|reopen)/)];
      for (const number of own) expect(numbersIn(meanwhile), `${id}: ${meanwhile}`).toContain(number);
      const paid = [...Array(from - after).keys()].flatMap((ply) => {
        const before = at(after + ply);
        return at(after + ply + 1).json.phase > before.json.phase || at(after + ply + 1).json.step === 'settle'
          ? [before.forecast.forecast[SEAT]?.total ?? 0]
          : [];
      });
      for (const number of numbersIn(meanwhile)) expect([...known, ...paid], `${id}: ${meanwhile}`).toContain(number);
    });
  });

  it.for(LANGUAGES)('says how the match is won and how it ended, in %s', async (language) => {
    await speak(language);
    const cash = at(lesson.line.length).json.players.map((player) => player.cash);
    expect(numbersIn(lesson.goal())).toEqual([]);
    expect(numbersIn(lesson.ended())).toEqual([cash[SEAT], Math.max(...cash.slice(1))]);
  });

  it.for(LANGUAGES)('has steps short enough for a phone, in %s', async (language) => {
    await speak(language);
    for (const { id, say } of lesson.beats) expect(say().text.split(' ').length, id).toBeLessThanOrEqual(MAX_WORDS);
  });
});
