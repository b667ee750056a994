import type { SendOutcome } from '@levante/people/notifications';
import type { NotificationSettings } from '@levante/wire';
import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS, NotificationStage, SECOND_MS } from './lib/notification-stage.ts';

const FAILED: SendOutcome = { kind: 'failed', answer: '500' };
const GONE: SendOutcome = { kind: 'gone', answer: '410' };

let stage: NotificationStage;

beforeEach(() => {
  stage = new NotificationStage();
  stage.settings({});
});

describe('a turn', () => {
  beforeEach(() => stage.channels('webhook'));

  it('is sent after the delay, once', async () => {
    stage.settings({ delayMinutes: 5 });
    stage.turn();
    await stage.pass(2 * DAY_MS);
    expect(stage.sent).toEqual(['06-01T12:05:00 webhook: turn m1']);
  });

  it('is not sent if it was taken within the delay, nor the one before it', async () => {
    stage.settings({ delayMinutes: 5 });
    stage.turn();
    await stage.pass(5 * MINUTE_MS - SECOND_MS);
    stage.respond();
    await stage.pass(MINUTE_MS);
    stage.turn();
    await stage.pass(DAY_MS);
    expect(stage.sent).toEqual(['06-01T12:10:59 webhook: turn m1']);
  });

  it('goes to the channels of its kind that are on', async () => {
    stage.channels('push', 'email');
    stage.settings({ kinds: { ...(await settingsOf()).kinds, turn: ['push', 'webhook'] } });
    await stage.store.switchChannel('anna', 'push of anna', false);
    stage.turn();
    await stage.pass(DAY_MS);
    expect(stage.sent).toEqual(['06-01T12:00:00 webhook: turn m1']);
  });

  it('is not sent to a channel that was switched off before it was due', async () => {
    stage.settings({ delayMinutes: 5 });
    stage.turn();
    await stage.pass(MINUTE_MS);
    await stage.store.switchOff('anna');
    await stage.pass(DAY_MS);
    expect(stage.sent).toEqual([]);
    expect(await stage.store.logOf('anna')).toMatchObject([{ state: 'dropped', why: 'off' }]);
  });
});

const settingsOf = async (): Promise<NotificationSettings> => {
  const settings = await stage.store.settingsOf('anna');
  if (settings === null) throw new Error('no settings');
  return settings;
};

describe('while Anna looks at the match', () => {
  beforeEach(() => stage.channels('push'));

  it('nothing is sent, in two tabs and on two devices until the last one is left, and then it is', async () => {
    const leave = [1, 2, 3].map(() => stage.presence.enter('m1', 'anna'));
    stage.turn();
    await stage.pass(HOUR_MS);
    leave[0]?.();
    leave[2]?.();
    await stage.pass(HOUR_MS);
    expect(stage.sent).toEqual([]);
    leave[1]?.();
    await stage.pass(DAY_MS);
    expect(stage.sent).toEqual(['06-01T14:00:15 push: turn m1']);
  });

  it('what happens elsewhere and to others is sent', async () => {
    stage.presence.enter('m2', 'anna');
    stage.presence.enter('m1', 'bo');
    stage.turn();
    await stage.pass(HOUR_MS);
    expect(stage.sent).toEqual(['06-01T12:00:00 push: turn m1']);
  });

  it('what she has left a moment before is sent', async () => {
    stage.presence.enter('m1', 'anna')();
    stage.turn();
    await stage.pass(HOUR_MS);
    expect(stage.sent).toEqual(['06-01T12:00:00 push: turn m1']);
  });

  it('the end of a match has been seen', async () => {
    stage.channels('webhook');
    stage.matches.set('m1', { id: 'm1', status: 'over', ply: 9, actor: null });
    const leave = stage.presence.enter('m1', 'anna');
    stage.event('ended');
    await stage.pass(MINUTE_MS);
    leave();
    await stage.pass(HOUR_MS);
    expect(stage.sent).toEqual([]);
  });
});

