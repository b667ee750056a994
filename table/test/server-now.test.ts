import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteServerDate, serverNow } from '../src/lib/server-now.ts';

const NOON = Date.UTC(2026, 10, 29, 12);
const MINUTE = 60_000;
const dateOf = (ms: number): string => new Date(ms).toUTCString();

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(NOON);
});
afterEach(() => void vi.useRealTimers());

it('the server’s time equals this browser’s while no reply contradicts it', () => {
  noteServerDate(dateOf(NOON), NOON - 100, NOON + 100);
  expect(serverNow()).toBe(NOON);
  noteServerDate(null, NOON, NOON);
  noteServerDate('soon', NOON, NOON);
  noteServerDate(dateOf(NOON - 10 * MINUTE), NOON, NOON - 10 * MINUTE);
  expect(serverNow()).toBe(NOON);
});

it('the server’s time is known to a second although this browser is ten minutes fast or is set back', () => {
  noteServerDate(dateOf(NOON - 10 * MINUTE), NOON - 100, NOON);
  expect(Math.abs(serverNow() - (NOON - 10 * MINUTE))).toBeLessThanOrEqual(1100);
  vi.setSystemTime(NOON - 10 * MINUTE);
  noteServerDate(dateOf(NOON - 10 * MINUTE), NOON - 10 * MINUTE - 100, NOON - 10 * MINUTE);
  expect(serverNow()).toBe(NOON - 10 * MINUTE);
});

it('the server’s time becomes more exact with each reply', () => {
  for (let i = 0; i < 100; i++) {
    const server = NOON + i * 1037;
    const here = server + 10 * MINUTE;
    noteServerDate(dateOf(server), here - 10, here + 10);
  }
  vi.setSystemTime(NOON + 10 * MINUTE);
  expect(Math.abs(serverNow() - NOON)).toBeLessThanOrEqual(40);
});
