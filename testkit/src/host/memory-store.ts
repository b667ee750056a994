import {
  type Basis,
  branchIn,
  type ClockStore,
  type Commit,
  type ConsentedChange,
  changeIn,
  type Deadline,
  LiveMatches,
  type LivePeople,
  type LivePerson,
  MAX_REFUSED,
  type NewBranch,
  type NewStoredMatch,
  type ProposalChange,
  type RefusedCommand,
  type SeatChange,
  type SeatedBot,
  type SeatFilled,
  type Store,
  type StoredAnswer,
  type StoredCommand,
  type StoredDealer,
  type StoredMatch,
  type StoredPly,
  type StoredSeat,
} from '@levante/host';
import { requireWhole } from './whole-numbers.ts';

/** A match as stored. */
export interface MemoryMatch {
  match: StoredMatch;
  dealer: StoredDealer;
  deadline: number | null;
  readonly plies: StoredPly[];
  readonly commands: (StoredCommand & Pick<StoredAnswer, 'ply' | 'refusal'>)[];
}

const answerIn = (entry: MemoryMatch | undefined, person: string, key: string) =>
  entry?.commands.find((one) => one.person === person && one.key === key);

export const isFreeSeat = (seat: StoredSeat): boolean => seat.kind === 'person' && seat.person === null;

/** Returns a seat that is open to all. */
export function withoutInvite({ reservedFor: _reserved, invited: _invited, ...seat }: StoredSeat): StoredSeat {
  return seat;
}

const restIn = ({ clocks }: StoredMatch): Pick<LivePerson, 'restUntil'> =>
  clocks?.restUntil === undefined ? {} : { restUntil: clocks.restUntil };

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

function isBasedOn({ actions, clocks, position }: Basis, { match, dealer, plies }: MemoryMatch): boolean {
  const latest = plies.slice(-actions.length).map(({ action }) => action);
  if (!isSame(actions, latest) || !isSame(clocks, match.clocks ?? null)) return false;
  return position === null || position === dealer.position;
}

/** Store in memory. Like databases, reads return copies; like PostgreSQL, fractions of milliseconds are refused. */
export class MemoryStore implements Store, ClockStore, LivePeople {
  readonly live = new LiveMatches();
  protected readonly entries = new Map<string, MemoryMatch>();
  readonly #now: (() => number) | null;
  #created = 0;
  #serviceMs = 0;
  #beatAt: number | null = null;

  /**
   * Creates an empty store. `now` is its clock, for several hosts; without it a beat adds the maximum that its host
   * requests.
   */
  constructor(now: (() => number) | null = null) {
    this.#now = now;
  }

  async create({ seed, entropy, opener, ...match }: NewStoredMatch): Promise<void> {
    if (this.entries.has(match.id)) throw new Error(`${match.id} is taken`);
    requireWhole({ createdAt: match.createdAt });
    this.#created += 1;
    const status = match.seats.some(isFreeSeat) ? 'waiting' : 'running';
    this.entries.set(match.id, {
      match: structuredClone({
        ...match,
        number: this.#created,
        status,
        ply: 0,
        result: null,
        opener: opener?.person ?? null,
        ...(opener?.place && { openedFrom: opener.place }),
      }),
      dealer: { seed, entropy: match.seats.map((_, i) => entropy?.[i] ?? null), position: 0 },
      deadline: status === 'running' && match.clocks ? 0 : null,
      plies: [],
      commands: [],
    });
  }

  async read(id: string): Promise<StoredMatch | null> {
    return structuredClone(this.entries.get(id)?.match ?? null);
  }

  async dealerOf(id: string): Promise<StoredDealer | null> {
    return this.entries.get(id)?.dealer ?? null;
  }

  async plies(id: string, from: number, to: number): Promise<StoredPly[]> {
    return structuredClone(this.entries.get(id)?.plies.slice(from, to) ?? []);
  }

