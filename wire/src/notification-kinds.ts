/**
 * Kinds of notifications whose channels a person chooses, in the order in which they are shown. Their rules are in
 * `people/src/notifications/kinds.ts`, their texts in `words/` of the server and the page.
 */
export const NOTIFICATION_KINDS = ['turn', 'low', 'started', 'invited', 'proposed', 'replaced', 'ended'] as const;

export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** Apart from the list, since the page needs only that. */
const DESCRIPTIONS = {
  turn: 'it is my turn',
  low: 'a quarter of my time is left in a match over days',
  started: 'the last seat was taken',
  invited: 'a seat is reserved for me',
  proposed: 'somebody asks for my consent',
  replaced: 'a bot plays for me, because my time ran out or I was away',
  ended: 'a match of mine is over',
} as const satisfies Record<NotificationKind, string>;

/** Kinds that concern no match, and without a setting: a channel was switched off after a week of failures, or the account was changed. */
export const ACCOUNT_NOTICE_KINDS = ['channel-off', 'security'] as const;

/** Kinds of deliveries. */
export const DELIVERY_KINDS = [...NOTIFICATION_KINDS, ...ACCOUNT_NOTICE_KINDS] as const;

/** Returns an object with a value for each kind of notification. */
export function byNotificationKind<T>(choose: (kind: NotificationKind) => T): Record<NotificationKind, T> {
  return Object.fromEntries(NOTIFICATION_KINDS.map((kind) => [kind, choose(kind)])) as Record<NotificationKind, T>;
}

/** Returns the sentences about the kinds in the description of the API. */
export const kindsDescription = (): string =>
  NOTIFICATION_KINDS.map((kind) => `\`${kind}\`: ${DESCRIPTIONS[kind]}.`).join(' ');

/** Returns the description of the match of a notification in the API. */
export const matchDescription = (): string =>
  `Null for ${ACCOUNT_NOTICE_KINDS.map((kind) => `\`${kind}\``).join(' and ')}, which concern no match.`;
