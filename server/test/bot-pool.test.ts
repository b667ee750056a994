import type { BotQuestion } from '@levante/host';
import { purseRace } from '@levante/testkit/host';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BotPool } from '../src/bots/pool.ts';
import { FLOOR_MS, Shares } from '../src/bots/shares.ts';
import { networksOfMark, placeMark } from '../src/http/place-marks.ts';
import { Signer } from '../src/http/signer.ts';
import { FairQueue, type Queued } from '../src/scheduling/fair-queue.ts';
import { Gate, threadedBots } from './lib/threads.ts';

/** An item of the queues in these tests. */
interface Item extends Queued {
  readonly name: string;
}

const item = (
  group: string,
  {
    name = group,
    match = name,
    place = 'here',
    since = 0,
    turns = 1,
  }: { name?: string; match?: string; place?: string; since?: number; turns?: number } = {},
): Item => ({
  parties: [place, group, match],
  name,
  since,
  turns,
});
const names = (queue: FairQueue<Item>, count: number) => Array.from({ length: count }, () => queue.shift()?.name);

describe('the queue of bot questions', () => {
  it('serves places in turn, however many people wait at one of them', () => {
    const queue = new FairQueue<Item>();
    for (let i = 0; i < 40; i++) queue.push(item(`person ${i}`, { name: 'crowd', place: 'crowd' }));
    for (const person of ['anna', 'bo']) queue.push(item(person));
    expect(names(queue, 6)).toEqual(['crowd', 'anna', 'crowd', 'bo', 'crowd', 'crowd']);
  });

  it('serves groups in turn, and the matches of a group in turn', () => {
    const queue = new FairQueue<Item>();
    for (const name of ['a1', 'a1', 'a1', 'a2', 'b1', 'a3', 'b1']) queue.push(item(name.charAt(0), { name }));
    expect(queue.count).toBe(7);
    expect(names(queue, 8)).toEqual(['a1', 'b1', 'a2', 'b1', 'a3', 'a1', 'a1', undefined]);
    expect(queue.count).toBe(0);
  });

  it('divides a round equally among places, their people and their turns, without ended turns', () => {
    const queue = new FairQueue<Item>();
    const alone = item('anna');
    const crowd = [0, 1].map((i) => item(`person ${i}`, { place: 'crowd' }));
    const slow = item('person 1', { name: 'slow', place: 'crowd', turns: 3 });
    for (const one of [alone, ...crowd, slow]) queue.push(one);
    expect([alone, ...crowd, slow].map((one) => queue.shareOf(one))).toEqual([1 / 2, 1 / 4, 1 / 8, 1 / 24]);
    queue.take(alone);
    expect([queue.turns, queue.shareOf(slow)]).toEqual([6, 1 / 24]);
    queue.end(alone);
    expect([queue.turns, queue.shareOf(slow)]).toEqual([5, 1 / 12]);
  });
});

