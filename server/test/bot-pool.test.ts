import type { BotQuestion } from '@levante/host';
import { purseRace } from '@levante/testkit/host';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BotPool } from '../src/bots/pool.ts';
import { FairQueue, type QueueKey } from '../src/bots/queue.ts';
import { Gate, threadedBots } from './lib/threads.ts';

const asker = (fairnessGroup: string, match = fairnessGroup, place = 'here'): QueueKey => ({
  place,
  fairnessGroup,
  match,
});

describe('a queue', () => {
  it('serves places in turn, however many people ask at one of them', () => {
    const queue = new FairQueue<string>();
    for (let i = 0; i < 40; i++) queue.push(asker(`crowd ${i}`, `m${i}`, 'crowd'), 'crowd');
    for (const person of ['anna', 'bo']) queue.push(asker(person), person);
    const order = Array.from({ length: 6 }, () => queue.shift());
    expect(order).toEqual(['crowd', 'anna', 'crowd', 'bo', 'crowd', 'crowd']);
  });

  it('prefers the place with the least usage, over all its people', () => {
    const queue = new FairQueue<string>();
    for (let i = 0; i < 40; i++) queue.begin(asker(`crowd ${i}`, `m${i}`, 'crowd'), 500)(500);
    queue.begin(asker('anna'), 5000)(5000);
    queue.push(asker('newcomer', 'new', 'crowd'), 'newcomer of the crowd');
    queue.push(asker('anna'), 'anna');
    expect([queue.shift(), queue.shift()]).toEqual(['anna', 'newcomer of the crowd']);
  });

  it('serves groups in turn, and within a group its matches', () => {
    const queue = new FairQueue<string>();
    for (const item of ['a1', 'a1', 'a1', 'a2', 'b1', 'a3', 'b1']) queue.push(asker(item.charAt(0), item), item);
    expect(queue.count).toBe(7);
    const order = Array.from({ length: 8 }, () => queue.shift());
    expect(order).toEqual(['a1', 'b1', 'a2', 'b1', 'a3', 'a1', 'a1', undefined]);
    expect(queue.count).toBe(0);
  });

  it('prefers the lowest recent usage and forgets old usage', () => {
    let now = 0;
    const queue = new FairQueue<string>(() => now);
    queue.begin(asker('a'), 5000)(1000);
    const end = queue.begin(asker('b'), 200);
    for (const group of ['a', 'b', 'c']) queue.push(asker(group), group);
    expect([queue.shift(), queue.shift(), queue.shift()]).toEqual(['c', 'b', 'a']);
    end(5000);
    for (const group of ['b', 'a']) queue.push(asker(group), group);
    expect([queue.shift(), queue.shift()]).toEqual(['a', 'b']);
    now = 3_600_000;
    queue.begin(asker('c'), 10)(10);
    for (const group of ['c', 'a', 'b']) queue.push(asker(group), group);
    expect([queue.shift(), queue.shift(), queue.shift()]).toEqual(['a', 'b', 'c']);
  });

  it('puts a returning party behind those waiting', () => {
    const queue = new FairQueue<number>();
    queue.push(asker('a'), 1);
    queue.push(asker('a'), 2);
    expect(queue.shift()).toBe(1);
    queue.push(asker('b'), 3);
    queue.push(asker('a'), 4);
    expect([queue.shift(), queue.shift(), queue.shift()]).toEqual([2, 3, 4]);
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
  ...more,
});

describe('a pool', () => {
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
    ['as it is shipped, in one file', {}],
    ['as its source stands, in development', { worker: new URL('./lib/bot-worker.ts', import.meta.url) }],
  ])('answers with the rest of the turn and the time used: %s', async (_, worker) => {
    pool = threadedBots(worker);
    expect(await pool.think(question({}))).toEqual({
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
    ['of bots alone: for the one that thinks already', true, 1],
    ['at which they sit: for one bot of each', false, 4],
  ])('makes a fifth person wait for few while four have 30 matches each %s', async (_, idle, others) => {
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
    // of each other group: a person without usage waits for nobody with less. Later ones are ordered by usage.
    const thought = order.filter((name) => name !== 'busy');
    expect(thought.indexOf('fifth') - thought.indexOf('gated')).toBeLessThanOrEqual(others + 1);
  });

  it('answers idle matches last, and refuses excess questions of both kinds', async () => {
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
    expect(order.slice(2)).toEqual(['gated', 'b', 'a', 'a2', 'idle', 'idle']);
  });

  it('hurries an idle question when another waits', async () => {
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

  it('does not hurry the question of a match with people', async () => {
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

  it('refuses questions of a place beyond its share only', async () => {
    pool = threadedBots({ limits: { place: 2 } });
    const waiting = [ask('gated', { level: 'gated' }), ask('a', { match: 'a2' }), ask('b', { fairnessGroup: 'bo' })];
    await gate.reached();
    expect(await ask('too many', { fairnessGroup: 'cleo' })).toBe('busy');
    const elsewhere = ask('elsewhere', { place: 'there' });
    await gate.open();
    expect(await Promise.all([...waiting, elsewhere])).not.toContain('busy');
    expect(await ask('again', { fairnessGroup: 'cleo' })).not.toBe('busy');
  });

  it('hurries a question of a place with far more of them when another place waits', async () => {
    pool = threadedBots({ limits: { yieldMargin: 3 } });
    const crowd = Array.from({ length: 6 }, (_, i) =>
      ask(`crowd ${i}`, { level: 'patient', place: 'crowd', fairnessGroup: `person ${i}`, match: `m${i}` }),
    );
    await gate.reached();
    // With a budget of a minute, waiting for it would fail this test.
    expect(await ask('hers', { match: 'hers' })).toEqual(['0 step', '0 step', '0 end']);
    expect(order).toEqual(['crowd 0', 'hers']);
    await gate.reached(2);
    expect(await ask('hers again', { match: 'hers' })).toEqual(['0 step', '0 step', '0 end']);
    expect(order).toEqual(['crowd 0', 'hers', 'crowd 1', 'hers again']);
    await pool.stop();
    await Promise.all(crowd);
  });

  it('has at most the given number of threads', async () => {
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

  it('reports where a bot threw without its message', async () => {
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
