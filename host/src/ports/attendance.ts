/**
 * People at a place, as one host announces them: each identified person once, and the number of guests without an
 * identity.
 */
export interface Attendance {
  readonly people: readonly string[];
  readonly guests: number;
}

/** A place with the people at it: a match, or another page that is counted. */
export type AttendedPlace = readonly [place: string, people: readonly string[], guests: number];

/**
 * A message between hosts. `change` is the new attendance of one place, numbered without gaps. `all` has the number of
 * the last change; its first part replaces everything known of the sender. `beat` repeats that number. `ask` requests
 * `all` from one host, or from all (null). `bye` removes the sender.
 */
export type HostPresence =
  | { readonly kind: 'change'; readonly host: string; readonly number: number; readonly place: AttendedPlace }
  | {
      readonly kind: 'all';
      readonly host: string;
      readonly number: number;
      readonly isFirst: boolean;
      readonly places: readonly AttendedPlace[];
    }
  | { readonly kind: 'beat'; readonly host: string; readonly number: number }
  | { readonly kind: 'ask'; readonly host: string; readonly of: string | null }
  | { readonly kind: 'bye'; readonly host: string };

/** Connection to the other hosts. Messages may be lost, but the messages of one host arrive in order. */
export interface PresenceBus {
  /** Unique id of this host. */
  readonly host: string;
  /** Whether messages are exchanged at present. */
  readonly isConnected: boolean;
  publish(message: HostPresence): void;
  listen(listener: (message: HostPresence) => void): void;
}

/** People who have a match open, on all hosts. */
export interface PresenceTracker {
  /** False without contact to the other hosts. */
  readonly isKnown: boolean;
  /** Adds a stream of a person, or of a guest without an identity (null). Returns a function that removes it. */
  enter(place: string, person: string | null): () => void;
  at(place: string): Attendance;
  has(place: string, person: string): boolean;
  /** Returns the places with at least one of these people, on all hosts. */
  placesOf(people: readonly string[]): readonly string[];
  /** Calls `changed` soon after a place has changed. Returns an unsubscribe function. */
  listen(changed: (place: string) => void): () => void;
}
