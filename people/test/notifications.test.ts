import type { SendOutcome } from '@levante/people/notifications';
import type { NotificationSettings } from '@levante/wire';
import { beforeEach, describe, expect, it } from 'vitest';
import { channelTo, DAY_MS, HOUR_MS, MINUTE_MS, NotificationStage, SECOND_MS } from './lib/notification-stage.ts';

const FAILED: SendOutcome = { kind: 'failed', answer: '500' };
const GONE: SendOutcome = { kind: 'gone', answer: '410' };

let stage: NotificationStage;

beforeEach(() => {
  stage = new NotificationStage();
  stage.settings({});
});

describe('the notification of a turn', () => {
  beforeEach(() => stage.channels('webhook'));

  it('is sent once, after the delay', async () => {
    stage.settings({ delayMinutes: 5 });
    stage.turn();
    await stage.pass(2 * DAY_MS);
    expect(stage.sent).toEqual(['06-01T12:05:00 webhook: turn m1']);
  });

  it('is not sent if the turn was taken within the delay, but is sent for the next turn', async () => {
    stage.settings({ delayMinutes: 5 });
    stage.turn();
    await stage.pass(5 * MINUTE_MS - SECOND_MS);
    stage.respond();
    await stage.pass(MINUTE_MS);
    stage.turn();
    await stage.pass(DAY_MS);
    expect(stage.sent).toEqual(['06-01T12:10:59 webhook: turn m1']);
  });

  it('is sent to the channels that are on and chosen for turns', async () => {
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
    expect(await stage.store.logOf('anna')).toEqual([]);
  });
});

const settingsOf = async (): Promise<NotificationSettings> => {
  const settings = await stage.store.settingsOf('anna');
  if (settings === null) throw new Error('no settings');
  return settings;
};

describe('an invitation', () => {
  beforeEach(() => stage.channels('webhook'));
  const invitedTo = () => stage.messages.flatMap(({ items }) => items.map(({ match }) => match));

  it('is sent after a minute even if no other notification is delayed', async () => {
    stage.invite('m1');
    await stage.pass(HOUR_MS);
    expect(stage.sent).toEqual(['06-01T12:01:00 webhook: invited m1']);
  });

  it('is not sent if it is withdrawn within its first minute', async () => {
    stage.invite('m1');
    await stage.pass(MINUTE_MS - SECOND_MS);
    stage.matches.delete('m1');
    await stage.pass(HOUR_MS);
    expect(stage.sent).toEqual([]);
    expect(await stage.store.logOf('anna')).toEqual([]);
  });

  it('is not sent if it is the sixth within an hour, but is sent in the next hour', async () => {
    for (let i = 0; i < 4; i++) stage.invite(`early ${i}`);
    await stage.pass(30 * MINUTE_MS);
    for (let i = 0; i < 3; i++) stage.invite(`late ${i}`);
    await stage.pass(32 * MINUTE_MS);
    expect(invitedTo()).toHaveLength(5);
    for (let i = 0; i < 9; i++) stage.invite(`next ${i}`);
    await stage.pass(HOUR_MS);
    expect(invitedTo()).toHaveLength(9);
  });

  it('is not sent if it is the sixth within an hour, even by a server that schedules it late', async () => {
    for (let i = 0; i < 5; i++) stage.invite(`early ${i}`);
    await stage.pass(2 * MINUTE_MS);
    for (let i = 0; i < 5; i++) stage.invite(`late ${i}`);
    await stage.world.run(2 * MINUTE_MS);
    await stage.pass(MINUTE_MS);
    expect(invitedTo()).toHaveLength(5);
  });

  it('to a rematch is sent however many other invitations were sent', async () => {
    for (let i = 0; i < 9; i++) stage.invite(`m${i}`, `before ${i}`);
    for (let i = 0; i < 9; i++) stage.invite(`other ${i}`);
    await stage.pass(HOUR_MS);
    expect(invitedTo()).toHaveLength(14);
  });
});

