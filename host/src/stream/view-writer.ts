import { type Table, writeActor } from '@levante/contract';
import type { Match, MatchMessage, PliesMessage, ViewMessage } from '@levante/wire';
import { describe, viewerOf } from '../match/describe.ts';
import type { StoredMatch, StoredPly } from '../ports/store.ts';

/** One look into the store: a match at a ply, and the actions that led there as far back as somebody needs them. */
export interface StreamPage {
  readonly match: StoredMatch;
  /** The actions from ply `from` to the match's ply. */
  readonly from: number;
  readonly plies: readonly StoredPly[];
}

/** What one pair of eyes sees of a page; each message is made once, however many look with the same. */
export interface ViewerMessages {
  readonly ply: number;
  view(): ViewMessage;
  /** Seats or status without an action. `last`: nothing follows that would tell what is legal. */
  match(last: boolean): MatchMessage;
  /** The actions from ply `from` on, which the page reaches back to. */
  plies(from: number): PliesMessage;
}

/** Makes messages from one page, each viewer's own; what several viewers share is made once. */
export class ViewWriter {
  readonly page: StreamPage;
  /** Who sits where, whether the match waits, and whether it was ended without a result, as text, to be compared. */
  readonly seating: string;
  readonly #table: Table;
  readonly #actor: string | null;
  readonly #views = new Map<number | null, ViewMessage['state']>();
  readonly #byViewer = new Map<string, ViewerMessages>();
  #legal: string[] | null = null;

  /** `table`: of the match at its ply; it is read only. */
  constructor(table: Table, page: StreamPage) {
    this.page = page;
    const { seats, status, result } = page.match;
    this.seating = JSON.stringify([seats, status === 'waiting', status === 'over' && result === null]);
    this.#table = table;
    this.#actor = writeActor(table.actor());
  }

  /** What a person sees through the wanted of her seats, or the first. */
  messagesFor(person: string | null, seat: number | null): ViewerMessages {
    const key = this.#viewerKey(person, seat);
    const known = this.#byViewer.get(key);
    if (known) return known;
    const messages = this.#newMessages(person, seat);
    this.#byViewer.set(key, messages);
    return messages;
  }

  /** The same text for all who see the same: those who sit nowhere, and those of one person who want the same seat. */
  #viewerKey(person: string | null, seat: number | null): string {
    const sits = person !== null && this.page.match.seats.some((one) => one.person === person);
    return sits ? `${seat ?? ''} ${person}` : '';
  }

  #newMessages(person: string | null, seat: number | null): ViewerMessages {
    const viewer = viewerOf(this.page.match, person, seat);
    const match = memoise((): Match => describe(this.page.match, person, seat));
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
    const { match, plies } = this.page;
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
    };
  }

  #view(seat: number | null): ViewMessage['state'] {
    const known = this.#views.get(seat);
    if (known) return known;
    const state = this.#table.state(seat ?? 'spectator');
    this.#views.set(seat, state);
    return state;
  }

  /** Chance is no seat: the outcomes of a deal are listed for nobody. */
  #legalFor(seat: number | null): string[] | null {
    if (this.page.match.status !== 'running' || seat === null || String(seat) !== this.#actor) return null;
    this.#legal ??= [...this.#table.legal().actions];
    return this.#legal;
  }
}

/** Makes something when it is first asked for, and gives the same from then on. */
function memoise<T extends object>(make: () => T): () => T {
  let made: T | null = null;
  return () => {
    made ??= make();
    return made;
  };
}
