import { elCapitanLesson } from '@levante/el-capitan/table/lesson/lesson.ts';
import { enLesson } from '@levante/el-capitan/table/words/en-lesson.ts';
import { lessonTexts } from '@levante/el-capitan/table/words/lesson.ts';
import { speak } from '@levante/table/words/language.ts';
import { LANGUAGES } from '@levante/table/words/languages.ts';
import { afterEach, describe, expect, it } from 'vitest';

const lesson = elCapitanLesson();

/** The numbers in a text. */
const figures = (text: string): readonly number[] => (text.match(/\d+/g) ?? []).map(Number);

afterEach(() => speak('en'));

describe('the lesson of El Capitán', () => {
  it('is a match that can be played to its end, the learner first', () => {
    const table = lesson.rules.open(lesson.options);
    if (!table.ok) throw new Error('no options');
    for (const line of lesson.line) expect(table.value.play(line), line).toMatchObject({ ok: true });
    expect(lesson.line.find((line) => !line.startsWith('*'))).toMatch(/^0 /);
  });

  it('has beats that follow each other, each with something for the learner to do', () => {
    let before = 0;
    for (const { id, from, until } of lesson.beats) {
      expect(from, id).toBeGreaterThanOrEqual(before);
      expect(until ?? 0, id).toBeGreaterThan(from);
      before = until ?? 0;
    }
    expect(before).toBe(lesson.line.length);
  });

  it.for(LANGUAGES)('tells what is so, in %s', async (language) => {
    await speak(language);
    const said = Object.fromEntries(lesson.beats.map(({ id, say }) => [id, figures(Object.values(say()).join(' '))]));
    expect(said).toEqual({
      card: [10, 20, 6],
      sail: [],
      berth: [2, 3],
      turn: [12],
      fortress: [4],
      value: [4, 6],
      loan: [4, 10, 12, 16],
      route: [1, 5],
      shut: [0, 7],
      payday: [4, 10],
      settle: [39, 32, 46],
    });
  });

  it.for(LANGUAGES)('has no figure of its own in its words, in %s', async (language) => {
    const city = { name: 'N', at: 'at N', to: 'to N', from: 'from N', of: 'of N' };
    const say = language === 'en' ? enLesson : (await lessonTexts[language]()).lesson;
    const all = [
      ...[say.card(701, 702, city, 703), say.sail(city), say.berth(city, 701, 702), say.turn(701)],
      ...[say.fortress(city, 701), say.value(city, 701, 702), say.loan(701, 702, 703, 704)],
      ...[
        say.route(city, 701, 702, city, city),
        say.shut(city, 701, 702),
        say.payday(701, 702),
        say.settle(701, 702, 703),
      ],
    ];
    for (const words of all) {
      for (const figure of figures(Object.values(words).join(' '))) expect(figure).toBeGreaterThan(700);
    }
  });
});
