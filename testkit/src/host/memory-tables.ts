import {
  JUST_STARTED_MS,
  type Leaving,
  type MatchHead,
  type Meeting,
  type Met,
  type MyTurn,
  type NewStoredMatch,
  type SeatedBot,
  type SeatFilled,
  type SeatInvite,
  type StoredMatch,
  type StoredSeat,
  type TableStore,
} from '@levante/host';
import { MAX_QUICK_WAITS } from '@levante/wire';
import { isFreeSeat, type MemoryMatch, MemoryStore, withoutInvite } from './memory-store.ts';

/** A person who waits for a quick match, or whose quick match has just started. */
interface Wait {
  readonly match: string;
  readonly person: string;
  startedAt: number | null;
}

const isIn = ({ seats }: StoredMatch, person: string): boolean => seats.some((seat) => seat.person === person);

/** Store in memory with open tables, for one process, without bans and blocks. */
export class MemoryTableStore extends MemoryStore implements TableStore {
  #waits: Wait[] = [];

  async openTables(limit: number): Promise<MatchHead[]> {
    return structuredClone(this.all().filter(isOpenTable).slice(0, limit));
  }

  async openTable(match: string): Promise<MatchHead | null> {
    return structuredClone(this.all().find((one) => one.id === match && isOpenTable(one)) ?? null);
  }

