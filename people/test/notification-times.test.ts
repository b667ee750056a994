import type { SendOutcome } from '@levante/people/notifications';
import type { NotificationSettings } from '@levante/wire';
import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS, NotificationStage, SECOND_MS } from './lib/notification-stage.ts';

const FAILED: SendOutcome = { kind: 'failed', answer: '500' };

let stage: NotificationStage;

beforeEach(() => {
  stage = new NotificationStage();
  stage.settings({});
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

  it('delay messages until the end of the hours', async () => {
    expect(await sentAfter('2026-06-01T19:59:59Z')).toEqual(['06-01T19:59:59 push: turn m1']);
    expect(await sentAfter('2026-06-01T20:00:00Z')).toEqual(['06-02T05:00:00 push: turn m1']);
    expect(await sentAfter('2026-06-02T04:59:59Z')).toEqual(['06-02T05:00:00 push: turn m1']);
    expect(await sentAfter('2026-06-02T05:00:00Z')).toEqual(['06-02T05:00:00 push: turn m1']);
  });

  it('end at the set time of day, also on the days when clocks change', async () => {
    // In the night of 29 March clocks go from 2 to 3, in that of 25 October from 3 to 2.
    expect(await sentAfter('2026-03-28T21:30:00Z')).toEqual(['03-29T05:00:00 push: turn m1']);
    expect(await sentAfter('2026-03-28T20:59:00Z')).toEqual(['03-28T20:59:00 push: turn m1']);
    expect(await sentAfter('2026-03-29T03:00:00Z')).toEqual(['03-29T05:00:00 push: turn m1']);
    expect(await sentAfter('2026-10-24T20:30:00Z')).toEqual(['10-25T06:00:00 push: turn m1']);
    expect(await sentAfter('2026-10-25T05:30:00Z')).toEqual(['10-25T06:00:00 push: turn m1']);
  });

  it('that end in an hour left out end at the change, and in a repeated hour at its second time', async () => {
    const early = { quiet: { ...quiet, to: 150 } };
    // Half past two does not exist: clocks go from two to three, and the night is over.
    expect(await sentAfter('2026-03-28T22:00:00Z', early)).toEqual(['03-29T01:00:00 push: turn m1']);
    // The second half past two, in winter time.
    for (const start of [
      '2026-10-24T22:00:00Z',
      '2026-10-25T00:15:00Z',
      '2026-10-25T00:45:00Z',
      '2026-10-25T01:15:00Z',
    ]) {
      expect(await sentAfter(start, early)).toEqual(['10-25T01:30:00 push: turn m1']);
    }
    expect(await sentAfter('2026-10-25T01:30:00Z', early)).toEqual(['10-25T01:30:00 push: turn m1']);
  });

  it('that begin in a repeated hour begin at its first time', async () => {
    const late = { quiet: { ...quiet, from: 150, to: 240 } };
    expect(await sentAfter('2026-10-25T00:15:00Z', late)).toEqual(['10-25T00:15:00 push: turn m1']);
    // Clocks show quarter past two for the second time.
    expect(await sentAfter('2026-10-25T01:15:00Z', late)).toEqual(['10-25T03:00:00 push: turn m1']);
  });

  it('are followed by one message with all turns that are still open', async () => {
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

  it('delay e-mail until ten minutes after the push message at their end', async () => {
    stage = new NotificationStage('2026-06-01T21:00:00Z');
    stage.channels('push', 'email');
    stage.settings({ quiet });
    stage.turn();
    await stage.pass(DAY_MS);
    expect(stage.sent).toEqual(['06-02T05:00:00 push: turn m1', '06-02T05:10:00 email: turn m1']);
  });

  it('also delay the message that a channel was switched off', async () => {
    stage = new NotificationStage('2026-06-01T21:00:00Z');
    stage.channels('push');
    stage.settings({ quiet });
    stage.event('channel-off', '');
    await stage.pass(DAY_MS);
    expect(stage.sent).toEqual(['06-02T05:00:00 push: channel-off']);
  });
});

describe('the message that an account was changed', () => {
  it('is sent in quiet hours and at any pace, and not by e-mail', async () => {
    stage = new NotificationStage('2026-06-01T21:00:00Z');
    stage.channels('push', 'webhook', 'email');
    const quiet = { from: 22 * 60, to: 7 * 60, zone: 'Europe/Berlin', exceptLow: false };
    stage.settings({ quiet, pace: 'hourly', delayMinutes: 15 });
    stage.event('security', '');
    await stage.pass(MINUTE_MS);
    stage.event('security', '');
    await stage.pass(MINUTE_MS);
    expect(stage.sent.map((one) => one.slice('06-01T'.length)).sort()).toEqual([
      '21:00:00 push: security',
      '21:00:00 webhook: security',
      '21:01:00 push: security',
      '21:01:00 webhook: security',
    ]);
  });
});

describe('the pace of one message per hour', () => {
  beforeEach(() => {
    stage.channels('webhook');
    stage.settings({ pace: 'hourly' });
  });

  it('collects the notifications of an hour in one message', async () => {
    for (const match of ['m1', 'm2', 'm3']) {
      stage.turn(match);
      await stage.pass(20 * MINUTE_MS);
    }
    await stage.pass(2 * HOUR_MS);
    expect(stage.sent).toEqual(['06-01T12:00:00 webhook: turn m1', '06-01T13:00:00 webhook: turn m2, turn m3']);
  });

  it('also holds for messages that are sent again after a failure', async () => {
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

describe('the warning of a low clock', () => {
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
          leftMs: MATCH_MS,
          since: start,
          pauses: pauses.map(({ from, to }) => ({ from: start + from, to: start + to, why: 'night' as const })),
        },
        still,
      ],
    };
  };
  const lowOf = (): readonly string[] => stage.sent.filter((one) => one.includes('low'));

  beforeEach(() => stage.channels('webhook'));

  it('is sent once, when a quarter of the time is left, pauses excluded', async () => {
    stage.turn('m1', clocks());
    const night = (day: number) => ({ from: day * DAY_MS + 10 * HOUR_MS, to: day * DAY_MS + 20 * HOUR_MS });
    stage.turn('m2', clocks([night(0), night(1), night(2), night(3)]));
    await stage.pass(6 * DAY_MS);
    expect(lowOf()).toEqual(['06-04T12:00:00 webhook: low m1', '06-06T04:00:00 webhook: low m2']);
  });

  it('is not sent if the turn was taken, and is due again in the next turn', async () => {
    stage.turn('m1', clocks());
    await stage.pass(2 * DAY_MS);
    stage.respond();
    await stage.pass(2 * DAY_MS);
    expect(lowOf()).toEqual([]);
    stage.turn('m1', clocks());
    await stage.pass(4 * DAY_MS);
    expect(lowOf()).toEqual(['06-08T12:00:00 webhook: low m1']);
  });

  it('is sent at the same time if the player has decided something and is still to act', async () => {
    stage.turn('m1', clocks());
    await stage.pass(DAY_MS);
    stage.decide();
    await stage.pass(HOUR_MS);
    stage.decide();
    await stage.pass(4 * DAY_MS);
    expect(lowOf()).toEqual(['06-04T12:00:00 webhook: low m1']);
    expect(stage.sent).toHaveLength(2);
  });

  it('is sent if the player has acted before the turn’s notification was due, which is not sent', async () => {
    stage.settings({ delayMinutes: 60 });
    stage.turn('m1', clocks());
    await stage.pass(MINUTE_MS);
    stage.decide();
    await stage.pass(4 * DAY_MS);
    expect(stage.sent).toEqual(['06-04T12:00:00 webhook: low m1']);
  });

  it('takes into account only the rest of a pause that began before the clock runs', async () => {
    // A pause of 40 hours. The clock runs from its last 8 hours on.
    stage.turn('m1', clocks([{ from: -32 * HOUR_MS, to: 8 * HOUR_MS }]));
    await stage.pass(5 * DAY_MS);
    expect(lowOf()).toEqual(['06-04T20:00:00 webhook: low m1']);
  });

  it('is sent even if the clock stood still in a break when the turn was scheduled', async () => {
    const running = clocks();
    const breakEnd = stage.time.now() + DAY_MS;
    stage.turn('m1', {
      ...running,
      get now() {
        return stage.time.now();
      },
      get seats() {
        return running.seats.map((seat, i) => ({ ...seat, since: i > 0 || this.now < breakEnd ? null : breakEnd }));
      },
    });
    await stage.pass(6 * DAY_MS);
    expect(lowOf()).toEqual(['06-05T12:00:00 webhook: low m1']);
  });

  it('is sent once, and the turn’s notification again, if a pause ends within the turn', async () => {
    const running = clocks();
    const pauseFrom = stage.time.now() + HOUR_MS;
    const pauseTo = pauseFrom + DAY_MS;
    stage.turn('m1', {
      ...running,
      get now() {
        return stage.time.now();
      },
      get seats() {
        const isPaused = this.now >= pauseFrom && this.now < pauseTo;
        const left = this.now < pauseFrom ? { leftMs: MATCH_MS } : { leftMs: MATCH_MS - HOUR_MS };
        const since = isPaused ? null : this.now < pauseFrom ? pauseFrom - HOUR_MS : pauseTo;
        return running.seats.map((seat, i) => ({ ...seat, ...(i === 0 && { ...left, since }) }));
      },
    });
    await stage.pass(DAY_MS + HOUR_MS);
    stage.event('turn');
    await stage.pass(6 * DAY_MS);
    expect(stage.sent).toEqual([
      '06-01T12:00:00 webhook: turn m1',
      '06-02T13:00:00 webhook: turn m1',
      '06-05T12:00:00 webhook: low m1',
    ]);
  });

  it('is due at a whole millisecond even if the reserve leaves a fraction of one', async () => {
    const { seats, ...rest } = clocks();
    stage.turn('m1', { ...rest, seats: seats.map((seat) => ({ ...seat, leftMs: seat.leftMs + 1 })) });
    await stage.pass(HOUR_MS);
    const waiting = [...stage.store.outbox.values()].map(({ dueAt }) => dueAt);
    expect(waiting).toHaveLength(1);
    expect(waiting.filter(Number.isInteger)).toEqual(waiting);
  });

  it('is sent again after a failure, even if the turn began more than a day before', async () => {
    stage.turn('m1', clocks());
    await stage.pass(2 * DAY_MS);
    stage.answer = () => FAILED;
    await stage.pass(DAY_MS + HOUR_MS);
    stage.answer = () => ({ kind: 'sent', answer: '204' });
    stage.sent.length = 0;
    await stage.pass(DAY_MS);
    expect(lowOf()).toEqual(['06-04T13:21:00 webhook: low m1']);
  });

  it('is sent in quiet hours only if the settings allow it', async () => {
    for (const exceptLow of [false, true]) {
      stage = new NotificationStage();
      stage.channels('webhook');
      stage.settings({ quiet: { from: 11 * 60, to: 13 * 60, zone: 'UTC', exceptLow } });
      stage.turn('m1', clocks());
      await stage.pass(5 * DAY_MS);
      expect(lowOf()).toEqual([`06-04T1${exceptLow ? 2 : 3}:00:00 webhook: low m1`]);
    }
  });

  it('is sent by e-mail ten minutes after push, even if push of the turn failed', async () => {
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
