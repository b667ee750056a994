import { entryOf, readRecord } from '@levante/contract';
import { clauseIn } from '@levante/table/book/book.ts';
import { lastPly } from '@levante/table/match/timeline.ts';
import { openReader, openSigns, spotAt } from '@levante/table/open-game/board-pointing.ts';
import { OpenPosition, openFollower } from '@levante/table/open-game/open-position.ts';
import { OpenPhrases } from '@levante/table/open-game/phrases.ts';
import { words as platform } from '@levante/table/words/index.ts';
import { describe, expect, it } from 'vitest';
import { type MorrisFact, nineMensMorris, POINTS, REFUSALS } from '../rules/index.ts';
import { nineMensMorrisLesson } from '../table/lesson.ts';
import { type MorrisPosition, placesOf, tried } from '../table/match.ts';
import { nineMensMorrisStudy } from '../table/study.ts';
import { morrisWords } from '../table/words.ts';

const reader = openReader<MorrisPosition>({ placesOf, tried });
const follower = openFollower(nineMensMorris, {});
const words = morrisWords.value;

/** Returns a position with empty hands. */
function position(first: string, second: string, rest: object = {}): MorrisPosition {
  const players = [first, second].map((men) => ({ men: men.split(' '), hand: 0 }));
  const read = follower.read({ players, ...rest });
  if ('code' in read) throw new Error(JSON.stringify(read));
  return read;
}

const opening = new OpenPosition(nineMensMorris, nineMensMorris.setup());

/** Returns the lines of selecting a point after others. */
const meant = (at: MorrisPosition, ...points: readonly string[]) =>
  reader
    .intentsOf(at, points.slice(0, -1).map(spotAt), spotAt(points.at(-1) ?? ''))
    .map(({ lines }) => lines.map(({ text }) => text).join());

describe('pointing at the board', () => {
  const men = position('a7 d7 d1 f2', 'g7 c3 d3 e4');

  it('places a man on any free point', () => {
    for (const point of POINTS) expect(meant(opening, point)).toEqual([`0 place ${point}`]);
  });

  it('picks a man, then the point to which it moves', () => {
    expect(meant(men, 'd1')).toEqual(['0 move d1 d2', '0 move d1 a1', '0 move d1 g1']);
    expect(meant(men, 'd1', 'a1')).toEqual(['0 move d1 a1']);
    expect(meant(men, 'd1', 'a7')).toEqual([]);
  });

  it('marks the men that can move, and after a pick the points that it can reach', () => {
    const signs = openSigns(men, [], { placesOf });
    expect([...signs].filter(([, sign]) => sign === 'legal').map(([at]) => at)).toEqual(['a7', 'd7', 'f2', 'd1']);
    const picked = openSigns(men, [spotAt('f2')], { placesOf });
    expect([...picked]).toEqual(
      expect.arrayContaining([
        ['f2', 'chosen'],
        ['f4', 'legal'],
        ['d2', 'legal'],
        ['a7', 'plan'],
      ]),
    );
  });

  it.each([
    [opening, [], 'a7', undefined],
    [men, [], 'g7', 'not-your-man'],
    [men, [], 'b2', 'not-your-man'],
    [men, ['a7'], 'b2', 'not-adjacent'],
    [men, ['a7'], 'g7', 'point-occupied'],
    [position('a7 d7 a4 b4', 'g7 d6 a1 b6'), [], 'a7', 'shut-in'],
    [position('a7 d7 g7 b2', 'd3 c3 a1 b6', { step: 'take' }), [], 'b2', 'not-a-rival'],
  ])('gives the reason why a point cannot be picked: %#', (at, picked, point, code) => {
    expect(reader.whyNot(at, picked.map(spotAt), spotAt(point))?.code).toBe(code);
  });
});

describe('the text at the table', () => {
  it('has a sentence for every refusal, and a clause of the rulebook for each forbidden action', async () => {
    expect(Object.keys(words.refusals).sort()).toEqual([...REFUSALS].sort());
    const book = await nineMensMorrisStudy.fetchBook.value();
    const cited = ['NM-1.2', 'NM-1.3', 'NM-2.1', 'NM-2.2', 'NM-3.1', 'NM-3.2', 'NM-4.2', 'NM-4.3'];
    for (const clause of cited) expect(clauseIn(book, clause)).not.toBeNull();
  });

  it('lists the log of a match by its parts, the newest first', () => {
    const { options, line } = nineMensMorrisLesson;
    const record = readRecord({
      format: 'levante-record',
      version: 1,
      game: 'nine-mens-morris',
      rulesVersion: 1,
      options,
      actions: line,
    });
    const past = record.ok && follower.past(record.value);
    if (!past) throw new Error('the lesson is no match');
    const phrases = new OpenPhrases<MorrisPosition, MorrisFact>(words, platform.value, ['Ada', 'Bo'], 0);
    const [moving, placing] = phrases.log(past, lastPly(past));
    expect([moving?.title, placing?.title]).toEqual(['Moving', 'Placing']);
    expect(moving?.lines[0]).toEqual({ ply: line.length, seat: 0, text: 'You took Bo’s man on f4.' });
    expect(moving?.lines[1]?.text).toBe('You moved from d5 to d6. A mill: b6, d6, f6.');
    expect(placing?.lines.at(-1)).toEqual({ ply: 1, seat: 0, text: 'You placed a man on d6.' });
  });

  it('names a point by its man, and prompts for the next decision', () => {
    const phrases = new OpenPhrases<MorrisPosition, MorrisFact>(words, platform.value, ['Ada', 'Bo'], 0);
    const men = position('a7 g7 d7 a1', 'b6 b4 f2 g1', { step: 'take' });
    expect(['a7', 'g1', 'd1'].map((at) => phrases.place(men, at))).toEqual(['a7, your man', 'g1, Bo’s man', 'd1']);
    expect([phrases.question(men), words.unfinished(men)]).toEqual(['A mill! Take a man.', 'take a man']);
    expect(phrases.question(opening)).toBe('Place a man on a free point; 9 men left.');
    expect(phrases.question(position('a7 g7 d6', 'b6 b4 f2'))).toContain('fly');
    const ended = position('a7 g7', 'b6 b4 f2');
    expect([ended.over, phrases.whereabouts(ended)]).toEqual([true, 'Two men are too few to go on']);
  });
});

describe('the lesson', () => {
  it('is a legal match in which the learner does what each step asks for', () => {
    const opened = entryOf(nineMensMorris).open(nineMensMorrisLesson.options);
    if (!opened.ok) throw new Error('no match');
    for (const line of nineMensMorrisLesson.line) expect(opened.value.play(line)).toMatchObject({ ok: true });
    for (const { from, until, say } of nineMensMorrisLesson.beats) {
      const done = nineMensMorrisLesson.line.slice(from, until ?? from);
      expect(done.every((line) => line.startsWith('0 '))).toBe(true);
      for (const line of done) expect(say().task).toContain(placesOf(line).at(-1));
    }
  });
});
