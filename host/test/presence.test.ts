import { Presence } from '@levante/host';
import { SteppedClock } from '@levante/testkit/stepped-clock';
import { beforeEach, describe, expect, it } from 'vitest';
import { PresenceNet } from './lib/presence-net.ts';

let clock: SteppedClock;
let net: PresenceNet;

beforeEach(() => {
  clock = new SteppedClock();
  net = new PresenceNet();
});

const open = (host: string): Presence => new Presence({ time: clock, bus: net.bus(host) });

describe('presence on one host', () => {
  it('counts a person once, however many streams they have, and each guest', () => {
    const presence = new Presence({ time: clock });
    const leave = [presence.enter('m', 'anna'), presence.enter('m', 'anna')];
    presence.enter('m', null);
    presence.enter('m', null);
    expect(presence.at('m')).toEqual({ people: ['anna'], guests: 2 });
    leave[0]?.();
    leave[0]?.();
    expect(presence.has('m', 'anna')).toBe(true);
    leave[1]?.();
    expect(presence.at('m')).toEqual({ people: [], guests: 2 });
    expect(presence.at('another')).toEqual({ people: [], guests: 0 });
  });

  it('notifies listeners once when many people enter a match at the same time', async () => {
    const presence = new Presence({ time: clock });
    const heard: string[] = [];
    presence.listen((place) => heard.push(place));
    for (let i = 0; i < 100; i++) presence.enter('m', `p${i}`);
    expect(heard).toEqual([]);
    await clock.pass(300);
    expect(heard).toEqual(['m']);
  });
});

describe('presence on several hosts', () => {
  it('includes the people of all hosts, each until their last stream ends', async () => {
    const here = open('a');
    const there = open('b');
    const leave = [here.enter('m', 'anna'), there.enter('m', 'anna')];
    there.enter('m', null);
    await clock.pass(300);
    expect(here.at('m')).toEqual({ people: ['anna'], guests: 1 });
    leave[0]?.();
    await clock.pass(300);
    expect([here.has('m', 'anna'), there.has('m', 'anna')]).toEqual([true, true]);
    expect([here.placesOf(['anna']), there.placesOf(['bo', 'anna']), here.placesOf(['bo'])]).toEqual([
      ['m'],
      ['m'],
      [],
    ]);
    leave[1]?.();
    await clock.pass(300);
    expect([here.has('m', 'anna'), there.has('m', 'anna')]).toEqual([false, false]);
  });

  it('is sent completely to a host that starts later', async () => {
    const first = open('a');
    for (let i = 0; i < 1200; i++) first.enter(`m${i}`, 'anna');
    await clock.pass(300);
    const late = open('b');
    await clock.pass(10);
    expect([0, 600, 1199].map((i) => late.has(`m${i}`, 'anna'))).toEqual([true, true, true]);
  });

  it('is corrected after a lost message', async () => {
    const here = open('a');
    const there = open('b');
    await clock.pass(300);
    net.loses = ({ kind }) => kind === 'change';
    const leave = here.enter('m', 'anna');
    await clock.pass(300);
    expect(there.has('m', 'anna')).toBe(false);
    await clock.pass(3000);
    expect(there.has('m', 'anna')).toBe(true);
    leave();
    await clock.pass(300);
    net.loses = () => false;
    here.enter('other', 'bo');
    await clock.pass(300);
    expect([there.has('m', 'anna'), there.has('other', 'bo')]).toEqual([false, true]);
  });

  it('drops the people of a host that died, and immediately if it stopped', async () => {
    const here = open('a');
    const dies = open('b');
    const stops = open('c');
    dies.enter('m', 'anna');
    stops.enter('m', 'bo');
    await clock.pass(300);
    expect(here.at('m').people.length).toBe(2);
    const heard: string[] = [];
    here.listen((place) => heard.push(place));
    stops.stop();
    expect(here.at('m').people).toEqual(['anna']);
    net.loses = ({ host }) => host === 'b';
    await clock.pass(20_000);
    expect(here.at('m').people).toEqual([]);
    expect(heard.length).toBeGreaterThan(1);
  });

  it('is unknown to a host that is cut off, and complete again afterwards', async () => {
    const here = open('a');
    const there = open('b');
    there.enter('m', 'anna');
    await clock.pass(300);
    net.cut.add('a');
    expect(here.isKnown).toBe(false);
    const leave = there.enter('n', 'bo');
    there.enter('o', 'eve');
    await clock.pass(60_000);
    leave();
    // No person is taken for gone because nothing is heard.
    expect(here.has('m', 'anna')).toBe(true);
    net.cut.clear();
    await clock.pass(6000);
    expect(here.isKnown).toBe(true);
    expect([here.has('m', 'anna'), here.has('n', 'bo'), here.has('o', 'eve')]).toEqual([true, false, true]);
    expect(there.isKnown).toBe(true);
  });
});
