import { type Table, writeActor } from '@levante/contract';
import type { Match, MatchMessage, PliesMessage, ViewMessage } from '@levante/wire';
import { clocksAt, describe, viewerOf } from '../match/describe.ts';
import { personToAct } from '../match/seat-play.ts';
import type { StoredMatch, StoredPly } from '../ports/store.ts';

/** A read of the store: a match and its latest actions. */
export interface StreamPage {
  readonly match: StoredMatch;
  /** Actions from ply `from` to the match's ply. */
  readonly from: number;
  readonly plies: readonly StoredPly[];
  /** Time of the read. */
  readonly now: number;
  /** Service time of the read, for the clocks. */
  readonly serviceNow: number;
}

/** The messages of a page for one view. Each is created once and shared by all followers with that view. */
export interface ViewerMessages {
  readonly ply: number;
  view(): ViewMessage;
  /** Seats or status changed without an action. `last` means that no further message will list the legal actions. */
  match(last: boolean): MatchMessage;
  /** The actions from ply `from` on; the page must reach back that far. */
  plies(from: number): PliesMessage;
}

/** Creates the messages of a page, one set per view. */
export class ViewWriter {
  readonly page: StreamPage;
  /** Everything sent to followers besides actions, as text for comparison. */
  readonly seating: string;
  readonly #table: Table;
  readonly #actor: string | null;
  readonly #views = new Map<number | null, ViewMessage['state']>();
  readonly #byViewer = new Map<string, ViewerMessages>();
  #legal: string[] | null = null;

  /** Creates a writer. `table` is at the match's ply and is only read. */
  constructor(table: Table, page: StreamPage) {
    this.page = page;
    const { seats, status, result, proposals, seatVersion = 0, rematch = null } = page.match;
    const isEnded = status === 'over' && result === null;
    this.seating = JSON.stringify([
      seats,
      seatVersion,
      status === 'waiting',
      isEnded,
      proposals?.version,
      proposals?.latest.outcome,
      rematch,
    ]);
    this.#table = table;
    this.#actor = writeActor(table.actor());
  }

  /** Returns the messages for a person and the requested seat (null: the first). */
  messagesFor(person: string | null, seat: number | null): ViewerMessages {
    const key = this.#viewerKey(person, seat);
    const known = this.#byViewer.get(key);
    if (known) return known;
    const messages = this.#newMessages(person, seat);
    this.#byViewer.set(key, messages);
    return messages;
  }

  /** Returns a key shared by all who see the same: spectators, and one person with the same requested seat. */
  #viewerKey(person: string | null, seat: number | null): string {
    const sits = person !== null && this.page.match.seats.some((one) => one.person === person);
    return sits ? `${seat ?? ''} ${person}` : '';
  }

  #newMessages(person: string | null, seat: number | null): ViewerMessages {
    const viewer = viewerOf(this.page.match, person, seat);
    const match = memoise((): Match => describe(this.page.match, person, seat, this.page.now, this.page.serviceNow));
    const view = memoise((): ViewMessage => {
      return { type: 'view', match: match(), state: this.#view(viewer), legal: this.#legalFor(viewer) };
    });
    const message = (last: boolean): MatchMessage => ({
      type: 'match',
      match: match(),
      legal: last ? this.#legalFor(viewer) : null,
    });
    const [last, between] = [memoise(() => message(true)), memoise(() => message(false))];
    const plies = new Map<number, PliesMessage>();
    return {
      ply: this.page.match.ply,
      view,
      match: (isLast) => (isLast ? last() : between()),
      plies: (from) => {
        const known = plies.get(from) ?? this.#plies(viewer, from);
        plies.set(from, known);
        return known;
      },
    };
  }

  #plies(seat: number | null, from: number): PliesMessage {
    const { match, plies, serviceNow } = this.page;
    const viewer = seat ?? 'spectator';
    return {
      type: 'plies',
      from,
      ply: match.ply,
      plies: plies.slice(from - this.page.from).map((ply) => ({
        action: this.#table.viewAction(ply.action, viewer),
        journal: ply.journal.map((fact) => this.#table.viewFact(fact, viewer)),
      })),
      state: this.#view(seat),
      actor: match.actor,
      legal: this.#legalFor(seat),
      result: match.result && { scores: [...match.result.scores], ranks: [...match.result.ranks] },
      ...(match.clocks && { clocks: clocksAt(match.clocks, serviceNow) }),
    };
  }

  #view(seat: number | null): ViewMessage['state'] {
    const known = this.#views.get(seat);
    if (known) return known;
    const state = this.#table.state(seat ?? 'spectator');
    this.#views.set(seat, state);
    return state;
  }

  /** Random outcomes are never listed: chance has no seat. Nor is the turn of a bot that plays for the viewer. */
  #legalFor(seat: number | null): string[] | null {
    const { match } = this.page;
    if (match.status !== 'running' || seat === null || String(seat) !== this.#actor) return null;
    if (personToAct(match) === null) return null;
    this.#legal ??= [...this.#table.legal().actions];
    return this.#legal;
  }
}

/** Memoises a factory. */
function memoise<T extends object>(make: () => T): () => T {
  let made: T | null = null;
  return () => {
    made ??= make();
    return made;
  };
}
