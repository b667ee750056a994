/**
 * Events of matches on which features of a server act. A store records an event in the transaction of the write that causes it,
 * for the people that it concerns: the outbox of notifications is written this way. Kinds of notifications derive from this
 * list, and a test of the server compares it with the triggers of both databases.
 */

/** A change of a stored match that causes an event. */
export interface EventCause {
  /** Record whose fields change: the match, or one of its seats. */
  readonly of: 'match' | 'seat';
  /** Whether the record is new, or which of its fields are written. */
  readonly fields: 'new' | readonly (keyof typeof WATCHED_FIELDS)[];
  /** Condition under which the write causes the event. */
  readonly when: string;
  /** People concerned. */
  readonly people: EventPeople;
  /** Seat that caused it: the seat that was to act before the write; null if there is none. */
  readonly by: 'previous-actor' | null;
}

/**
 * People concerned by an event: the person to act, unless a bot plays for them; the person who was to act before the
 * write; the people of all seats, or of all seats without a bot; the person of the written seat; or the person for whom
 * it is reserved.
 */
export type EventPeople = 'actor' | 'previous-actor' | 'all' | 'all-playing' | 'of-seat' | 'reserved-for';

/** Fields of matches and seats whose changes cause events. */
export const WATCHED_FIELDS = {
  actor: 'the seat to act',
  status: 'waiting, running or over',
  clocks: 'the clocks, with a break or pause',
  proposalUntil: 'end of the open proposal',
  playedBy: 'the bot that plays for the person of a seat',
  reservedFor: 'the only person who may take a seat',
} as const;

const TURN_CHANGES = 'the match runs, and it starts or the seat to act changes';

/** Events by name, each with all its causes. */
export const MATCH_EVENTS = {
  'turn-began': [
    { of: 'match', fields: ['actor', 'status'], when: TURN_CHANGES, people: 'actor', by: 'previous-actor' },
    { of: 'match', fields: ['clocks'], when: 'a break or pause ends without a commit', people: 'actor', by: null },
    {
      of: 'seat',
      fields: 'new',
      when: 'the match continues another one, and this seat is to act',
      people: 'of-seat',
      by: null,
    },
  ],
  'turn-ended': [
    { of: 'match', fields: ['actor', 'status'], when: TURN_CHANGES, people: 'previous-actor', by: null },
    { of: 'match', fields: ['status'], when: 'the match ends', people: 'previous-actor', by: null },
  ],
  'match-started': [
    { of: 'match', fields: ['status'], when: 'the last seat of a waiting match is taken', people: 'all', by: null },
  ],
  'match-ended': [
    {
      of: 'match',
      fields: ['status'],
      when: 'the match ends, and no other one continues it',
      people: 'all',
      by: 'previous-actor',
    },
  ],
  'proposal-made': [
    {
      of: 'match',
      fields: ['proposalUntil'],
      when: 'a proposal is open that was not before',
      people: 'all-playing',
      by: null,
    },
  ],
  'bot-took-over': [
    {
      of: 'seat',
      fields: ['playedBy'],
      when: 'the person has run out of time or was away',
      people: 'of-seat',
      by: null,
    },
  ],
  'seat-reserved': [
    { of: 'seat', fields: 'new', when: 'the open seat is reserved for a person', people: 'reserved-for', by: null },
    {
      of: 'seat',
      fields: ['reservedFor'],
      when: 'the open seat becomes reserved for another person',
      people: 'reserved-for',
      by: null,
    },
  ],
} as const satisfies Readonly<Record<string, readonly EventCause[]>>;

export type MatchEventName = keyof typeof MATCH_EVENTS;
