import { describe, expect, it } from 'vitest';
import { inspectProse, subjectFault } from '../lib/prose.mjs';

/** Returns code with a docstring, assembled so that the check does not take it for one of this file. */
const documented = (text: string): string => ['/', `** ${text} *`, '/\nexport const answer = 1;\n'].join('');

const BAD = documented('What whoever asks is told at once.');
const GOOD = documented('Returns the answer to a request.');

describe('the inspection of prose', () => {
  it('finds the phrases and the opening of a bad comment', () => {
    expect(inspectProse('host/src/answer.ts', BAD).map(({ what }) => what)).toEqual([
      'whoever',
      'is told',
      'at once',
      'What whoever asks is told at once.',
    ]);
  });

  it('finds nothing in a plain comment, in code, or in a fenced block of a document', () => {
    expect(inspectProse('host/src/answer.ts', GOOD)).toEqual([]);
    expect(inspectProse('host/src/answer.ts', "const text = 'at once';\n")).toEqual([]);
    expect(inspectProse('docs/a.md', '```\nat once\n```\nA line.\n')).toEqual([]);
  });

  it('names the line of a finding', () => {
    const text = documented('\n * Returns the answer.\n * Nothing comes of its own.\n');
    const line = ['/', '/ Made anew.\n'].join('');
    expect(inspectProse('host/src/a.ts', text + line)).toEqual([
      { at: 3, what: 'of its own' },
      { at: 6, what: 'anew' },
    ]);
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
