import {
  byNotificationKind,
  DELIVERY_REASONS,
  DELIVERY_STATES,
  type DeliveryEntry,
  NO_ORIGIN_ANSWER,
  type NotificationSettings,
} from '@levante/wire';
import { describe, expect, it } from 'vitest';
import { minuteOfDay, quietParts } from '../src/pages/notifications/day-bar.tsx';
import { answerText, deliveryText } from '../src/pages/notifications/delivery-text.ts';
import { changedSettings, mergedSettings } from '../src/pages/notifications/merged-settings.ts';
import { notificationWords } from '../src/pages/notifications/words/index.ts';

describe('the day with quiet hours', () => {
  it('has one quiet part, or two around midnight', () => {
    expect(quietParts(60, 420)).toEqual([[60, 420]]);
    expect(quietParts(1350, 420)).toEqual([
      [0, 420],
      [1350, 1440],
    ]);
    expect(quietParts(420, 420)).toEqual([]);
  });

  it('shows the time of a zone, in summer and in winter', () => {
    expect(minuteOfDay('Europe/Rome', Date.UTC(2026, 0, 5, 23, 30))).toBe(30);
    expect(minuteOfDay('Europe/Rome', Date.UTC(2026, 6, 5, 21, 30))).toBe(23 * 60 + 30);
    expect(minuteOfDay('UTC', Date.UTC(2026, 6, 5, 0, 5))).toBe(5);
  });
});

describe('the log', () => {
  const entry = (more: Partial<DeliveryEntry>): DeliveryEntry => ({
    id: 'd',
    at: 0,
    kind: 'turn',
    channel: 'push',
    match: null,
    game: null,
    state: 'sent',
    why: null,
    due: null,
    triedAt: null,
    attempts: 1,
    answer: null,
    ...more,
  });
  const text = (more: Partial<DeliveryEntry>) =>
    deliveryText(entry(more), notificationWords.value, (at) => `the time ${at}`);

  it('says what became of each delivery, and when it is tried next', () => {
    expect(text({ answer: '201 Created' })).toBe('sent · 201 Created');
    const retried = text({ state: 'waiting', why: 'retry', due: 7, attempts: 3, answer: '500' });
    expect(retried).toBe('tried 3 times, next at the time 7 · 500');
    expect(text({ state: 'waiting', why: 'quiet', due: 7 })).toBe('kept until the time 7: quiet hours');
    expect(text({ state: 'failed', attempts: 1 })).toBe('given up, tried once');
    expect(text({ state: 'failed', attempts: 0, answer: NO_ORIGIN_ANSWER })).toBe(
      'not sent: this server does not know its public address; its operator must set it',
    );
    expect(text({ state: 'dropped', why: 'over', answer: 'nothing that matters' })).toBe(
      'not sent: you had answered already',
    );
  });

  it('says only once that nothing is sent without the address of the server, also after a test', () => {
    const words = notificationWords.value;
    expect(words.testFailed(answerText(NO_ORIGIN_ANSWER, words))).toBe(
      'It did not arrive: this server does not know its public address; its operator must set it',
    );
    expect(words.testFailed(answerText('500', words))).toBe('It did not arrive: 500');
  });

  it('has different words for every reason to wait', () => {
    const reasons = [null, 'quiet', 'pace', 'looking', 'retry', 'other-channel'] as const;
    expect(new Set(reasons.map((why) => text({ state: 'waiting', why, due: 7 }))).size).toBe(reasons.length);
    for (const state of DELIVERY_STATES) for (const why of DELIVERY_REASONS) expect(text({ state, why })).not.toBe('');
  });
});

describe('settings that were changed in two tabs', () => {
  const kinds = byNotificationKind((): NotificationSettings['kinds']['turn'] => []);
  const quiet = { from: 0, to: 60, zone: 'UTC', exceptLow: false };
  const before: NotificationSettings = { kinds, language: 'en', delayMinutes: 1, quiet, pace: 'each' };

  it('include only changed settings when sent', () => {
    const after: NotificationSettings = { ...before, kinds: { ...kinds, low: ['push'] }, quiet: null };
    expect(changedSettings(before, after)).toEqual({ kinds: { low: ['push'] }, quiet: null });
    expect(changedSettings(before, { ...before, pace: 'hourly' })).toEqual({ pace: 'hourly' });
    expect(changedSettings(before, before)).toEqual({});
  });

  it('keep the changes of both, and this tab’s where both changed the same', () => {
    const own = { ...before, kinds: { ...kinds, turn: ['push' as const] }, delayMinutes: 5, quiet: null };
    const other = {
      ...before,
      kinds: { ...kinds, turn: ['email' as const], low: ['email' as const] },
      delayMinutes: 10,
      language: 'de' as const,
      pace: 'hourly' as const,
    };
    expect(mergedSettings(before, own, other)).toEqual({
      kinds: { ...kinds, turn: ['push'], low: ['email'] },
      language: 'de',
      delayMinutes: 5,
      quiet: null,
      pace: 'hourly',
    });
    expect(mergedSettings(before, before, other)).toEqual(other);
  });
});
