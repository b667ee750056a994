import { NOTIFICATION_KINDS } from '@levante/wire';
import { LOW_MS } from './notification-audit.ts';
import { DAY_MS, HOUR_MS, SECOND_MS } from './notification-stage.ts';
import type { NotificationWorld } from './notification-world.ts';

const WEEK_MS = 7 * DAY_MS;

/** Returns what is still so after a calm day and did not reach a channel. */
export function lostIn({ audit, memory, now, dead }: NotificationWorld): readonly string[] {
  const channels = [...memory.channels.values()].filter(({ id, ended }) => id !== dead && ended === null);
  return audit.current().flatMap((event) => {
    const { id, kind, person, at } = event;
    const own = audit.isDecided(id) ? [] : [kind];
    const expected = kind === 'turn' && at + LOW_MS < now - DAY_MS ? [...own, 'low'] : own;
    return NOTIFICATION_KINDS.filter((one) => expected.includes(one)).flatMap((one) => {
      const settings = memory.settings.get(person)?.kinds;
      // A turn says more than the start of the match.
      const instead = one === 'started' && audit.hadTurnSince(event) ? (settings?.turn ?? []) : [];
      const kinds = (settings?.[one] ?? []).filter((channel) => !instead.includes(channel));
      return channels
        .filter((channel) => channel.person === person && kinds.includes(channel.target.kind))
        .filter((channel) => !audit.isDelivered(id, one, channel.id))
        .map((channel) => `${one} ${id} did not reach ${channel.id}`);
    });
  });
}

/** Returns notifications that a browser still shows after a calm day, although their turn is over. */
export function unclosedIn({ audit, memory }: NotificationWorld): readonly string[] {
  const browsers = [...memory.channels.values()].filter(
    ({ target, ended }) => target.kind === 'push' && ended === null,
  );
  return browsers.flatMap(({ id }) => audit.unclosed(id).map((event) => `${event} was not closed in ${id}`));
}

/** Returns faults of channels that were switched off, or should have been, and of the words about it. */
export function endFaultsIn({ audit, memory }: NotificationWorld): readonly string[] {
  const all = [...memory.channels.values()];
  return all.flatMap(({ id, person, ended }) => {
    const failed = audit.failedFor(id);
    const others = all.filter((one) => one.person === person && one.ended !== null && one.id !== id);
    return [
      ...(ended !== null && failed < WEEK_MS - SECOND_MS ? [`${id} was switched off too early`] : []),
      ...(ended === null && failed > WEEK_MS + HOUR_MS ? [`${id} was not switched off`] : []),
      ...(ended === null && audit.switchedOffMessages(id) !== others.length
        ? [`${id} says ${audit.switchedOffMessages(id)}`]
        : []),
    ];
  });
}
