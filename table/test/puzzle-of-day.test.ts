import { describe, expect, it } from 'vitest';
import { puzzleOfDay } from '../src/puzzle/puzzle-list.ts';

const DAY = 24 * 60 * 60 * 1000;

describe('the puzzle of the day', () => {
  it('is the same all day in UTC, and another the next day', () => {
    const morning = Date.UTC(2026, 10, 24);
    expect(puzzleOfDay(307, morning + DAY - 1)).toBe(puzzleOfDay(307, morning));
    expect(puzzleOfDay(307, morning + DAY)).not.toBe(puzzleOfDay(307, morning));
  });

  it.each([1, 2, 6, 20, 307])('is each of %i puzzles once before one comes again', (count) => {
    const numbers = Array.from({ length: count }, (_, day) => puzzleOfDay(count, day * DAY));
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, i) => i + 1));
  });

  it('is none (0) if there are no puzzles', () => expect(puzzleOfDay(0, 5 * DAY)).toBe(0));
});
