import { type LookOf, type Table, writeActor } from '@levante/contract';
import type { Match, MatchMessage, PliesMessage, ViewMessage } from '@levante/wire';
import { clocksAt, describe, viewerOf } from '../match/describe.ts';
import { personToAct } from '../match/seat-play.ts';
import { withTableNames } from '../match/table-names.ts';
import type { KnownMatch, MatchHead, StoredPly } from '../ports/stored-match.ts';

/** A match, as read or recalled, and its latest actions. */
export interface StreamPage {
  readonly match: KnownMatch;
  /** Actions from ply `from` to the match's ply. */
  readonly from: number;
  readonly plies: readonly StoredPly[];
  /** Time of the read. */
  readonly now: number;
  /** Service time of the read, for the clocks. */
  readonly serviceNow: number;
}

/** The parts shared by all views of a page. The states and the legal actions are computed once. */
class PageViews {
  readonly page: StreamPage;
  readonly table: Table;
  /** The match with its names as at the table. */
  readonly named: MatchHead;
  readonly #actor: string | null;
  readonly #states = new Map<number | null, ViewMessage['state']>();
  #legal: string[] | null = null;

  constructor(page: StreamPage, table: Table, lookOf: LookOf | undefined) {
    this.page = page;
    this.named = withTableNames<MatchHead>(page.match, lookOf);
    this.table = table;
    this.#actor = writeActor(table.actor());
  }

  stateFor(seat: number | null): ViewMessage['state'] {
    const known = this.#states.get(seat);
    if (known) return known;
    const state = this.table.state(seat ?? 'spectator');
    this.#states.set(seat, state);
    return state;
  }

  /** Random outcomes are never listed: chance has no seat. Nor is the turn of a bot that plays for the viewer. */
  legalFor(seat: number | null): string[] | null {
    const { match } = this.page;
    if (match.status !== 'running' || seat === null || String(seat) !== this.#actor) return null;
    if (personToAct(match) === null) return null;
    this.#legal ??= [...this.table.legal().actions];
    return this.#legal;
  }
}

/**
 * The messages of a page for one view. Each is created once and shared by all followers with that view. An instance of
 * a class, since V8 places object literals in the old space if many of the first ones survive, like the messages for
 * new followers; there, each would keep its page until the next full collection.
 */
class ViewerMessages {
  readonly #views: PageViews;
  readonly #person: string | null;
  /** The requested seat, and the one that is seen from. */
  readonly #wanted: number | null;
  readonly #viewer: number | null;
  readonly #plies = new Map<number, PliesMessage>();
  #match: Match | null = null;
  #view: ViewMessage | null = null;
  #lastMatch: MatchMessage | null = null;
  #passingMatch: MatchMessage | null = null;

  constructor(views: PageViews, person: string | null, wanted: number | null) {
    this.#views = views;
    this.#person = person;
    this.#wanted = wanted;
    this.#viewer = viewerOf(views.page.match, person, wanted);
  }

  get ply(): number {
    return this.#views.page.match.ply;
  }

  view(): ViewMessage {
    const views = this.#views;
    const viewer = this.#viewer;
    this.#view ??= {
      type: 'view',
      match: this.#described(),
      state: views.stateFor(viewer),
      legal: views.legalFor(viewer),
    };
    return this.#view;
  }

  /** Seats or status changed without an action. `isLast` means that no further message will list the legal actions. */
  match(isLast: boolean): MatchMessage {
    if (isLast) {
      this.#lastMatch ??= { type: 'match', match: this.#described(), legal: this.#views.legalFor(this.#viewer) };
      return this.#lastMatch;
    }
    this.#passingMatch ??= { type: 'match', match: this.#described(), legal: null };
    return this.#passingMatch;
  }

  /** The actions from ply `from` on; the page must reach back that far. */
  plies(from: number): PliesMessage {
    const known = this.#plies.get(from) ?? this.#newPlies(from);
    this.#plies.set(from, known);
    return known;
  }

  #described(): Match {
    const { page, named } = this.#views;
    this.#match ??= describe(named, this.#person, this.#wanted, page.now, page.serviceNow);
    return this.#match;
  }

  #newPlies(from: number): PliesMessage {
    const { page, table } = this.#views;
    const { match, plies, serviceNow } = page;
    const viewer = this.#viewer ?? 'spectator';
    return {
      type: 'plies',
      from,
      ply: match.ply,
      plies: plies.slice(from - page.from).map((ply) => ({
        action: table.viewAction(ply.action, viewer),
        journal: ply.journal.map((fact) => table.viewFact(fact, viewer)),
      })),
      state: this.#views.stateFor(this.#viewer),
      actor: match.actor,
      legal: this.#views.legalFor(this.#viewer),
      result: match.result && { scores: [...match.result.scores], ranks: [...match.result.ranks] },
      ...(match.clocks && { clocks: clocksAt(match.clocks, serviceNow) }),
    };
  }
}

/** Everything sent to followers besides actions, also as text for comparison. */
export interface Seating {
  readonly parts: readonly unknown[];
  readonly text: string;
}

/** Returns the seating of a match, which is the known one as long as nothing has changed. */
function seatingOf({ seats, status, result, proposals, seatVersion = 0, rematch }: MatchHead, known?: Seating) {
  const isEnded = status === 'over' && result === null;
  const proposed = [proposals?.version, proposals?.latest.outcome];
  const parts = [seats, seatVersion, status === 'waiting', isEnded, ...proposed, rematch];
  return known?.parts.every((part, i) => part === parts[i]) ? known : { parts, text: JSON.stringify(parts) };
}

/** Creates the messages of a page, one set per view. */
export class ViewWriter {
  readonly page: StreamPage;
  readonly seating: Seating;
  readonly #views: PageViews;
  readonly #byViewer = new Map<string, ViewerMessages>();

  /**
   * Creates a writer. `table` is at the match's ply and is only read; `seating` may come from an earlier page. `lookOf`
   * returns equal keys for names that look alike.
   */
  constructor(table: Table, page: StreamPage, seating?: Seating, lookOf?: LookOf) {
    this.page = page;
    this.seating = seatingOf(page.match, seating);
    this.#views = new PageViews(page, table, lookOf);
  }

  /** Returns the messages for a person and the requested seat (null: the first). */
  messagesFor(person: string | null, seat: number | null): ViewerMessages {
    const key = this.#viewerKey(person, seat);
    const known = this.#byViewer.get(key);
    if (known) return known;
    const messages = new ViewerMessages(this.#views, person, seat);
    this.#byViewer.set(key, messages);
    return messages;
  }

  /** Returns a key shared by viewers with the same view: all spectators, or one person with the same requested seat. */
  #viewerKey(person: string | null, seat: number | null): string {
    const sits = person !== null && this.page.match.seats.some((one) => one.person === person);
    return sits ? `${seat ?? ''} ${person}` : '';
  }
}