describe('shares of thinking time', () => {
  const filled = (items: readonly Item[], threads = 1) => {
    const queue = new FairQueue<Item>();
    for (const one of items) queue.push(one);
    return new Shares(queue, threads);
  };
  const crowdOf = (count: number, turns = 1) =>
    Array.from({ length: count }, (_, i) => item(`person ${i >> 1}`, { match: `m${i}`, place: 'crowd', turns }));

  /** Returns the shares in milliseconds as if each question used all of its share, one thread after the other. */
  const allOf = (items: readonly Item[], now = 0) => {
    const queue = new FairQueue<Item>();
    for (const one of items) queue.push(one);
    const shares = new Shares(queue, 1);
    const granted: number[] = [];
    for (let next = shares.next(now); next; next = shares.next(now)) {
      const [ms = 0] = shares.of([next], now);
      granted.push(ms);
      now += ms;
      queue.end(next);
    }
    return { granted, end: now };
  };

  it.each([2, 5, 40, 100])('let %d turns at one place be answered within two seconds', (count) => {
    const { granted, end } = allOf(crowdOf(count));
    expect([granted.length, end <= 2000, end > 1500]).toEqual([count, true, true]);
    expect(Math.min(...granted)).toBeGreaterThanOrEqual(FLOOR_MS);
  });

  it('let forty people with two matches each, and a person at another place, be answered within two seconds', () => {
    const { granted, end } = allOf([...crowdOf(80), item('anna')]);
    expect([granted.length, end <= 2000]).toEqual([81, true]);
  });

  it('are never below 20 ms, however many turns wait', () => {
    expect(new Set(allOf(crowdOf(400)).granted)).toEqual(new Set([FLOOR_MS]));
  });

  it('grow with the number of threads', () => {
    const items = crowdOf(10);
    const firstOf = (threads: number): number | undefined => filled(items, threads).of(items, 0)[0];
    expect(firstOf(1)).toBe(200);
    expect(firstOf(4)).toBe(800);
  });

  it('leave time for the other bots of the same matches, unless only one match waits', () => {
    const items = crowdOf(10, 3);
    const sum = filled(items)
      .of(items, 0)
      .reduce((all, ms) => all + 3 * ms, 0);
    expect([sum <= 2000, sum > 1900]).toEqual([true, true]);
    const alone = item('anna', { turns: 5 });
    expect(filled([alone]).of([alone], 0)).toEqual([2000]);
  });

  it('are larger for a person alone at a place than for each of many people at another', () => {
    const alone = item('anna');
    expect(filled([...crowdOf(20), alone]).of([alone], 0)[0]).toBeGreaterThan(500);
  });

  it('go first to a turn that has waited 1.5 to 2 seconds, unless the minimum of all turns exceeds two seconds', () => {
    const late = (crowd: number) =>
      filled([item('anna'), ...crowdOf(crowd), item('person 0', { name: 'late', place: 'crowd', since: -1500 })]);
    expect(late(10).next(0)?.name).toBe('late');
    expect(late(10).next(-1)?.name).toBe('anna');
    expect(late(10).next(501)?.name).toBe('anna');
    expect(late(100).next(0)?.name).toBe('anna');
  });
});

/** Purse Race in the middle of a turn: seat 0 has two steps left. */
const view = purseRace.toJson(Object.assign(purseRace.setup({ players: 2, goal: 9 }), { left: 2 }));
const question = (more: Partial<BotQuestion>): BotQuestion => ({
  match: 'a',
  place: 'here',
  fairnessGroup: 'anna',
  game: 'purse-race',
  level: 'whole',
  seat: 0,
  view: { ...view, purses: [3, null] },
  seed: 1,
  ms: 60_000,
  idle: false,
  turns: 1,
  waited: 0,
  ...more,
});