  async meet({ person, name, entropy, onlyAt, table }: Meeting): Promise<Met | null> {
    const begun = this.#justStarted(person);
    if (begun !== null) return { match: begun, left: [], isSeated: true };
    const tables = this.all().filter(({ status, listedAs }) => status === 'waiting' && listedAs === table.listedAs);
    const mine = tables.findLast((one) => isIn(one, person));
    if (mine) {
      this.#wait(mine.id, person);
      return { match: mine.id, left: [], isSeated: true };
    }
    if (this.#waits.filter((wait) => wait.person === person && wait.startedAt === null).length >= MAX_QUICK_WAITS)
      return null;
    const open = tables.filter((one) => isOpenTable(one) && freeSeat(one) !== null);
    const fitting = open.findLast(({ commitment }) => commitment === onlyAt) ?? open.at(-1);
    if (fitting && onlyAt !== undefined && fitting.commitment !== onlyAt) {
      return { match: fitting.id, left: [], isSeated: false };
    }
    const seat = fitting ? freeSeat(fitting) : null;
    if (!fitting || seat === null) {
      this.#wait(table.id, person);
      await this.create(table);
      return { match: table.id, left: [], isSeated: true };
    }
    this.#wait(fitting.id, person);
    const filled = await this.takeSeat(fitting.id, seat, person, name, entropy);
    return { match: fitting.id, left: typeof filled === 'object' ? filled.left : [], isSeated: true };
  }

  override async takeSeat(id: string, ...seat: [number, string, string, string | null]): Promise<SeatFilled> {
    // Executed up to its end before anything else: it awaits nothing.
    const taken = super.takeSeat(id, ...seat);
    const left = this.#leaveOthers(id);
    return (await taken) && (left.length === 0 || { left });
  }

  override async seatBot(id: string, seat: number, bot: SeatedBot): Promise<SeatFilled> {
    const seated = super.seatBot(id, seat, bot);
    const left = this.#leaveOthers(id);
    return (await seated) && (left.length === 0 || { left });
  }

  async leave(match: string, person: string): Promise<Leaving | null> {
    return this.#leave(match, person);
  }

  async invite({ match, seat, opener, invited }: SeatInvite): Promise<boolean> {
    const entry = this.entries.get(match);
    if (entry?.match.status !== 'waiting' || entry.match.opener !== opener) return false;
    const mayChange = (one: StoredSeat): boolean =>
      one.seat === seat && isFreeSeat(one) && (invited ? one.reservedFor === undefined : one.invited !== undefined);
    if (!entry.match.seats.some(mayChange)) return false;
    const reserved = invited && { reservedFor: invited.person, invited: invited.handle };
    changeSeats(entry, (one) => (mayChange(one) ? { ...withoutInvite(one), ...reserved } : one));
    return true;
  }

  async invitesOf(person: string, limit: number): Promise<MatchHead[]> {
    const found = this.all().filter(
      ({ status, seats }) => status === 'waiting' && seats.some((seat) => seat.reservedFor === person),
    );
    return structuredClone(found.slice(0, limit));
  }

  async turnsOf(person: string, limit: number): Promise<readonly MyTurn[]> {
    const turns = this.all().filter(
      ({ status, actor, seats }) =>
        status === 'running' &&
        seats.some((one) => String(one.seat) === actor && one.person === person && !one.playedBy),
    );
    const since = turns.map(({ id, actedAt, createdAt }) => ({ id, since: actedAt ?? createdAt }));
    return since
      .reverse()
      .sort((a, b) => a.since - b.since)
      .slice(0, limit);
  }

  async rematch(of: string, match: NewStoredMatch): Promise<boolean> {
    const entry = this.entries.get(of);
    if (entry?.match.status !== 'over' || entry.match.rematch !== undefined) return false;
    entry.match = { ...entry.match, rematch: match.id };
    await this.create(match);
    return true;
  }

  /** Deletes a waiting match in which only this person has a seat. */
  async callOff(match: string, person: string): Promise<boolean> {
    const entry = this.entries.get(match);
    const people = new Set(entry?.match.seats.flatMap((seat) => seat.person ?? []));
    if (entry?.match.status !== 'waiting' || people.size !== 1 || !people.has(person)) return false;
    this.delete(match);
    return true;
  }

  /** Deletes finished matches, regardless of their retention. */
  async expire(_today: number, limit: number): Promise<readonly string[]> {
    const over = this.all().flatMap(({ id, status }) => (status === 'over' ? id : []));
    const expired = over.slice(0, limit);
    for (const id of expired) this.delete(id);
    return expired;
  }

  override delete(id: string): void {
    const before = this.entries.get(this.entries.get(id)?.match.rematchOf ?? '');
    if (before) {
      const { rematch: _deleted, ...rest } = before.match;
      before.match = rest;
    }
    this.#waits = this.#waits.filter(({ match }) => match !== id);
    super.delete(id);
  }

  #wait(match: string, person: string): void {
    if (!this.#waits.some((wait) => wait.match === match && wait.person === person))
      this.#waits.push({ match, person, startedAt: null });
  }

  #justStarted(person: string): string | null {
    const wait = this.#waits.find(({ match, person: one, startedAt }) => {
      if (one !== person || startedAt === null || startedAt <= this.now() - JUST_STARTED_MS) return false;
      const entry = this.entries.get(match);
      return entry?.match.status === 'running' && isIn(entry.match, person);
    });
    return wait?.match ?? null;
  }

  /** Removes the people who waited for a match that has started from the others. Returns the tables that they left. */
  #leaveOthers(id: string): readonly string[] {
    if (this.entries.get(id)?.match.status !== 'running') return [];
    const started = this.#waits.filter(({ match, startedAt }) => match === id && startedAt === null);
    for (const wait of started) wait.startedAt = this.now();
    const people = new Set(started.map(({ person }) => person));
    const others = this.#waits.filter(({ person, startedAt }) => startedAt === null && people.has(person));
    for (const { match, person } of others) this.#leave(match, person);
    return [...new Set(others.map(({ match }) => match))].sort();
  }

  #leave(id: string, person: string): Leaving | null {
    const entry = this.entries.get(id);
    const isTheirs = (seat: StoredSeat): boolean => seat.person === person || seat.reservedFor === person;
    if (entry?.match.status !== 'waiting' || !entry.match.seats.some(isTheirs)) return null;
    const next = entry.match.seats.find((seat) => seat.person !== null && seat.person !== person);
    if (!next) {
      this.delete(id);
      return 'called-off';
    }
    const isOpener = entry.match.opener === person;
    changeSeats(entry, (seat) => {
      const { reservedFor: _reserved, ...rest } = seat;
      const left = isTheirs(seat) ? { ...rest, person: null, name: null } : seat;
      return isOpener && left.invited !== undefined ? withoutInvite(left) : left;
    });
    const entropy = entry.dealer.entropy.map((one, seat) => (entry.match.seats[seat]?.person === null ? null : one));
    entry.dealer = { ...entry.dealer, entropy };
    if (isOpener) {
      const { openedFrom: _from, ...rest } = entry.match;
      entry.match = { ...rest, opener: next.person };
    }
    this.#waits = this.#waits.filter((wait) => wait.match !== id || wait.person !== person);
    return 'left';
  }
}

const isOpenTable = ({ status, listedAs, seats }: StoredMatch): boolean =>
  status === 'waiting' && listedAs !== undefined && seats.some(({ person }) => person !== null);

/** Returns the first open seat that anyone may take, or null. */
const freeSeat = ({ seats }: StoredMatch): number | null =>
  seats.find((seat) => isFreeSeat(seat) && seat.reservedFor === undefined)?.seat ?? null;

function changeSeats(entry: MemoryMatch, change: (seat: StoredSeat) => StoredSeat): void {
  const { seats, seatVersion = 0 } = entry.match;
  entry.match = { ...entry.match, seats: seats.map(change), seatVersion: seatVersion + 1 };
}