describe('quiet hours', () => {
  const quiet = { from: 22 * 60, to: 7 * 60, zone: 'Europe/Berlin', exceptLow: false };

  /** Returns when a turn is sent that begins at a moment. */
  async function sentAfter(start: string, settings: Partial<NotificationSettings> = {}): Promise<readonly string[]> {
    stage = new NotificationStage(start);
    stage.channels('push');
    stage.settings({ quiet, ...settings });
    stage.turn();
    await stage.pass(2 * DAY_MS);
    return stage.sent;
  }

  it('delay until they end', async () => {
    expect(await sentAfter('2026-06-01T19:59:59Z')).toEqual(['06-01T19:59:59 push: turn m1']);
    expect(await sentAfter('2026-06-01T20:00:00Z')).toEqual(['06-02T05:00:00 push: turn m1']);
    expect(await sentAfter('2026-06-02T04:59:59Z')).toEqual(['06-02T05:00:00 push: turn m1']);
    expect(await sentAfter('2026-06-02T05:00:00Z')).toEqual(['06-02T05:00:00 push: turn m1']);
  });

  it('end at the time that clocks show on the days on which they are changed', async () => {
    // In the night of 29 March clocks go from 2 to 3, in that of 25 October from 3 to 2.
    expect(await sentAfter('2026-03-28T21:30:00Z')).toEqual(['03-29T05:00:00 push: turn m1']);
    expect(await sentAfter('2026-03-28T20:59:00Z')).toEqual(['03-28T20:59:00 push: turn m1']);
    expect(await sentAfter('2026-03-29T03:00:00Z')).toEqual(['03-29T05:00:00 push: turn m1']);
    expect(await sentAfter('2026-10-24T20:30:00Z')).toEqual(['10-25T06:00:00 push: turn m1']);
    expect(await sentAfter('2026-10-25T05:30:00Z')).toEqual(['10-25T06:00:00 push: turn m1']);
  });

  it('that end in the hour that is left out or repeated end once', async () => {
    const early = { quiet: { ...quiet, to: 150 } };
    // Half past two does not exist: it counts as half past three.
    expect(await sentAfter('2026-03-28T22:00:00Z', early)).toEqual(['03-29T01:30:00 push: turn m1']);
    // The first half past two, in summer time.
    expect(await sentAfter('2026-10-24T22:00:00Z', early)).toEqual(['10-25T00:30:00 push: turn m1']);
    // Clocks show quarter past two for the second time.
    expect(await sentAfter('2026-10-25T01:15:00Z', early)).toEqual(['10-25T01:15:00 push: turn m1']);
  });

  it('are followed by one message with what is still so', async () => {
    stage = new NotificationStage('2026-06-01T21:00:00Z');
    stage.channels('push', 'webhook');
    stage.settings({ quiet });
    for (const match of ['m1', 'm2', 'm3']) {
      stage.turn(match);
      await stage.pass(HOUR_MS);
    }
    stage.respond('m2');
    await stage.pass(DAY_MS);
    expect(stage.sent).toEqual(['06-02T05:00:00 push: turn m1, turn m3', '06-02T05:00:00 webhook: turn m1, turn m3']);
  });

  it('delay mail until push had its time to be answered', async () => {
    stage = new NotificationStage('2026-06-01T21:00:00Z');
    stage.channels('push', 'email');
    stage.settings({ quiet });
    stage.turn();
    await stage.pass(DAY_MS);
    expect(stage.sent).toEqual(['06-02T05:00:00 push: turn m1', '06-02T05:10:00 email: turn m1']);
  });

  it('also hold the word that a channel was switched off', async () => {
    stage = new NotificationStage('2026-06-01T21:00:00Z');
    stage.channels('push');
    stage.settings({ quiet });
    stage.event('channel-off', '');
    await stage.pass(DAY_MS);
    expect(stage.sent).toEqual(['06-02T05:00:00 push: channel-off']);
  });
});

