import type { NotificationChange, NotificationSettings } from '@levante/wire';
import { NOTIFICATION_KINDS } from '@levante/wire';

/** Returns whether two settings, or parts of them, are the same. */
export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Returns the settings that differ between two versions. */
export function changedSettings(before: NotificationSettings, after: NotificationSettings): NotificationChange {
  const differing = <T extends object>(a: T, b: T) =>
    Object.fromEntries(Object.entries(b).filter(([key, value]) => !isSame(value, Reflect.get(a, key))));
  const { kinds, ...rest } = after;
  const changed = differing(before.kinds, kinds);
  return { ...differing(before, rest), ...(Object.keys(changed).length > 0 && { kinds: changed }) };
}

/**
 * Merges two changes of the same settings: the reader's own values where they differ from the common base, otherwise
 * the other ones. Kinds are merged one by one.
 */
export function mergedSettings(
  before: NotificationSettings,
  own: NotificationSettings,
  other: NotificationSettings,
): NotificationSettings {
  const pick = <T>(a: T, b: T, c: T): T => (isSame(a, b) ? c : b);
  const kinds = NOTIFICATION_KINDS.map((kind) => {
    return [kind, pick(before.kinds[kind], own.kinds[kind], other.kinds[kind])] as const;
  });
  return {
    kinds: { ...other.kinds, ...Object.fromEntries(kinds) },
    language: pick(before.language, own.language, other.language),
    delayMinutes: pick(before.delayMinutes, own.delayMinutes, other.delayMinutes),
    quiet: pick(before.quiet, own.quiet, other.quiet),
    pace: pick(before.pace, own.pace, other.pace),
  };
}
