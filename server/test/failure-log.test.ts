import { expect, it } from 'vitest';
import { FailureLog } from '../src/http/failure-log.ts';

/** A log of failures whose minutes pass when told to. */
function failureLog() {
  const lines: unknown[] = [];
  const due: (() => void)[] = [];
  const log = new FailureLog((ms, then) => {
    expect(ms).toBe(60_000);
    due.push(then);
  });
  const note = (...line: unknown[]) => void lines.push(line);
  const request = (url: string) =>
    Object.create({ method: 'GET', routeOptions: { url }, log: { error: note, warn: note } });
  const passMinute = (): void => {
    for (const one of due.splice(0)) one();
  };
  return {
    lines,
    passMinute,
    fail: (url: string, event = 'failed') => log.failed(request(url), event, { err: 'why' }),
  };
}

it('failures of a route are logged at most once a minute, with their number', () => {
  const { lines, fail, passMinute } = failureLog();
  for (let i = 0; i < 300; i++) fail('/one');
  const first = [{ err: 'why', method: 'GET', route: '/one' }, 'failed'];
  expect(lines.splice(0)).toEqual([first]);
  passMinute();
  expect(lines.splice(0)).toEqual([[{ method: 'GET', route: '/one', count: 299 }, 'failed-again']]);
  fail('/one');
  expect(lines).toEqual([]);
  passMinute();
  expect(lines.splice(0)).toEqual([[{ method: 'GET', route: '/one', count: 1 }, 'failed-again']]);
  passMinute();
  fail('/one');
  expect(lines).toEqual([first]);
});

it('failures of another route or of another kind are logged separately', () => {
  const { lines, fail } = failureLog();
  fail('/one');
  fail('/two');
  fail('/one', 'other');
  fail('/two');
  expect(lines.map((line) => Object(line)[1])).toEqual(['failed', 'failed', 'other']);
});
