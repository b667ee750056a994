import {
  type ClockStore,
  type Commit,
  LiveMatches,
  type NewStoredMatch,
  type ProposalChange,
  type SeatChange,
  type SeatedBot,
  type SeatFilled,
  type Store,
  type StoredDealer,
  type StoredMatch,
  type TableStore,
} from '@levante/host';

/** Parts of a store with a cache. Each may be absent. */
export interface RememberingParts {
  readonly live?: LiveMatches;
  /** Time of commits in milliseconds since the epoch. */
  readonly now?: () => number;
  /** Returns the version of a match's proposals in the store, as a database does with a commit. Default: the one in memory. */
  readonly proposalVersionOf?: (match: string) => number;
}

/** One process's access to a shared store, with a cache like a database's. */
export class RememberingStore implements Store {
  readonly live: LiveMatches;
  readonly #store: Store;
  readonly #now: () => number;
  readonly #proposalVersionOf: (match: string) => number;

  constructor(store: Store, parts: RememberingParts = {}) {
    const { live = new LiveMatches(), now = Date.now, proposalVersionOf } = parts;
    this.#store = store;
    this.#now = now;
    this.live = live;
    this.#proposalVersionOf = proposalVersionOf ?? ((match) => live.recall(match)?.proposals?.version ?? 0);
  }

  create(match: NewStoredMatch): Promise<void> {
    return this.#store.create(match);
  }

  async read(id: string): Promise<StoredMatch | null> {
    return await this.live.reading(id, async () => {
      const match = await this.#store.read(id);
      if (!match) return null;
      const { state, ...head } = match;
      return { head, state: () => state };
    });
  }

  async dealerOf(id: string): Promise<StoredDealer | null> {
    const ply = this.live.recall(id)?.ply;
    const dealer = await this.#store.dealerOf(id);
    // A commit in the meantime has another position.
    const isUnchanged = ply !== undefined && (await this.#store.read(id))?.ply === ply;
    if (!dealer) this.live.remove(id);
    if (dealer && isUnchanged) this.live.rememberDealer(id, ply, dealer);
    return dealer;
  }

  plies(id: string, from: number, to: number) {
    return this.#store.plies(id, from, to);
  }

  async commit(commit: Commit): Promise<boolean> {
    let isDone = false;
    try {
      isDone = await this.#store.commit(commit);
      return isDone;
    } finally {
      const known = this.live.recall(commit.match)?.proposals?.version ?? 0;
      const isKnown = isDone && this.#proposalVersionOf(commit.match) === known;
      if (isKnown) this.live.committed(commit, this.#now(), () => structuredClone(commit.state));
      else this.live.drop(commit.match);
    }
  }

  changeProposal(change: ProposalChange): Promise<boolean> {
    return this.#changing(change.match, this.#store.changeProposal(change));
  }

  answerTo(match: string, person: string, key: string) {
    return this.#store.answerTo(match, person, key);
  }

  takeSeat(match: string, ...seat: [number, string, string, string | null]): Promise<SeatFilled> {
    return this.#changing(match, this.#store.takeSeat(match, ...seat));
  }

  seatBot(match: string, seat: number, bot: SeatedBot): Promise<SeatFilled> {
    return this.#changing(match, this.#store.seatBot(match, seat, bot));
  }

  addEntropy(match: string, person: string, entropy: string): Promise<boolean> {
    return this.#changing(match, this.#store.addEntropy(match, person, entropy));
  }

  matchesOf(person: string, before: number, limit: number) {
    return this.#store.matchesOf(person, before, limit);
  }

  unattended(): Promise<string[]> {
    return this.#store.unattended();
  }

  /** Returns the storage of clocks of this store, which shares its cache. */
  clocksOn(clocks: ClockStore): ClockStore {
    return {
      changeSeat: (change: SeatChange) => this.#changing(change.match, clocks.changeSeat(change)),
      refuse: (refused) => clocks.refuse(refused),
      deadlines: (limit) => clocks.deadlines(limit),
      beat: (maxMs) => clocks.beat(maxMs),
    };
  }

  /** Returns the storage of open tables of this store, which shares its cache. */
  tablesOn(tables: TableStore): TableStore {
    return {
      openTables: (limit) => tables.openTables(limit),
      openTable: (match) => tables.openTable(match),
      meet: async (meeting) => {
        const met = await tables.meet(meeting);
        if (met) this.live.drop(met.match, ...met.left);
        return met;
      },
      leave: async (match, person) => {
        const before = (await this.#store.read(match))?.rematchOf;
        const changed = before === undefined ? [match] : [match, before];
        return await tables.leave(match, person).finally(() => this.live.drop(...changed));
      },
      invite: (invite) => this.#changing(invite.match, tables.invite(invite)),
      invitesOf: (person, limit) => tables.invitesOf(person, limit),
      turnsOf: (person, limit) => tables.turnsOf(person, limit),
      rematch: (of, match) => this.#changing(of, tables.rematch(of, match)),
    };
  }

  async #changing<T>(match: string, write: Promise<T>): Promise<T> {
    return await write.finally(() => this.live.drop(match));
  }
}
