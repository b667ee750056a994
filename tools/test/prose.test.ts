import { describe, expect, it } from 'vitest';
import { compareProse, inspectProse, loweredBounds, proseFigures, proseRoomOf, subjectFault } from '../lib/prose.mjs';

/** Returns code with a docstring, assembled so that the check does not take it for one of this file. */
const documented = (text: string): string => ['/', `** ${text} *`, '/\nexport const answer = 1;\n'].join('');

const BAD = documented('What whoever asks is told at once.');
const GOOD = documented('Returns the answer to a request.');

describe('the inspection of prose', () => {
  it('finds the phrases and the opening of a bad comment', () => {
    const { lines, docstrings, found } = inspectProse('host/src/answer.ts', BAD);
    expect([lines, docstrings]).toEqual([1, 1]);
    expect(found.map(({ kind, what }) => [kind, what])).toEqual([
      ['phrase', 'whoever'],
      ['phrase', 'is told'],
      ['phrase', 'at once'],
      ['opening', 'What whoever asks is told at once.'],
    ]);
  });

  it('finds nothing in a plain comment, in code, or in a fenced block of a document', () => {
    expect(inspectProse('host/src/answer.ts', GOOD).found).toEqual([]);
    expect(inspectProse('host/src/answer.ts', "const text = 'at once';\n").found).toEqual([]);
    expect(inspectProse('docs/a.md', '```\nat once\n```\nA line.\n')).toEqual({ lines: 1, docstrings: 0, found: [] });
  });

  it('names the line of a finding', () => {
    const text = documented('\n * Returns the answer.\n * Nothing comes of its own.\n');
    const line = ['/', '/ Made anew.\n'].join('');
    expect(inspectProse('host/src/a.ts', text + line).found.map(({ at, what }) => [at, what])).toEqual([
      [3, 'of its own'],
      [6, 'anew'],
    ]);
  });

  it('finds the room of a file', () => {
    expect(
      ['README.md', 'host/README.md', 'host/src/a.ts', 'games/go/rules/a.ts', 'games/bots.ts'].map(proseRoomOf),
    ).toEqual(['documents', 'documents', 'host', 'games/go/rules', 'games']);
  });
});

describe('the bounds of a room', () => {
  const figures = proseFigures([
    { file: 'host/src/a.ts', text: GOOD },
    { file: 'wire/src/a.ts', text: BAD },
  ]);

  it('fail if exceeded, and must be lowered if far above the figures', () => {
    const bounds = { host: { phrases: 2, openings: 5 }, wire: { phrases: 2, openings: 100 } };
    expect(compareProse(figures, bounds)).toEqual({
      over: ['wire: 300.0 phrases per 100 lines, bound 2'],
      slack: ['host: 0.0 phrases per 100 lines, bound 2', 'host: 0.0 % relative openings, bound 5'],
    });
  });

  it('are 2 phrases and 5 % for a new room', () => {
    expect(compareProse(figures, {}).over).toHaveLength(2);
  });

  it('can only fall', () => {
    expect(loweredBounds(figures, { wire: { phrases: 400, openings: 1 } })).toEqual({
      host: { phrases: 0, openings: 0 },
      wire: { phrases: 300, openings: 1 },
    });
  });
});

describe('the subject of a commit', () => {
  it('is at most 72 characters, without a trailing period, and starts with a capital', () => {
    expect(subjectFault('Cache recently used matches in the PostgreSQL store')).toBeNull();
    expect(subjectFault(`A${'b'.repeat(71)}`)).toBeNull();
    expect(subjectFault(`A${'b'.repeat(72)}`)).toBe('73 characters, at most 72');
    expect(subjectFault('Cache matches.')).toBe('ends with a period');
    expect(subjectFault('cache matches')).toBe('does not start with a capital');
  });
});