describe('a pool of bot threads', () => {
  let gate: Gate;
  let pool: BotPool;
  /** Questions in the order of their answers. */
  let order: string[];

  const ask = async (name: string, more: Partial<BotQuestion> = {}) => {
    const answer = await pool.think(question(more));
    order.push(name);
    return answer.ok ? answer.lines : answer.reason;
  };

  beforeEach(async () => {
    gate = await Gate.make();
    order = [];
  });
  afterEach(async () => {
    await gate.open();
    await pool.stop();
    await gate.close();
  });

  it.each([
    ['from the shipped bundle', {}],
    ['from source', { worker: new URL('./lib/bot-worker.ts', import.meta.url) }],
  ])('returns the rest of the turn and the time used: %s', async (_, worker) => {
    pool = threadedBots(worker);
    expect(await pool.think(question({ ms: 1000 }))).toEqual({
      ok: true,
      lines: ['0 step', '0 step', '0 end'],
      ms: expect.any(Number),
    });
    expect(await pool.levels('purse-race')).toContain('whole');
    expect(await pool.levels('chess')).toEqual([]);
  });

  it('keeps a flood of questions from one match from delaying another', async () => {
    pool = threadedBots();
    const first = ask('gated', { level: 'gated' });
    await gate.reached();
    const flood = Array.from({ length: 20 }, (_, i) => ask(`flood ${i}`));
    const other = ask('other', { match: 'b', fairnessGroup: 'bo' });
    await gate.open();
    await Promise.all([first, ...flood, other]);
    expect(order.slice(0, 4)).toEqual(['gated', 'other', 'flood 0', 'flood 1']);
  });

  it('keeps one group with many matches from delaying another', async () => {
    pool = threadedBots();
    const first = ask('gated', { level: 'gated' });
    await gate.reached();
    const many = Array.from({ length: 15 }, (_, i) => ask(`many ${i}`, { match: `a${i}` }));
    const other = ask('other', { match: 'b', fairnessGroup: 'bo' });
    await gate.open();
    await Promise.all([first, ...many, other]);
    expect(order.slice(0, 4)).toEqual(['gated', 'other', 'many 0', 'many 1']);
  });

  it.each([
    ['the running turn of bots alone', true, 1],
    ['one turn of each other person', false, 4],
  ])('makes a fifth person wait for %s only, while four people have 30 matches each', async (_, idle, others) => {
    pool = threadedBots();
    const first = ask('gated', { level: 'gated' });
    await gate.reached();
    const four = Array.from({ length: 120 }, (_, i) => {
      const fairnessGroup = idle ? '' : `person ${i % 4}`;
      return pool
        .think(question({ fairnessGroup, idle, match: `m${i}` }))
        .then(({ ok }) => order.push(ok ? 'one of four' : 'busy'));
    });
    const fifth = ask('fifth', { fairnessGroup: 'fifth', match: 'hers' });
    await gate.open();
    await Promise.all([first, ...four, fifth]);
    // Excess questions are refused immediately. Among the answered ones, hers follows the one already running and one
    // of each other group: a person without usage does not wait for one with less. Later ones are ordered by usage.
    const thought = order.filter((name) => name !== 'busy');
    expect(thought.indexOf('fifth') - thought.indexOf('gated')).toBeLessThanOrEqual(others + 1);
  });

  it('answers questions of idle matches last, and refuses excess ones of both kinds', async () => {
    pool = threadedBots({ limits: { waiting: 3, idle: 2 } });
    const waiting = [ask('gated', { level: 'gated' })];
    await gate.reached();
    const idle = { fairnessGroup: '', idle: true };
    waiting.push(ask('idle', { ...idle, match: 'x' }), ask('idle', { ...idle, match: 'y' }));
    expect(await ask('idle too many', { ...idle, match: 'z' })).toBe('busy');
    waiting.push(ask('a'), ask('a2', { match: 'a2' }), ask('b', { match: 'b', fairnessGroup: 'bo' }));
    expect(await ask('c too many', { match: 'c', fairnessGroup: 'cleo' })).toBe('busy');
    await gate.open();
    expect(await Promise.all(waiting)).not.toContain('busy');
    expect(order.slice(2)).toEqual(['gated', 'b', 'a2', 'a', 'idle', 'idle']);
  });

  it('shortens the answer to an idle question when another question waits', async () => {
    pool = threadedBots();
    const nobodys = [0, 1].map((i) =>
      ask(`nobody’s ${i}`, { level: 'patient', match: `x${i}`, fairnessGroup: '', idle: true }),
    );
    await gate.reached();
    // With a budget of a minute, waiting for it would fail this test.
    expect(await ask('hers')).toEqual(['0 step', '0 step', '0 end']);
    expect(order).toEqual(['nobody’s 0', 'hers']);
    await gate.reached(2);
    expect(await ask('hers again', { match: 'b' })).toEqual(['0 step', '0 step', '0 end']);
    expect(await Promise.all(nobodys)).toEqual(nobodys.map(() => ['0 step', '0 step', '0 end']));
  });

  it('gives a question of a match with people its full time', async () => {
    pool = threadedBots();
    const thinks = pool.think(question({ level: 'patient', ms: 300 }));
    await gate.reached();
    await ask('another', { match: 'b', fairnessGroup: 'bo' });
    expect(await thinks).toMatchObject({ ok: true, ms: expect.any(Number) });
    const thought = await thinks;
    expect(thought.ok && thought.ms).toBeGreaterThanOrEqual(300);
  });

  it('keeps 40 people at one place from delaying a person elsewhere', async () => {
    pool = threadedBots();
    const first = ask('gated', { level: 'gated', place: 'crowd', fairnessGroup: 'person 0' });
    await gate.reached();
    const crowd = Array.from({ length: 80 }, (_, i) =>
      ask(`crowd ${i}`, { place: 'crowd', fairnessGroup: `person ${i % 40}`, match: `m${i}` }),
    );
    const hers = [0, 1].map((i) => ask(`hers ${i}`, { match: `hers ${i}` }));
    await gate.open();
    await Promise.all([first, ...crowd, ...hers]);
    expect(order.slice(0, 2)).toEqual(['gated', 'hers 0']);
    expect(order.indexOf('hers 1')).toBeLessThanOrEqual(3);
  });

  it('keeps forty networks of one home from delaying a person at another address', async () => {
    pool = threadedBots({ networksOf: networksOfMark });
    const signer = new Signer([{ id: '', secret: Buffer.alloc(32) }]);
    const placeIn = (network: number) => placeMark(signer, `2001:db8:1:${network.toString(16)}::1`);
    const first = ask('gated', { level: 'gated', place: placeIn(0) });
    await gate.reached();
    const home = Array.from({ length: 40 }, (_, i) =>
      ask(`home ${i}`, { place: placeIn(i), fairnessGroup: `person ${i}`, match: `m${i}` }),
    );
    const hers = [0, 1].map((i) => ask(`hers ${i}`, { match: `hers ${i}`, place: placeMark(signer, '2001:db8:2::1') }));
    await gate.open();
    await Promise.all([first, ...home, ...hers]);
    expect(order.slice(0, 2)).toEqual(['gated', 'hers 0']);
    expect(order.indexOf('hers 1')).toBeLessThanOrEqual(3);
  });

  it('refuses questions beyond the share of a place, and none of other places', async () => {
    pool = threadedBots({ limits: { place: 2 } });
    const waiting = [ask('gated', { level: 'gated' }), ask('a', { match: 'a2' }), ask('b', { fairnessGroup: 'bo' })];
    await gate.reached();
    expect(await ask('too many', { fairnessGroup: 'cleo' })).toBe('busy');
    const elsewhere = ask('elsewhere', { place: 'there' });
    await gate.open();
    expect(await Promise.all([...waiting, elsewhere])).not.toContain('busy');
    expect(await ask('again', { fairnessGroup: 'cleo' })).not.toBe('busy');
  });

  it('shortens running and waiting questions when others arrive, and reports the granted time', async () => {
    pool = threadedBots();
    const hers = pool.think(question({ level: 'patient', match: 'hers' }));
    await gate.reached();
    const crowd = Array.from({ length: 5 }, (_, i) =>
      pool.think(question({ level: 'patient', place: 'crowd', fairnessGroup: `person ${i}`, match: `m${i}` })),
    );
    const answers = await Promise.all([hers, ...crowd]);
    const granted = answers.map((answer) => (answer.ok ? (answer.granted ?? 60_000) : 60_000));
    // Budgets of a minute are cut to fair shares of two seconds, the larger one for the person alone at her place.
    expect(granted.reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(2000);
    expect(granted[0]).toBeGreaterThan(Math.max(...granted.slice(1, 3)));
    expect(await pool.think(question({ ms: 1000 }))).not.toHaveProperty('granted');
  });

  it('uses no more than the given number of threads', async () => {
    pool = threadedBots({ threads: 2 });
    const both = [ask('gated', { level: 'gated' }), ask('gated', { level: 'gated', match: 'b' })];
    await gate.reached(2);
    const third = ask('third', { match: 'c' });
    await gate.open();
    await Promise.all([...both, third]);
    expect(order).toHaveLength(3);
    expect(order[2] === 'third' || order[1] === 'third').toBe(true);
  });

  it.each([
    ['late', 'stuck', 10],
    ['died', 'dies', 60_000],
    ['died', 'hungry', 60_000],
    ['threw', 'throws', 60_000],
    ['threw', 'nobody', 60_000],
  ])('reports that a bot %s (%s) and answers the next question', async (reason, level, ms) => {
    pool = threadedBots();
    expect(await ask('first', { level, ms })).toBe(reason);
    expect(await ask('next')).toEqual(['0 step', '0 step', '0 end']);
  });

  it('reports the place of an exception in a bot, without its message', async () => {
    pool = threadedBots();
    const answer = await pool.think(question({ level: 'throws' }));
    expect(answer).toMatchObject({ ok: false, reason: 'threw', where: expect.arrayContaining([]) });
    const text = JSON.stringify(answer);
    // The bundle of the bots, which is split into files.
    expect(text).toMatch(/dist\/tests-[^"]*\.js/);
    expect(text).not.toMatch(/I hold|purses|3,-1|\[3,/);
  });

  it('answers running and later questions when it is stopped', async () => {
    pool = threadedBots();
    const answers = [ask('gated', { level: 'gated' })];
    await gate.reached();
    answers.push(ask('waits'), ask('waits', { match: 'b' }), ask('waits', { match: 'c', idle: true }));
    await pool.stop();
    expect(await Promise.all(answers)).toEqual(['stopped', 'stopped', 'stopped', 'stopped']);
    expect(await ask('later')).toBe('stopped');
  });

  it('reports that its bots died if their file cannot be loaded', async () => {
    pool = threadedBots({ worker: new URL('./lib/no-such-worker.ts', import.meta.url) });
    expect(await ask('first')).toBe('died');
    expect(await ask('second')).toBe('died');
  });
});
