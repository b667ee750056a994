import type { MeasureKind, NewMeasure } from '@levante/wire';

type RequestedFields = { readonly [M in NewMeasure as M['kind']]: Omit<M, 'kind' | 'reason'> };

/** Fields of each kind of measure. Times are milliseconds since the epoch. */
export interface MeasureFields extends Omit<RequestedFields, 'announce'> {
  readonly announce: RequestedFields['announce'] & { readonly id: string };
  /** The id is the hash of the code. */
  readonly invite: { readonly id: string; readonly uses: number; readonly until: number };
  readonly 'grant-operator': { readonly person: string };
  readonly 'revoke-operator': { readonly person: string };
}

/** A measure of an operator: a decision about a person, a match or the server. */
export type Measure<K extends MeasureKind = MeasureKind> = {
  readonly [P in K]: { readonly kind: P } & MeasureFields[P];
}[K];

/** Texts of an announcement by language. English is required and replaces missing languages. */
export type AnnouncementTexts = MeasureFields['announce']['texts'];

/** A measure with its operator, time and reason. */
export interface SignedMeasure {
  readonly id: string;
  readonly at: number;
  /** The person with the role; null for a command on the machine. */
  readonly operator: string | null;
  /** One of the known reasons, or free text; null if none is given. */
  readonly reason: string | null;
  readonly measure: Measure;
}

/** A line of the journal. */
export interface JournalLine {
  readonly id: string;
  readonly at: number;
  readonly operator: string | null;
  readonly kind: string;
  /** Id of the person, match, report, notice or invitation concerned, or an address. */
  readonly subject: string;
  readonly reason: string | null;
  readonly until: number | null;
  /** More about the measure: the number of a chat line, the start of a pause, the English text of a notice, or a count. */
  readonly detail: string | null;
}

/** The rules of a kind of measure. */
export interface MeasureRules<K extends MeasureKind> {
  /** Returns the subject of its line in the journal. */
  subject(measure: Measure<K>): string;
  /** Returns the detail of its line in the journal. Default: none. */
  detail?(measure: Measure<K>): string;
  /** Returns the person whom it restricts, who may not be an operator. Default: it does not restrict a person. */
  restricted?(measure: Measure<K>): string;
  /** Returns when it takes effect. Default: immediately. */
  startsAt?(measure: Measure<K>): number;
}

/**
 * The kinds of measures, with the person concerned and the journal entry of each. Their effects are plans of the
 * server.
 */
export const MEASURE_RULES: { readonly [K in MeasureKind]: MeasureRules<K> } = {
  'grant-operator': { subject: ({ person }) => person },
  'revoke-operator': { subject: ({ person }) => person },
  'revoke-keys': {
    subject: ({ person }) => person,
    restricted: ({ person }) => person,
  },
  mute: {
    subject: ({ person }) => person,
    restricted: ({ person }) => person,
  },
  unmute: { subject: ({ person }) => person },
  // The subject is a person, an address (of IPv6 its /64) or the mark of an address.
  ban: {
    subject: ({ subject }) => subject,
    restricted: ({ subject }) => subject,
  },
  'lift-ban': { subject: ({ subject }) => subject },
  'handle-report': { subject: ({ report }) => report },
  'dismiss-report': { subject: ({ report }) => report },
  'remove-line': {
    subject: ({ match }) => match,
    detail: ({ line }) => String(line),
  },
  'end-match': { subject: ({ match }) => match },
  'delete-match': { subject: ({ match }) => match },
  pause: {
    subject: () => '',
    detail: ({ from }) => String(from),
    startsAt: ({ from }) => from,
  },
  resume: { subject: () => '' },
  announce: {
    subject: ({ id }) => id,
    detail: ({ texts }) => texts.en,
  },
  withdraw: { subject: ({ id }) => id },
  invite: {
    subject: ({ id }) => id,
    detail: ({ uses }) => String(uses),
  },
  uninvite: { subject: ({ id }) => id },
};

/** Returns the person whom a measure restricts, or null. */
export function restrictedBy<K extends MeasureKind>(measure: Measure<K>): string | null {
  const rules: MeasureRules<K> = MEASURE_RULES[measure.kind];
  return rules.restricted?.(measure) ?? null;
}

/** Returns when a measure takes effect that is taken at `now`. */
export function effectiveFrom<K extends MeasureKind>(measure: Measure<K>, now: number): number {
  const rules: MeasureRules<K> = MEASURE_RULES[measure.kind];
  return Math.max(rules.startsAt?.(measure) ?? now, now);
}

/** Returns when a measure ends; null if it does not. */
export const endOf = ({
  until = null,
}: {
  readonly kind: MeasureKind;
  readonly until?: number | null;
}): number | null => until;

/** Returns the journal entry of a measure, without operator, time and reason. */
export function journalEntryOf<K extends MeasureKind>(
  measure: Measure<K>,
): Pick<JournalLine, 'kind' | 'subject' | 'until' | 'detail'> {
  const rules: MeasureRules<K> = MEASURE_RULES[measure.kind];
  return {
    kind: measure.kind,
    subject: rules.subject(measure),
    until: endOf(measure),
    detail: rules.detail?.(measure) ?? null,
  };
}