describe('events beyond the number scheduled in one round', () => {
  it('are scheduled in the next round, without a pause', async () => {
    stage.channels('webhook');
    for (let i = 0; i < 500; i++) stage.event('turn', `m${i}`);
    const server = stage.notifier('two');
    server.start();
    await stage.world.run(SECOND_MS / 2);
    expect(stage.store.outbox.size).toBe(0);
    await server.stop();
  });
});

describe('events that cannot be scheduled', () => {
  it('do not delay other events, and are scheduled as soon as that is possible', async () => {
    stage.channels('webhook');
    for (let i = 0; i < 300; i++) stage.invite(`broken ${i}`, 'before');
    await stage.pass(SECOND_MS);
    for (let i = 0; i < 300; i++) stage.broken.add(`broken ${i}`);
    const server = stage.notifier('two');
    server.start();
    stage.settings({ delayMinutes: 1 });
    stage.turn();
    await stage.world.run(3 * MINUTE_MS);
    expect(stage.messages.map(({ items }) => items[0]?.match)).toEqual(['m1']);
    stage.broken.clear();
    await stage.world.run(2 * MINUTE_MS);
    expect(stage.store.outbox.size).toBe(0);
    await server.stop();
  });
});

describe('while a player has the match open,', () => {
  beforeEach(() => stage.channels('push'));

  it('a turn is not notified until their last tab and device has left the match', async () => {
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

  it('a turn is notified if they look at another match or only others look at this one', async () => {
    stage.presence.enter('m2', 'anna');
    stage.presence.enter('m1', 'bo');
    stage.turn();
    await stage.pass(HOUR_MS);
    expect(stage.sent).toEqual(['06-01T12:00:00 push: turn m1']);
  });

  it('a turn is notified that begins just after they have left the match', async () => {
    stage.presence.enter('m1', 'anna')();
    stage.turn();
    await stage.pass(HOUR_MS);
    expect(stage.sent).toEqual(['06-01T12:00:00 push: turn m1']);
  });

  it('a turn is not notified when the server restarts before their page has connected again', async () => {
    const leave = stage.presence.enter('m1', 'anna');
    stage.turn();
    await stage.pass(MINUTE_MS);
    leave();
    await stage.world.run(30 * SECOND_MS);
    const server = stage.notifier('two');
    server.start();
    await stage.world.run(5 * SECOND_MS);
    const leaveAgain = stage.presence.enter('m1', 'anna');
    await stage.world.run(MINUTE_MS);
    expect(stage.sent).toEqual([]);
    leaveAgain();
    await stage.world.run(MINUTE_MS);
    await server.stop();
    expect(stage.sent).toHaveLength(1);
  });

  it('the end of the match is not notified, even after they leave', async () => {
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

describe('an e-mail to a person with push', () => {
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

  it('is sent ten minutes later if one device refused the message and another accepted it', async () => {
    stage.channels('push');
    const other = { ...channelTo('push', 'anna', 'other of anna'), createdAt: 2 };
    stage.store.channels.set(other.id, other);
    stage.answer = ({ channel }) =>
      channel === other.id ? { kind: 'failed', answer: '500' } : { kind: 'sent', answer: '201' };
    stage.turn();
    await stage.pass(DAY_MS);
    const mailed = stage.sent.filter((one) => one.includes(' email: '));
    expect(mailed).toEqual(['06-01T12:10:00 email: turn m1']);
  });

  it('is sent ten minutes after push if push waited until the player left the match', async () => {
    const leave = stage.presence.enter('m1', 'anna');
    stage.turn();
    await stage.pass(30 * MINUTE_MS);
    leave();
    await stage.pass(HOUR_MS);
    expect(stage.sent).toEqual(['06-01T12:30:15 push: turn m1', '06-01T12:40:15 email: turn m1']);
  });
});

describe('a channel', () => {
  beforeEach(() => stage.channels('webhook'));

  it('gets a turn once if it is announced again before the message was sent, as after a pause', async () => {
    stage.settings({ quiet: { from: 11 * 60, to: 13 * 60, zone: 'UTC', exceptLow: false } });
    stage.turn();
    await stage.pass(HOUR_MS / 2);
    stage.event('turn');
    await stage.pass(HOUR_MS);
    expect(stage.sent).toEqual(['06-01T13:00:00 webhook: turn m1']);
  });

  it('that works again within a day gets the open turns, under the key of the first attempt', async () => {
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

  it('that fails for more than a day does not get the message afterwards', async () => {
    stage.answer = () => FAILED;
    stage.turn();
    await stage.pass(2 * DAY_MS);
    stage.answer = () => ({ kind: 'sent', answer: '204' });
    const { length } = stage.sent;
    await stage.pass(2 * DAY_MS);
    expect(stage.sent).toHaveLength(length);
    expect(await stage.store.logOf('anna')).toMatchObject([{ state: 'failed', answer: '500' }]);
  });

  it('that fails for a week is switched off, and another channel reports that once', async () => {
    stage.channels('push');
    stage.answer = ({ channel }) => (channel.startsWith('push') ? { kind: 'sent', answer: '201' } : FAILED);
    for (let day = 0; day < 9; day++) {
      stage.turn(`m${day}`);
      await stage.pass(DAY_MS);
    }
    const messages = stage.sent.filter((one) => one.includes('channel-off'));
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatch(/^06-08T1[2-9].* push/);
    expect(await stage.store.channel('anna', 'webhook of anna')).toMatchObject({ isOn: false, ended: 'disabled' });
    const { length } = stage.sent.filter((one) => one.includes('webhook'));
    stage.turn('m9');
    await stage.pass(DAY_MS);
    expect(stage.sent.filter((one) => one.includes('webhook'))).toHaveLength(length);
  });

  it('that fails twice, eight days apart, is not switched off', async () => {
    stage.channels('webhook');
    for (const pauseMs of [8 * DAY_MS, 0]) {
      stage.answer = () => ({ kind: 'failed', answer: '500' });
      stage.turn();
      await stage.pass(2 * MINUTE_MS);
      stage.answer = () => ({ kind: 'sent', answer: '204' });
      stage.respond();
      await stage.pass(pauseMs);
    }
    expect(stage.sent).not.toHaveLength(0);
    expect(stage.store.channels.get('webhook of anna')).toMatchObject({ isOn: true, ended: null });
  });

  it('gets a failed message again unchanged, as its key identifies it', async () => {
    stage.answer = () => FAILED;
    stage.turn('m1');
    stage.turn('m2');
    await stage.pass(SECOND_MS);
    stage.answer = () => ({ kind: 'sent', answer: '204' });
    const leave = stage.presence.enter('m2', 'anna');
    await stage.pass(5 * MINUTE_MS);
    expect(stage.sent).toHaveLength(1);
    leave();
    await stage.pass(HOUR_MS);
    expect(stage.sent.slice(1)).toEqual(['06-01T12:05:15 webhook: turn m1, turn m2']);
  });

  it('that answers slowly gets no turn that is over when its message is due', async () => {
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

  it('that answers slowly delays no other channel', async () => {
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
    expect(stage.sent.filter((one) => one.includes('webhook'))).toEqual(['06-01T12:00:00 webhook: turn m1']);
    const stopped = server.stop();
    expect(answers).toHaveLength(1);
    answers[0]?.();
    await stopped;
    expect((await stage.store.logOf('anna')).filter(({ state }) => state === 'sent')).toHaveLength(3);
  });
});

describe('a turn that was taken', () => {
  beforeEach(() => stage.channels('push'));

  it('has its push notification closed if one may be shown, even if sending it seemed to fail', async () => {
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

  it('does not close the notification of the next turn', async () => {
    stage.turn();
    await stage.pass(MINUTE_MS);
    stage.event('turn');
    // The next turn comes in the same millisecond, and its event happens to have the lower id.
    const [turn] = stage.store.outbox.values();
    stage.store.outbox.clear();
    stage.respond();
    stage.turn();
    const [taken, next] = stage.store.outbox.values();
    if (!turn || !taken || !next) throw new Error('no events');
    stage.store.outbox.delete(next.id);
    stage.store.outbox.set(turn.id, { ...next, id: turn.id });
    await stage.pass(HOUR_MS);
    expect(stage.sent.slice(1)).toEqual(['06-01T12:01:00 push: closes m1', '06-01T12:01:00 push: turn m1']);
  });
});
