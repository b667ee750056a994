import { Presence } from '@levante/host';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LOOKING_MS, lookingAt, VisiblePages } from '../src/matches/visible-pages.ts';

const time = {
  after(ms: number, callback: () => void) {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
};

let presence: Presence;
let visiblePages: VisiblePages;
beforeEach(() => {
  vi.useFakeTimers();
  presence = new Presence({ time });
  visiblePages = new VisiblePages({ presence, time });
});
afterEach(() => {
  visiblePages.close();
  presence.stop();
  vi.useRealTimers();
});

const isLooking = (person: string, match = 'm'): boolean => presence.has(lookingAt(match), person);
const look = (page: string, match = 'm') => visiblePages.look({ match, person: 'anna', page });

it('a person counts as looking for 40 seconds after each request of a page, even if its stream is open', () => {
  look('phone');
  vi.advanceTimersByTime(LOOKING_MS - 1);
  expect(isLooking('anna')).toBe(true);
  look('phone');
  vi.advanceTimersByTime(LOOKING_MS - 1);
  expect(isLooking('anna')).toBe(true);
  vi.advanceTimersByTime(1);
  expect([isLooking('anna'), isLooking('bo')]).toEqual([false, false]);
});

it('a page that continues looking publishes nothing to other servers', () => {
  const changedPlaces: string[] = [];
  presence.listen((place) => changedPlaces.push(place));
  for (let i = 0; i < 10; i++) {
    look('phone');
    vi.advanceTimersByTime(LOOKING_MS / 2);
  }
  expect(changedPlaces).toEqual([lookingAt('m')]);
});

it('a person counts as looking while one of their pages does, at the match that it shows only', () => {
  look('phone');
  look('laptop');
  visiblePages.lookAway({ match: 'm', person: 'anna', page: 'phone' });
  visiblePages.lookAway({ match: 'm', person: 'bo', page: 'laptop' });
  visiblePages.lookAway({ match: 'other', person: 'anna', page: 'laptop' });
  expect([isLooking('anna'), isLooking('anna', 'other')]).toEqual([true, false]);
  visiblePages.lookAway({ match: 'm', person: 'anna', page: 'laptop' });
  expect(isLooking('anna')).toBe(false);
});

it('a person counts as looking at the twenty matches that their pages have shown last', () => {
  for (let i = 0; i < 1000; i++) look('page', `m${i}`);
  look('page', 'm980');
  look('page', 'new');
  const seen = [...Array.from({ length: 1000 }, (_, i) => `m${i}`), 'new'].filter((match) => isLooking('anna', match));
  expect(seen).toHaveLength(20);
  expect([seen.includes('m980'), seen.includes('m981')]).toEqual([true, false]);
});
