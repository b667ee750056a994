import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as z from 'zod/mini';
import { Ask, SUBJECTS } from '../src/nats/messages.ts';
import { RemoteBots } from '../src/nats/remote-bots.ts';
import { BOT_ANSWER, botQuestion } from './lib/bot-question.ts';

const QUESTION = botQuestion('a');

/** An in-process bus: the test plays the workers, and messages to them are recorded. */
class FakeBus {
  readonly questions: (z.infer<typeof Ask> & { readonly worker: string })[] = [];
  readonly #listeners = new Map<string, (data: unknown) => void>();

  subscribe(subject: string, listener: (data: unknown) => void): void {
    this.#listeners.set(subject, listener);
  }

  publish(subject: string, data: unknown): void {
    const ask = Ask.safeParse(data);
    if (ask.success) this.questions.push({ worker: subject.replace(SUBJECTS.ask(''), ''), ...ask.data });
  }

  say(subject: string, data: unknown): void {
    this.#listeners.get(subject)?.(data);
  }

  here(worker: string, open = 0): void {
    this.say(SUBJECTS.here, { worker, threads: 1, open, levels: { 'purse-race': ['whole'] } });
  }

  /** Answers the worker's latest question. */
  answer(worker: string, answer: object): void {
    const question = this.questions.findLast((one) => one.worker === worker);
    if (question) this.say(SUBJECTS.answer(question.server), { id: question.id, answer });
  }
}

describe('remote bots', () => {
  let bus: FakeBus;
  let bots: RemoteBots;
  beforeEach(() => {
    vi.useFakeTimers();
    bus = new FakeBus();
    bots = new RemoteBots(bus);
  });
  afterEach(async () => {
    await bots.stop();
    vi.useRealTimers();
  });
  const askedWorkers = (): readonly string[] => bus.questions.map(({ worker }) => worker);

  it('send the time that a turn has waited and its turns to the worker, and return the granted time', async () => {
    bus.here('one');
    const answer = bots.think({ ...QUESTION, turns: 3, waited: 400 });
    expect(bus.questions).toMatchObject([{ question: { turns: 3, waited: 400 } }]);
    bus.answer('one', { ...BOT_ANSWER, granted: 20 });
    expect(await answer).toEqual({ ...BOT_ANSWER, granted: 20 });
  });

  it('ask another worker if one stops before it answers, and report no fault of the bot', async () => {
    bus.here('one');
    const answer = bots.think(QUESTION);
    bus.here('other');
    bus.here('one', 9);
    bus.answer('one', { ok: false, reason: 'stopped' });
    expect(askedWorkers()).toEqual(['one', 'other']);
    bus.answer('other', BOT_ANSWER);
    expect(await answer).toEqual(BOT_ANSWER);
  });

  it('add the time spent on stopped workers to the wait that the next worker gets', async () => {
    const answer = bots.think({ ...QUESTION, waited: 400 });
    vi.advanceTimersByTime(200);
    bus.here('one');
    vi.advanceTimersByTime(300);
    bus.here('other');
    bus.answer('one', { ok: false, reason: 'stopped' });
    vi.advanceTimersByTime(100);
    bus.say(SUBJECTS.gone, { worker: bus.questions.at(-1)?.worker });
    expect(bus.questions.map(({ question }) => question.waited)).toEqual([600, 900, 1000]);
    bus.answer(bus.questions.at(-1)?.worker ?? '', BOT_ANSWER);
    expect(await answer).toEqual(BOT_ANSWER);
  });

  it('report a bot’s fault without asking another worker', async () => {
    bus.here('one');
    const answer = bots.think(QUESTION);
    bus.answer('one', { ok: false, reason: 'late' });
    expect(await answer).toEqual({ ok: false, reason: 'late' });
    expect(askedWorkers()).toEqual(['one']);
  });

  it('move the questions of a leaving worker to another', async () => {
    bus.here('one');
    const answer = bots.think(QUESTION);
    bus.here('other');
    bus.say(SUBJECTS.gone, { worker: 'one' });
    expect([bots.workers, askedWorkers()]).toEqual([1, ['one', 'other']]);
    bus.answer('other', BOT_ANSWER);
    expect(await answer).toEqual(BOT_ANSWER);
  });

  it('give up a question after three workers fell silent', async () => {
    bus.here('one');
    const answer = bots.think(QUESTION);
    for (const next of ['two', 'three', 'four']) {
      await vi.advanceTimersByTimeAsync(2000);
      bus.here(next);
      await vi.advanceTimersByTimeAsync(1500);
    }
    expect(await answer).toEqual({ ok: false, reason: 'unavailable' });
    expect(askedWorkers()).toEqual(['one', 'two', 'three']);
  });

  it('report a question without a worker as unavailable after a while', async () => {
    const answer = bots.think(QUESTION);
    await vi.advanceTimersByTimeAsync(2500);
    bus.here('late');
    expect(askedWorkers()).toEqual(['late']);
    bus.answer('late', BOT_ANSWER);
    expect(await answer).toEqual(BOT_ANSWER);
    bus.say(SUBJECTS.gone, { worker: 'late' });
    const none = bots.think(QUESTION);
    await vi.advanceTimersByTimeAsync(3500);
    expect(await none).toEqual({ ok: false, reason: 'unavailable' });
  });
});
