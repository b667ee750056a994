import { goldenHornLesson } from '@levante/golden-horn/table/lesson/lesson.ts';
import { enLesson } from '@levante/golden-horn/table/words/en-lesson.ts';
import { lessonTexts } from '@levante/golden-horn/table/words/lesson.ts';
import { speak } from '@levante/table/words/language.ts';
import { LANGUAGES } from '@levante/table/words/languages.ts';
import { afterEach, describe, expect, it } from 'vitest';

const lesson = goldenHornLesson;

/** The numbers in a text. */
const figures = (text: string): readonly number[] => (text.match(/\d+/g) ?? []).map(Number);

afterEach(() => speak('en'));

describe('the lesson of Golden Horn', () => {
  it('is a match that can be played to its end, the learner first', () => {
    const table = lesson.rules.open(lesson.options);
    if (!table.ok) throw new Error('no options');
    for (const line of lesson.line) expect(table.value.play(line), line).toMatchObject({ ok: true });
  });

  it('has beats that follow each other, each with something for the learner to do', () => {
    let before = 0;
    for (const { id, from, until } of lesson.beats) {
      expect(from, id).toBeGreaterThanOrEqual(before);
      expect(until ?? from + 1, id).toBeGreaterThan(from);
      before = until ?? from;
    }
    expect(before).toBe(lesson.line.length);
  });

  it.for(LANGUAGES)('tells what is so, in %s', async (language) => {
    await speak(language);
    const said = Object.fromEntries(lesson.beats.map(({ id, say }) => [id, figures(Object.values(say()).join(' '))]));
    expect(said).toEqual({
      load: [4],
      stop: [1],
      card: [2, 3],
      lack: [3],
      free: [6, 3],
      raid: [3],
      home: [4, 2, 2],
      six: [],
      announce: [14, 3],
      score: [14, 5, 2],
    });
  });

  it.for(LANGUAGES)('has no figure of its own in its words, in %s', async (language) => {
    const say = language === 'en' ? enLesson : (await lessonTexts[language]()).lesson;
    const all = [
      ...[say.load(701, 'red', 'VEN'), say.stop(702, 'red'), say.card(701, 702, 'red'), say.lack(701, 'red', 'CON')],
      ...[say.free(701, 'red', 'VEN', 702), say.raid(701, ['red'], 'blue'), say.home(701, 'red', 702, 703)],
      ...[say.six('red', 'VEN'), say.announce(701, 702), say.score(701, 702, 703)],
    ];
    for (const words of all) {
      for (const figure of figures(Object.values(words).join(' '))) expect(figure).toBeGreaterThan(700);
    }
  });
});
