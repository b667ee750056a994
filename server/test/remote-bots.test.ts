import type { BotQuestion } from '@levante/host';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Ask, SUBJECTS } from '../src/nats/messages.ts';
import { RemoteBots } from '../src/nats/remote-bots.ts';

const QUESTION: BotQuestion = {
  ...{ match: 'a', place: 'here', fairnessGroup: 'anna', game: 'purse-race', level: 'whole', seat: 0 },
  ...{ view: {}, seed: 1, ms: 1000, idle: false },
};
const SAID = { ok: true, lines: ['0 end'], ms: 1 } as const;

/** An in-process bus: the test plays the workers, and messages to them are recorded. */
class FakeBus {
  readonly questions: { readonly worker: string; readonly server: string; readonly id: number }[] = [];
  readonly #heard = new Map<string, (data: unknown) => void>();

  subscribe(subject: string, heard: (data: unknown) => void): void {
    this.#heard.set(subject, heard);
  }

  publish(subject: string, data: unknown): void {
    const ask = Ask.safeParse(data);
    if (ask.success) this.questions.push({ worker: subject.replace(SUBJECTS.ask(''), ''), ...ask.data });
  }

  say(subject: string, data: unknown): void {
    this.#heard.get(subject)?.(data);
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

  it('ask another worker if one stops before it answers, without a fault of the bot', async () => {
    bus.here('one');
    const answer = bots.think(QUESTION);
    bus.here('other');
    bus.here('one', 9);
    bus.answer('one', { ok: false, reason: 'stopped' });
    expect(askedWorkers()).toEqual(['one', 'other']);
    bus.answer('other', SAID);
    expect(await answer).toEqual(SAID);
  });

  it('report a bot’s fault without asking again', async () => {
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
    bus.answer('other', SAID);
    expect(await answer).toEqual(SAID);
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
    bus.answer('late', SAID);
    expect(await answer).toEqual(SAID);
    bus.say(SUBJECTS.gone, { worker: 'late' });
    const none = bots.think(QUESTION);
    await vi.advanceTimersByTimeAsync(3500);
    expect(await none).toEqual({ ok: false, reason: 'unavailable' });
  });
});
