import { type Registry, type Table, type Viewer, writeActor } from '@levante/contract';
import type { Match, MatchMessage, PliesMessage, ViewMessage } from '@levante/wire';
import { matchTableOf } from '../match/match-table.ts';
import type { StoredMatch, StoredPly } from '../ports/store.ts';

/** One look into the store: a match at a ply, and the actions that led there as far back as somebody needs them. */
export interface StreamPage {
  readonly match: StoredMatch;
  /** The actions from ply `from` to the match's ply. */
  readonly from: number;
  readonly plies: readonly StoredPly[];
}

/** Makes messages from one page, each viewer's own; what several viewers share is made once. */
export class ViewWriter {
  readonly #page: StreamPage;
  readonly #table: Table;
  readonly #actor: string | null;
  readonly #views = new Map<Viewer, ViewMessage['state']>();
  #legal: string[] | null = null;

  constructor(games: Registry, page: StreamPage) {
    const { match } = page;
    this.#page = page;
    this.#table = matchTableOf(games, match);
    this.#actor = writeActor(this.#table.actor());
  }

  view(match: Match): ViewMessage {
    return { type: 'view', match, state: this.#view(match.viewer), legal: this.#legalFor(match.viewer) };
  }

  /** Seats or status without an action. `last`: nothing follows that would tell what is legal. */
  match(match: Match, last: boolean): MatchMessage {
    return { type: 'match', match, legal: last ? this.#legalFor(match.viewer) : null };
  }

  /** The actions from ply `from` on, which the page reaches back to, as a seat or a spectator (null) may see them. */
  plies(seat: number | null, from: number): PliesMessage {
    const { match, plies } = this.#page;
    const viewer = seat ?? 'spectator';
    return {
      type: 'plies',
      from,
      ply: match.ply,
      plies: plies.slice(from - this.#page.from).map((ply) => ({
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
    const viewer = seat ?? 'spectator';
    const known = this.#views.get(viewer);
    if (known) return known;
    const state = this.#table.state(viewer);
    this.#views.set(viewer, state);
    return state;
  }

  /** Chance is no seat: the outcomes of a deal are listed for nobody. */
  #legalFor(seat: number | null): string[] | null {
    if (this.#page.match.status !== 'running' || seat === null || String(seat) !== this.#actor) return null;
    this.#legal ??= [...this.#table.legal().actions];
    return this.#legal;
  }
}