describe('at most one message per hour', () => {
  beforeEach(() => {
    stage.channels('webhook');
    stage.settings({ pace: 'hourly' });
  });

  it('contains all that has come meanwhile', async () => {
    for (const match of ['m1', 'm2', 'm3']) {
      stage.turn(match);
      await stage.pass(20 * MINUTE_MS);
    }
    await stage.pass(2 * HOUR_MS);
    expect(stage.sent).toEqual(['06-01T12:00:00 webhook: turn m1', '06-01T13:00:00 webhook: turn m2, turn m3']);
  });

  it('also holds for messages that are repeated', async () => {
    stage.answer = () => FAILED;
    for (const match of ['m1', 'm2']) {
      stage.turn(match);
      await stage.pass(30 * SECOND_MS);
    }
    stage.answer = () => ({ kind: 'sent', answer: '204' });
    stage.sent.length = 0;
    // The server was off for a while, so that both are due.
    await stage.world.run(30 * MINUTE_MS);
    await stage.pass(DAY_MS);
    expect(stage.sent).toEqual(['06-01T12:31:00 webhook: turn m1', '06-01T13:31:00 webhook: turn m2']);
  });

  it('does not count messages that only close a notification', async () => {
    stage.channels('push');
    await stage.store.removeChannel('anna', 'webhook of anna');
    stage.turn();
    await stage.pass(3 * HOUR_MS);
    stage.respond();
    await stage.pass(MINUTE_MS);
    stage.turn();
    await stage.pass(DAY_MS);
    expect(stage.sent).toEqual([
      '06-01T12:00:00 push: turn m1',
      '06-01T15:00:00 push: closes m1',
      '06-01T15:01:00 push: turn m1',
    ]);
  });
});

describe('mail besides push', () => {
  beforeEach(() => stage.channels('push', 'email'));

  it('is sent ten minutes later unless the turn is taken', async () => {
    stage.turn('m1');
    stage.turn('m2');
    await stage.pass(10 * MINUTE_MS - SECOND_MS);
    stage.respond('m2');
    await stage.pass(HOUR_MS);
    expect(stage.sent).toEqual([
      '06-01T12:00:00 push: turn m1, turn m2',
      '06-01T12:09:59 push: closes m2',
      '06-01T12:10:00 email: turn m1',
    ]);
  });

  it.each([FAILED, GONE])('is sent immediately if push failed: $kind', async (outcome) => {
    stage.answer = ({ channel }) => (channel.startsWith('push') ? outcome : { kind: 'sent', answer: '250' });
    stage.turn();
    await stage.pass(30 * SECOND_MS);
    expect(stage.sent).toEqual(['06-01T12:00:00 push: turn m1', '06-01T12:00:01 email: turn m1']);
  });

  it('waits for the answer to push again after Anna has looked at the match', async () => {
    const leave = stage.presence.enter('m1', 'anna');
    stage.turn();
    await stage.pass(30 * MINUTE_MS);
    leave();
    await stage.pass(HOUR_MS);
    expect(stage.sent).toEqual(['06-01T12:30:15 push: turn m1', '06-01T12:40:15 email: turn m1']);
  });
});

