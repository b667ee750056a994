import { expect, it } from 'vitest';
import { agoText } from '../src/pages/ago.ts';

it('the page says “yesterday” of the day before, not of the last 48 hours, and never 60 minutes or 24 hours', () => {
  const ago = (from: Date, to: Date): string => agoText(from.getTime(), to.getTime());
  const monday = new Date(2026, 10, 30, 1, 0);
  expect(ago(new Date(2026, 10, 28, 23, 0), monday)).toBe('2 days ago');
  expect(ago(new Date(2026, 10, 29, 0, 30), monday)).toBe('yesterday');
  expect(ago(new Date(2026, 10, 29, 1, 10), monday)).toBe('23 hours ago');
  expect(ago(new Date(2026, 10, 30, 0, 0, 20), monday)).toBe('59 minutes ago');
  expect(ago(new Date(2026, 9, 21, 12, 0), monday)).toBe('40 days ago');
  expect(ago(new Date(2026, 10, 30, 1, 5), monday)).toBe('this minute');
});
