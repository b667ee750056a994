import { describe, expect, it } from 'vitest';
import { isLearners, readScript, turnStart } from '../src/match/lesson.ts';

const TEXT = `
  0 step 1, * heads
  # first
  1 step 1,* tails,  0 step 2
  # second
  * tails
  #
  1 step 1
  # last
  * heads
`;

describe('the script of a lesson', () => {
  it('lists all actions in order, and the actions of each step by its name', () => {
    const script = readScript(TEXT);
    expect(script.line).toEqual([
      '0 step 1',
      '* heads',
      '1 step 1',
      '* tails',
      '0 step 2',
      '* tails',
      '1 step 1',
      '* heads',
    ]);
    expect(['first', 'second', 'last'].map((step) => script.spanOf(step))).toEqual([
      { from: 2, until: 5 },
      { from: 5, until: 6 },
      { from: 7, until: 8 },
    ]);
  });

  it('names a step that does not exist in its error', () => {
    expect(() => readScript(TEXT).spanOf('third')).toThrow('the lesson has no step third');
  });
});

describe('the turn of a lesson', () => {
  const lesson = { seat: 0, line: ['0 a', '0 b', '* heads', '0 c', '0 d', '1 e', '0 f', '00 g'] };

  it('begins with the first of the learner’s actions in a row', () => {
    expect([0, 1, 3, 4, 6].map((ply) => turnStart(lesson, ply))).toEqual([0, 0, 3, 3, 6]);
  });

  it('contains the learner’s actions only: a turn of others begins at its own ply', () => {
    expect([2, 5, 7, 9].map((ply) => turnStart(lesson, ply))).toEqual([2, 5, 7, 9]);
    expect(lesson.line.map((_, at) => isLearners(lesson, at))).toEqual([
      true,
      true,
      false,
      true,
      true,
      false,
      true,
      false,
    ]);
    expect(isLearners(lesson, 8)).toBe(false);
  });
});