describe('time that runs low', () => {
  const MATCH_MS = 4 * DAY_MS;
  /** Returns clocks of which Anna’s runs since the beginning; `pauses` are her nights. */
  const clocks = (pauses: readonly { readonly from: number; readonly to: number }[] = []) => {
    const start = stage.time.now();
    const still = { leftMs: MATCH_MS, since: null };
    return {
      control: { kind: 'days' as const, hours: 96 },
      get now() {
        return stage.time.now();
      },
      seats: [
        {
          ...{ leftMs: MATCH_MS, since: start },
          pauses: pauses.map(({ from, to }) => ({ from: start + from, to: start + to, why: 'night' as const })),
        },
        still,
      ],
    };
  };
  const lowOf = (): readonly string[] => stage.sent.filter((one) => one.includes('low'));

  beforeEach(() => stage.channels('webhook'));

  it('is sent once, when a quarter is left, later by the nights in which the clock stood still', async () => {
    stage.turn('m1', clocks());
    const night = (day: number) => ({ from: day * DAY_MS + 10 * HOUR_MS, to: day * DAY_MS + 20 * HOUR_MS });
    stage.turn('m2', clocks([night(0), night(1), night(2), night(3)]));
    await stage.pass(6 * DAY_MS);
    expect(lowOf()).toEqual(['06-04T12:00:00 webhook: low m1', '06-06T04:00:00 webhook: low m2']);
  });

  it('is not sent if the turn was taken, and begins again with the next one', async () => {
    stage.turn('m1', clocks());
    await stage.pass(2 * DAY_MS);
    stage.respond();
    await stage.pass(2 * DAY_MS);
    expect(lowOf()).toEqual([]);
    stage.turn('m1', clocks());
    await stage.pass(4 * DAY_MS);
    expect(lowOf()).toEqual(['06-08T12:00:00 webhook: low m1']);
  });

  it('is tried again although the turn began more than a day before', async () => {
    stage.turn('m1', clocks());
    await stage.pass(2 * DAY_MS);
    stage.answer = () => FAILED;
    await stage.pass(DAY_MS + HOUR_MS);
    stage.answer = () => ({ kind: 'sent', answer: '204' });
    stage.sent.length = 0;
    await stage.pass(DAY_MS);
    expect(lowOf()).toEqual(['06-04T13:21:00 webhook: low m1']);
  });

  it('is sent in quiet hours only if wanted', async () => {
    for (const exceptLow of [false, true]) {
      stage = new NotificationStage();
      stage.channels('webhook');
      stage.settings({ quiet: { from: 11 * 60, to: 13 * 60, zone: 'UTC', exceptLow } });
      stage.turn('m1', clocks());
      await stage.pass(5 * DAY_MS);
      expect(lowOf()).toEqual([`06-04T1${exceptLow ? 2 : 3}:00:00 webhook: low m1`]);
    }
  });

  it('is mailed ten minutes after push, even if push of the turn failed', async () => {
    stage.channels('push', 'email');
    await stage.store.removeChannel('anna', 'webhook of anna');
    stage.answer = () => FAILED;
    stage.turn('m1', clocks());
    await stage.pass(MINUTE_MS / 2);
    stage.answer = () => ({ kind: 'sent', answer: '204' });
    await stage.pass(5 * DAY_MS);
    expect(lowOf()).toEqual(['06-04T12:00:00 push: low m1', '06-04T12:10:00 email: low m1']);
  });
});

