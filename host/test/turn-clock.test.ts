import { TurnClock } from '@levante/host';
import { expect, it } from 'vitest';

it('a turn keeps its used time and failures across random events until someone else acts', () => {
  const clock = new TurnClock(1000);
  expect(clock.begin(0, 3, 20)).toBe(true);
  clock.spend(700);
  clock.fail();
  clock.playedOn(3, 5);
  clock.playedOn(5, 6);
  expect(clock.begin(0, 6, 60)).toBe(false);
  expect([clock.left, clock.failures, clock.since]).toEqual([300, 1, 20]);
  clock.spend(290);
  expect(clock.left).toBe(100);
  clock.playedOn(6, 7);
  expect(clock.begin(1, 7, 70)).toBe(true);
  expect([clock.left, clock.failures, clock.since]).toEqual([1000, 0, 70]);
  // Someone else acted in between: the same seat starts a new turn.
  clock.fail();
  expect(clock.begin(1, 9)).toBe(true);
  expect(clock.failures).toBe(0);
  // Random events after someone else's action are not part of the previous turn.
  clock.fail();
  clock.playedOn(10, 11);
  expect(clock.begin(1, 11)).toBe(true);
  expect(clock.failures).toBe(0);
});