  async commit(commit: Commit): Promise<boolean> {
    const entry = this.entries.get(commit.match);
    if (entry?.match.ply !== commit.from || entry.match.status !== 'running') return false;
    if ((entry.match.seatVersion ?? 0) !== (commit.seatVersion ?? 0)) return false;
    if (commit.basis && !isBasedOn(commit.basis, entry)) return false;
    const { table: _table, ...written } = commit;
    const { plies, state, actor, result, position, command, clocks } = structuredClone(written);
    const ply = commit.from + plies.length;
    requireWhole({ ply, position, deadline: clocks?.deadline });
    for (const { usedMs, leftMs } of plies) requireWhole({ usedMs, leftMs });
    if (command) {
      if (answerIn(entry, command.person, command.key)) throw new Error('the key was used before');
      entry.commands.push({ ...command, ply });
    }
    entry.match = { ...entry.match, ply, state, actor, result, status: result ? 'over' : 'running', ...this.#moved() };
    const { proposals } = entry.match;
    if (command && proposals?.latest.outcome === null)
      entry.match = { ...entry.match, proposals: { ...proposals, latest: { ...proposals.latest, outcome: 'void' } } };
    if (clocks) entry.match = { ...entry.match, clocks: clocks.after };
    entry.deadline = result ? null : (clocks?.deadline ?? null);
    if (position !== null) entry.dealer = { ...entry.dealer, position };
    entry.plies.push(...plies);
    this.live.committed(commit, this.now(), () => structuredClone(state));
    return true;
  }

  async changeProposal(change: ProposalChange): Promise<boolean> {
    const { match: id, at, version, seatVersion = 0, latest, made, effect } = structuredClone(change);
    const entry = this.entries.get(id);
    if (entry?.match.ply !== at || entry.match.status !== 'running') return false;
    if ((entry.match.proposals?.version ?? 0) !== version || (entry.match.seatVersion ?? 0) !== seatVersion)
      return false;
    const branch = branchIn(effect);
    const changed = changeIn(effect);
    requireWhole({
      until: latest.until,
      branchPly: branch?.ply,
      branchCreatedAt: branch?.createdAt,
      deadline: changed?.deadline,
    });
    if (branch) this.#branch(entry, branch);
    if (changed) this.#changeSeat(entry, changed);
    const isEnd = effect !== null && !changed;
    entry.match = {
      ...entry.match,
      proposals: { version: version + 1, latest, made },
      ...(isEnd && { status: 'over', actor: null }),
      ...(branch && { continuedBy: branch.id }),
    };
    if (isEnd) entry.deadline = null;
    return true;
  }

  #moved(): Pick<StoredMatch, 'actedAt'> {
    return { actedAt: this.now() };
  }

  /** Returns the time in milliseconds since the epoch. */
  protected now(): number {
    return this.#now?.() ?? Date.now();
  }