describe('a receiver', () => {
  beforeEach(() => stage.channels('webhook'));

  it('that comes back within a day gets what is still so, under the key of the first attempt', async () => {
    stage.answer = () => FAILED;
    stage.turn('m1');
    stage.turn('m2');
    await stage.pass(12 * HOUR_MS);
    stage.respond('m2');
    await stage.pass(12 * HOUR_MS - MINUTE_MS);
    expect(stage.sent.length).toBeGreaterThan(6);
    stage.answer = () => ({ kind: 'sent', answer: '204' });
    await stage.pass(DAY_MS);
    expect(stage.sent.at(-1)).toMatch(/^06-02T1[2-5].* webhook: turn m1$/);
    expect(new Set(stage.messages.map(({ key }) => key)).size).toBe(1);
  });

  it('that fails for more than a day does not get it', async () => {
    stage.answer = () => FAILED;
    stage.turn();
    await stage.pass(2 * DAY_MS);
    stage.answer = () => ({ kind: 'sent', answer: '204' });
    const { length } = stage.sent;
    await stage.pass(2 * DAY_MS);
    expect(stage.sent).toHaveLength(length);
    expect(await stage.store.logOf('anna')).toMatchObject([{ state: 'failed', answer: '500' }]);
  });

  it('that fails for a week is switched off, and another channel says so once', async () => {
    stage.channels('push');
    stage.answer = ({ channel }) => (channel.startsWith('push') ? { kind: 'sent', answer: '201' } : FAILED);
    for (let day = 0; day < 9; day++) {
      stage.turn(`m${day}`);
      await stage.pass(DAY_MS);
    }
    const said = stage.sent.filter((one) => one.includes('channel-off'));
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(/^06-08T1[2-9].* push/);
    expect(await stage.store.channel('anna', 'webhook of anna')).toMatchObject({ isOn: false, ended: 'disabled' });
    const { length } = stage.sent.filter((one) => one.includes('webhook'));
    stage.turn('m9');
    await stage.pass(DAY_MS);
    expect(stage.sent.filter((one) => one.includes('webhook'))).toHaveLength(length);
  });

  it('that answers slowly gets nothing that is over when its turn comes', async () => {
    stage.answer = () => FAILED;
    for (const match of ['m1', 'm2']) {
      stage.turn(match);
      await stage.pass(SECOND_MS);
    }
    stage.answer = async () => {
      // Anna responds while the first of two messages is under way.
      stage.respond('m2');
      return { kind: 'sent', answer: '204' };
    };
    stage.sent.length = 0;
    await stage.world.run(30 * MINUTE_MS);
    await stage.pass(HOUR_MS);
    expect(stage.sent).toEqual(['06-01T12:30:02 webhook: turn m1']);
  });

  it('that answers slowly delays no other one', async () => {
    stage.channels('push');
    const answers: (() => void)[] = [];
    stage.answer = ({ channel }) =>
      channel.startsWith('push')
        ? { kind: 'sent', answer: '201' }
        : new Promise((resolve) => answers.push(() => resolve({ kind: 'sent', answer: '204' })));
    const server = stage.notifier('two');
    server.start();
    stage.turn('m1');
    await stage.world.run(5 * SECOND_MS);
    stage.turn('m2');
    await stage.world.run(5 * SECOND_MS);
    expect(stage.sent.filter((one) => one.includes('push'))).toHaveLength(2);
    expect(stage.sent.filter((one) => one.includes('webhook'))).toEqual(['06-01T12:00:01 webhook: turn m1']);
    const stopped = server.stop();
    expect(answers).toHaveLength(1);
    answers[0]?.();
    await stopped;
    expect((await stage.store.logOf('anna')).filter(({ state }) => state === 'sent')).toHaveLength(3);
  });
});

describe('a turn that was taken', () => {
  beforeEach(() => stage.channels('push'));

  it('closes its notification where one is shown, also if the sender did not hear that it was accepted', async () => {
    stage.answer = () => FAILED;
    stage.turn('m1');
    await stage.pass(SECOND_MS);
    stage.answer = () => ({ kind: 'sent', answer: '201' });
    stage.settings({ delayMinutes: 1 });
    stage.turn('m2');
    stage.respond('m1');
    stage.respond('m2');
    await stage.pass(HOUR_MS);
    expect(stage.sent).toEqual(['06-01T12:00:00 push: turn m1', '06-01T12:00:01 push: closes m1']);
    expect(stage.messages.at(-1)).toMatchObject({ items: [], closes: 'm1' });
  });

  it('does not close the notification of the next one', async () => {
    stage.turn();
    await stage.pass(MINUTE_MS);
    stage.event('turn');
    // The next turn comes in the same millisecond, and its event happens to have the lower id.
    const [turn] = [...stage.store.outbox.values()];
    stage.store.outbox.clear();
    stage.respond();
    stage.turn();
    const [taken, next] = [...stage.store.outbox.values()];
    if (!turn || !taken || !next) throw new Error('no events');
    stage.store.outbox.delete(next.id);
    stage.store.outbox.set(turn.id, { ...next, id: turn.id });
    await stage.pass(HOUR_MS);
    expect(stage.sent.slice(1)).toEqual(['06-01T12:01:00 push: closes m1', '06-01T12:01:00 push: turn m1']);
  });
});