  #branch({ match, dealer, plies }: MemoryMatch, { id, ply, ...branch }: NewBranch): void {
    if (this.entries.has(id)) throw new Error(`${id} is taken`);
    const { proposals: _decided, seatVersion: _version, actedAt: _at, ...rest } = match;
    this.#created += 1;
    this.entries.set(id, {
      match: structuredClone({ ...rest, ...branch, id, ply, number: this.#created }),
      dealer: { ...dealer, position: 0 },
      deadline: rest.clocks ? 0 : null,
      plies: structuredClone(plies.slice(0, ply)),
      commands: [],
    });
  }

  /** Returns the version of a match's proposals; 0 before the first. */
  proposalVersionOf(match: string): number {
    return this.entries.get(match)?.match.proposals?.version ?? 0;
  }

  async answerTo(match: string, person: string, key: string): Promise<StoredAnswer | null> {
    const answer = answerIn(this.entries.get(match), person, key);
    return answer ? { hash: answer.hash, ply: answer.ply, ...(answer.refusal && { refusal: answer.refusal }) } : null;
  }

  async refuse({ match, ...refused }: RefusedCommand): Promise<void> {
    const entry = this.entries.get(match);
    if (!entry || answerIn(entry, refused.person, refused.key)) return;
    const all = entry.commands.filter(({ person, refusal }) => refusal && person === refused.person);
    const ofPly = all.filter(({ ply }) => ply === refused.ply);
    if (all.length < MAX_REFUSED.all && ofPly.length < MAX_REFUSED.ofPly) entry.commands.push(structuredClone(refused));
  }

  async takeSeat(id: string, seat: number, person: string, name: string, entropy: string | null): Promise<SeatFilled> {
    if (!this.fillSeat(id, seat, { person, name })) return false;
    const entry = this.entries.get(id);
    if (entry) this.#add(entry, (one) => one === seat, entropy);
    return true;
  }

  async seatBot(id: string, seat: number, { level, name }: SeatedBot): Promise<SeatFilled> {
    return this.fillSeat(id, seat, { kind: 'bot', level, name });
  }

  async addEntropy(id: string, person: string, entropy: string): Promise<boolean> {
    const entry = this.entries.get(id);
    const mine = entry?.match.seats.filter((one) => one.person === person).map(({ seat }) => seat) ?? [];
    if (entry?.match.status !== 'waiting' || mine.length === 0) return false;
    this.#add(entry, (seat) => mine.includes(seat), entropy);
    return true;
  }

  async matchesOf(person: string, before: number, limit: number): Promise<StoredMatch[]> {
    const sits = ({ number, seats }: StoredMatch): boolean =>
      number < before && seats.some((seat) => seat.person === person);
    return structuredClone(this.all().filter(sits).slice(0, limit));
  }

  async unattended(): Promise<string[]> {
    const waits = ({ status, actor, seats }: StoredMatch): boolean =>
      status === 'running' &&
      (actor === '*' || seats.some((one) => (one.kind === 'bot' || one.playedBy) && String(one.seat) === actor));
    return this.all()
      .filter(waits)
      .map((match) => match.id);
  }

  /** Returns all matches, newest first. */
  all(): readonly StoredMatch[] {
    return [...this.entries.values()].map((entry) => entry.match).reverse();
  }

  async changeSeat({ match, ply, seatVersion, ...change }: SeatChange): Promise<boolean> {
    const entry = this.entries.get(match);
    if (entry?.match.ply !== ply || entry.match.status !== 'running') return false;
    if ((entry.match.seatVersion ?? 0) !== seatVersion) return false;
    requireWhole({ deadline: change.deadline });
    this.#changeSeat(entry, change);
    return true;
  }

  #changeSeat(entry: MemoryMatch, { seats: changed = [], clocks, deadline, sat }: ConsentedChange): void {
    const seats = entry.match.seats.map((one) => {
      const change = changed.find(({ seat }) => seat === one.seat);
      if (!change) return one;
      const { playedBy: _before, ...rest } = one;
      return change.playedBy ? { ...rest, playedBy: change.playedBy } : rest;
    });
    entry.match = structuredClone({
      ...entry.match,
      seats,
      seatVersion: (entry.match.seatVersion ?? 0) + 1,
      sat,
      ...(clocks && { clocks }),
      ...(changed.length > 0 && this.#moved()),
    });
    entry.deadline = deadline;
  }

  async deadlines(limit: number): Promise<readonly Deadline[]> {
    const all = [...this.entries].flatMap(([match, { deadline }]) => (deadline === null ? [] : { match, deadline }));
    return all.sort((a, b) => a.deadline - b.deadline).slice(0, limit);
  }

  async livePeople(limit: number): Promise<readonly LivePerson[]> {
    const live = [...this.entries.values()].filter(
      ({ match, deadline }) => deadline !== null && match.clocks?.control.kind === 'live',
    );
    const people = live.flatMap(({ match }) =>
      match.seats.flatMap(({ seat, kind, person, playedBy }) =>
        kind === 'person' && person && !playedBy ? { match: match.id, seat, person, ...restIn(match) } : [],
      ),
    );
    return people.slice(0, limit);
  }

  async beat(maxMs: number): Promise<number> {
    requireWhole({ maxMs });
    const now = this.#now?.() ?? null;
    const sinceLast = now === null || this.#beatAt === null ? maxMs : Math.max(0, now - this.#beatAt);
    this.#beatAt = now;
    this.#serviceMs += Math.min(sinceLast, maxMs);
    return this.#serviceMs;
  }

  /** Fills an open seat, and starts the match if none is left. Returns false if the seat is not open to this person. */
  protected fillSeat(id: string, seat: number, filled: Partial<StoredSeat>): boolean {
    const entry = this.entries.get(id);
    const isFree = (one: StoredSeat): boolean =>
      isFreeSeat(one) && (!filled.person || one.reservedFor === undefined || one.reservedFor === filled.person);
    if (!entry?.match.seats.some((one) => one.seat === seat && isFree(one))) return false;
    const { match } = entry;
    const seats = match.seats.map((one) => (one.seat === seat ? { ...withoutInvite(one), ...filled } : one));
    const status = seats.some(isFreeSeat) ? 'waiting' : 'running';
    entry.match = {
      ...match,
      seats,
      status,
      seatVersion: (match.seatVersion ?? 0) + 1,
      ...(status === 'running' && this.#moved()),
    };
    if (status === 'running' && match.clocks) entry.deadline = 0;
    return true;
  }

  #add(entry: MemoryMatch, isFor: (seat: number) => boolean, entropy: string | null): void {
    const added = entry.dealer.entropy.map((one, seat) => (isFor(seat) ? entropy : one));
    entry.dealer = { ...entry.dealer, entropy: added };
  }

  delete(id: string): void {
    this.entries.delete(id);
  }
}
