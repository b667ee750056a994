import {
  type ClockStore,
  type Commit,
  changeIn,
  type ProposalChange,
  type SeatChange,
  type Store,
  type StoredMatch,
  type StoredPause,
  type StoredProposal,
  type StoredSeat,
} from '@levante/host';
import type { MemoryStore } from '@levante/testkit/host';
import { replaceMethods } from '@levante/testkit/simulation';
import { BREAK_MS } from '../../src/proposals/effect.ts';

/** Tolerance for messages on their way, and for the interval of the clock watch. */
const LAG_MS = 40;
const WATCH_MS = 1100;
/** Time after which readings of several hosts agree again. */
const SETTLE_MS = 8000;

/** An outage, restart or jump of a clock, with the milliseconds by which the measured time may be wrong. */
export interface Disturbance {
  readonly at: number;
  readonly costs: number;
  readonly gives: number;
}

/** Time as an observer outside all hosts measures it. */
export interface Observed {
  readonly now: number;
  /** Milliseconds during which a turn could have been accepted. */
  readonly usable: number;
  readonly disturbances: readonly Disturbance[];
}

interface Remaining {
  readonly ms: number;
  readonly tooMuch: number;
  readonly tooLittle: number;
}

interface Asked {
  readonly seat: number;
  readonly now: number;
  readonly usable: number;
  /** Time at which the turn began. */
  readonly from: number;
  /** Pauses of the turn, as usable times. */
  readonly pauses: readonly StoredPause[];
}

/** Returns the pauses that a person may have from now on within `ms`, in milliseconds: several if they have just changed. */
export type PausesNow = (person: string, ms: number) => readonly (readonly StoredPause[])[];

const pausedBetween = (pauses: readonly StoredPause[], from: number, to: number): number => {
  const lengths = pauses.map((pause) => Math.min(pause.to, to) - Math.max(pause.from, from));
  return lengths.reduce((sum, length) => sum + Math.max(0, length), 0);
};

/** Returns the time at which a clock has run for `ms` since `from`: each pause that begins before then moves it. */
function runOut(pauses: readonly StoredPause[], from: number, ms: number): number {
  let at = from + ms;
  for (const pause of [...pauses].sort((a, b) => a.from - b.from)) {
    if (pause.from < at) at += pausedBetween([pause], from, pause.to);
  }
  return at;
}

const lengthOf = (pauses: readonly StoredPause[]): number => pauses.reduce((sum, { from, to }) => sum + to - from, 0);

const runningIn = ({ clocks }: StoredMatch): number => clocks?.seats.findIndex(({ since }) => since !== null) ?? -1;
const isPlayedByPerson = ({ seats }: StoredMatch, seat: number): boolean =>
  seats.some((one) => one.seat === seat && one.kind === 'person' && !one.playedBy);

/** Observes every write of all hosts, and compares the clocks with the time that really passed. */
export class ClockAudit {
  readonly faults: string[] = [];
  readonly counts = {
    charged: 0,
    timeouts: 0,
    returns: 0,
    resigned: 0,
    decided: 0,
    branches: 0,
    breaks: 0,
    longPauses: 0,
    wokenUp: 0,
    standIns: 0,
    resumed: 0,
    paused: 0,
    reserves: 0,
  };
  readonly #memory: MemoryStore;
  readonly #observe: () => Observed;
  readonly #asked = new Map<string, Asked>();
  /** Turns in which a bot has taken over and not acted yet: a person who takes the seat back continues the same turn. */
  readonly #clockStops = new Map<string, Asked>();
  /** Usable time at which the break or pause of a match began, and its length; null if it is not known exactly. */
  readonly #rests = new Map<string, { readonly at: number; readonly ms: number | null }>();
  /** Time of the host that writes a proposal, as its own clock has it; null while that was just set. */
  hostNow: number | null = null;

  readonly #pausesNow: PausesNow;

  constructor(memory: MemoryStore, observe: () => Observed, pausesNow: PausesNow) {
    this.#memory = memory;
    this.#observe = observe;
    this.#pausesNow = pausesNow;
  }

  /** The store for the hosts. */
  get store(): Store & ClockStore {
    const memory = this.#memory;
    return replaceMethods<Store & ClockStore>(memory, {
      commit: (commit) =>
        this.#observed(
          commit.match,
          () => memory.commit(commit),
          (...at) => this.#commit(commit, ...at),
        ),
      changeSeat: (change) =>
        this.#observed(
          change.match,
          () => memory.changeSeat(change),
          (...at) => this.#seatChange(change, ...at),
        ),
      changeProposal: (change) =>
        this.#observed(
          change.match,
          () => memory.changeProposal(change),
          (...at) => this.#proposal(change, ...at),
        ),
    });
  }

  /** Reports clocks that ran out and that no person has noticed. */
  look(): void {
    for (const match of this.#memory.all()) {
      const rested = this.#rests.get(match.id);
      if (rested && rested.ms !== null && match.status === 'running') {
        const over = this.#observe().usable - rested.at - rested.ms;
        const late = this.#slack({ now: 0 }, 'gives');
        const early = this.#slack({ now: 0 }, 'costs');
        if (match.clocks?.restUntil !== undefined && over > LAG_MS + WATCH_MS + late)
          this.#fault(match, `a break did not end for ${over} ms`);
        if (over < -LAG_MS - early && runningIn(match) >= 0)
          this.#fault(match, `a clock runs ${-over} ms before its end`);
      }
      const { ms, tooMuch } = this.remaining(match);
      if (-ms > LAG_MS + WATCH_MS + tooMuch) this.#fault(match, `nobody noticed for ${-ms} ms`);
    }
  }

  /**
   * Returns the milliseconds until the deadline of the person to act, and by how much the hosts may think it later or
   * earlier.
   */
  remaining({ id, clocks, status }: StoredMatch): Remaining {
    const asked = this.#asked.get(id);
    const clock = asked && clocks?.seats[asked.seat];
    if (!asked || !clock || status !== 'running') return { ms: Number.POSITIVE_INFINITY, tooMuch: 0, tooLittle: 0 };
    const ms = runOut(asked.pauses, asked.usable, clock.freeMs + clock.leftMs) - this.#observe().usable;
    return { ms, tooMuch: this.#slackOf(asked, 'gives'), tooLittle: this.#slackOf(asked, 'costs') };
  }

  /** Reports that an action was refused as late, if it was not. */
  refused(match: StoredMatch): void {
    const { ms, tooLittle } = this.remaining(match);
    if (Number.isFinite(ms) && ms > LAG_MS + tooLittle) this.#fault(match, `refused ${ms} ms before the deadline`);
  }

  #peek(id: string): StoredMatch | undefined {
    return this.#memory.all().find((match) => match.id === id);
  }

  /** Checks a write that has changed the match. The store in memory writes before it returns. */
  #observed(
    id: string,
    write: () => Promise<boolean>,
    check: (before: StoredMatch, after: StoredMatch) => void,
  ): Promise<boolean> {
    const before = this.#peek(id);
    const written = write();
    const after = this.#peek(id);
    if (before && after && before !== after) check(before, after);
    return written;
  }

  #commit({ plies, command }: Commit, before: StoredMatch, after: StoredMatch): void {
    const seat = before.actor === '*' ? null : Number(before.actor);
    const [first] = plies;
    if (seat !== null && isPlayedByPerson(before, seat) !== (command !== null))
      this.#fault(before, command ? 'a person acted for a bot' : 'a bot acted for a person');
    // What the person used of the turn before a break is no charge of now.
    const beforeMs = seat !== null && command ? (before.clocks?.seats[seat]?.beforeMs ?? 0) : 0;
    const used = (first?.usedMs ?? 0) - beforeMs;
    if (used < 0) this.#fault(before, 'what a turn used before a break was lost');
    if (used > 0 && runningIn(before) !== seat) this.#fault(before, 'a seat was charged whose clock stood still');
    if (seat !== null && before.clocks && runningIn(before) === seat) {
      const leftMs = before.clocks.seats[seat]?.leftMs ?? 0;
      const { ms, tooMuch } = this.remaining(before);
      if (-ms > LAG_MS + tooMuch) this.#fault(before, `an action ${-ms} ms after the deadline`);
      this.#charged(before, seat, used);
      const { control } = before.clocks;
      const isOver = after.result === null && after.actor !== before.actor;
      const left = leftMs - used;
      const due = !isOver
        ? left
        : control.kind === 'live'
          ? left + control.incrementS * 1000
          : (control.hours + Math.min(left / 3_600_000, control.reserveH ?? 0)) * 3_600_000;
      const { leftMs: is = 0 } = after.clocks?.seats[seat] ?? {};
      if (Math.abs(is - due) > 0.5) this.#fault(after, 'used and left do not add up');
      if (control.kind === 'days' && used + beforeMs > control.hours * 3_600_000) this.counts.reserves += 1;
    }
    this.#others(before, after, seat);
    this.#noteAsked(before, after);
  }

  #seatChange({ seats: [changed] = [] }: SeatChange, before: StoredMatch, after: StoredMatch): void {
    const running = runningIn(before);
    const clock = before.clocks?.seats[running];
    const then = after.clocks?.seats[running];
    if (clock && then && clock.since !== then.since) this.#charged(before, running, clock.leftMs - then.leftMs);
    if (changed?.playedBy?.why === 'time') {
      this.counts.timeouts += 1;
      if (running !== changed.seat || before.actor !== String(changed.seat))
        this.#fault(before, 'lost on time without having been asked');
      if (then?.leftMs !== 0) this.#fault(before, 'lost on time with time left');
      const asked = this.#asked.get(before.id);
      const end = asked && clock ? runOut(asked.pauses, asked.usable, clock.freeMs + clock.leftMs) : 0;
      const early = asked ? end - asked.usable - (this.#observe().now - asked.now) : 0;
      if (asked && early > LAG_MS + this.#slackOf(asked, 'costs'))
        this.#fault(before, `lost on time ${early} ms too early`);
    }
    if (changed?.playedBy?.why === 'resigned') this.counts.resigned += 1;
    if (changed?.playedBy === null) {
      this.counts.returns += 1;
      if (isPlayedByPerson(before, changed.seat)) this.#fault(before, 'a seat was taken back that no bot played');
    } else this.#others(before, after, running);
    this.#noteAsked(before, after);
  }

  #proposal({ latest, effect }: ProposalChange, before: StoredMatch, after: StoredMatch): void {
    const open = before.proposals?.latest;
    if (open?.number === latest.number && open.outcome !== null) this.#fault(after, 'a proposal is decided twice');
    const { person } = before.seats[latest.seat] ?? {};
    const isAsked = ({ seat }: StoredSeat): boolean => latest.asked?.includes(seat) ?? true;
    const isAgreed = before.seats.every(
      (one) =>
        one.kind === 'bot' ||
        one.playedBy ||
        one.person === person ||
        !isAsked(one) ||
        latest.agreed.includes(one.seat),
    );
    if (effect && (latest.outcome !== 'accepted' || !isAgreed)) this.#fault(after, 'an effect without consent');
    if (latest.outcome !== null) this.counts.decided += 1;
    const running = runningIn(before);
    if (latest.kind === 'stand-in' && changeIn(effect)) {
      this.counts.standIns += 1;
      if (before.clocks || before.actor !== String(latest.away)) this.#fault(before, 'a bot for somebody not asked');
      if (latest.agreed.includes(latest.away ?? -1)) this.#fault(before, 'the person asked for it');
    } else if (latest.kind === 'go-on' && changeIn(effect)) {
      this.counts.wokenUp += 1;
      if (running >= 0) this.#fault(before, 'a clock ran in a break');
      this.#rests.delete(after.id);
    } else if (changeIn(effect)) {
      this.counts.breaks += 1;
      if (latest.kind === 'pause') this.counts.longPauses += 1;
      const clock = before.clocks?.seats[running];
      const then = after.clocks?.seats[running];
      if (clock && then) this.#charged(before, running, clock.leftMs - then.leftMs);
      if (runningIn(after) >= 0) this.#fault(after, 'a clock runs in a break');
      this.#rests.set(after.id, { at: this.#observe().usable, ms: this.#lengthOfRest(latest) });
    }
    if (effect) this.#asked.delete(after.id);
    if (latest.kind === 'go-on' && effect) this.#noteAsked(before, after);
    const branch = after.continuedBy === undefined ? undefined : this.#peek(after.continuedBy);
    if (branch) this.counts.branches += 1;
    if (branch && runningIn(branch) >= 0) this.#fault(branch, 'a clock of a new branch runs');
    for (const [seat, clock] of branch?.clocks?.seats.entries() ?? []) this.#branchClock(before, seat, clock.leftMs);
  }

  /** Checks that a branch gives no time to a seat, beyond that with which a person may return. */
  #branchClock(before: StoredMatch, seat: number, leftMs: number): void {
    const { control, seats } = before.clocks ?? {};
    const clock = seats?.[seat];
    if (!clock || !control) return;
    const isPerson = isPlayedByPerson(before, seat);
    const most =
      control.kind === 'live'
        ? Math.max(clock.leftMs, isPerson ? Math.max(control.incrementS, 10) * 1000 : 0)
        : control.hours * 3_600_000 + (clock.reserveMs ?? 0);
    if (leftMs > most) this.#fault(before, `a branch gives seat ${seat} ${leftMs - most} ms`);
    if (isPerson && leftMs === 0) this.#fault(before, `a branch leaves seat ${seat} no time`);
  }

  /** Returns how long a break or pause lasts that has just begun; null if the host's clock was just set. */
  #lengthOfRest({ kind, pauseUntil = 0 }: StoredProposal): number | null {
    if (kind !== 'pause') return BREAK_MS;
    return this.hostNow === null ? null : Math.max(0, pauseUntil - this.hostNow);
  }

  /** Compares what a seat was charged with the time that could be used. */
  #charged(match: StoredMatch, seat: number, ms: number): void {
    const asked = this.#asked.get(match.id);
    const clock = match.clocks?.seats[seat];
    if (!asked || !clock || asked.seat !== seat) {
      this.#fault(match, 'a seat was charged without being asked');
      return;
    }
    const { usable } = this.#observe();
    const paused = pausedBetween(asked.pauses, asked.usable, usable);
    if (paused > 0) this.counts.paused += 1;
    const passed = usable - asked.usable - paused - clock.freeMs;
    const due = Math.min(Math.max(0, passed), clock.leftMs);
    this.counts.charged += 1;
    const most = due + this.#slackOf(asked, 'costs');
    const least = due - this.#slackOf(asked, 'gives');
    if (ms > most + LAG_MS || ms < least - LAG_MS) this.#fault(match, `charged ${ms} ms for ${due} ms`);
  }

  /** Checks that only the clock of this seat has changed. */
  #others(before: StoredMatch, after: StoredMatch, seat: number | null): void {
    for (const [i, clock] of after.clocks?.seats.entries() ?? []) {
      if (i !== seat && clock.leftMs !== before.clocks?.seats[i]?.leftMs) this.#fault(after, `seat ${i} lost time`);
    }
  }

  /** Notes whose clock has been started by a write. */
  #noteAsked(before: StoredMatch, after: StoredMatch): void {
    const running = after.status === 'running' ? runningIn(after) : -1;
    const clockStop = after.ply === before.ply ? this.#clockStops.get(after.id) : undefined;
    if (running < 0) {
      const stopped = this.#asked.get(after.id) ?? clockStop;
      if (stopped && after.ply === before.ply) this.#clockStops.set(after.id, stopped);
      else this.#clockStops.delete(after.id);
      this.#asked.delete(after.id);
      return;
    }
    const runs = after.clocks?.seats.filter(({ since }) => since !== null) ?? [];
    if (runs.length !== 1) this.#fault(after, 'several clocks run');
    if (after.actor !== String(running) || !isPlayedByPerson(after, running))
      this.#fault(after, 'the clock of somebody runs who is not asked');
    const { now, usable } = this.#observe();
    const rested = this.#rests.get(after.id);
    if (rested !== undefined) {
      this.counts.resumed += 1;
      const early = rested.ms === null ? 0 : rested.ms - (usable - rested.at);
      if (early > LAG_MS + this.#slack({ now: 0 }, 'costs')) this.#fault(after, `a break ended ${early} ms early`);
      this.#rests.delete(after.id);
    }
    const isNew = runningIn(before) !== running || before.clocks?.seats[running]?.since !== runs[0]?.since;
    if (!isNew) return;
    // Consecutive decisions are one turn, during which the pauses stay as they are.
    const earlier = after.ply > before.ply ? this.#asked.get(after.id) : clockStop;
    const isSameTurn = before.actor === after.actor && earlier?.seat === running;
    const pauses = isSameTurn ? earlier.pauses : this.#pausesFrom(after, running, usable);
    const asked = { seat: running, now, usable, pauses, from: isSameTurn ? earlier.from : now };
    const stored = after.clocks?.seats[running];
    const off = Math.abs(
      lengthOf(pauses) -
        pausedBetween(pauses, 0, usable) -
        lengthOf(stored?.pauses ?? []) +
        pausedBetween(stored?.pauses ?? [], 0, stored?.since ?? 0),
    );
    if (off > LAG_MS + this.#slackOf(asked, 'costs')) this.#fault(after, `pauses differ by ${off} ms`);
    this.#asked.set(after.id, asked);
  }

  /** Returns the pauses of a turn that begins now, as usable times. */
  #pausesFrom({ seats, clocks }: StoredMatch, seat: number, usable: number): readonly StoredPause[] {
    if (clocks?.control.kind !== 'days') return [];
    const { pauses: kept = [], leftMs = 0 } = clocks.seats[seat] ?? {};
    const stored = lengthOf(kept);
    const known = this.#pausesNow(seats[seat]?.person ?? '', leftMs);
    const byDifference = known.map((pauses) => ({ pauses, off: Math.abs(lengthOf(pauses) - stored) }));
    const [nearest] = byDifference.sort((a, b) => a.off - b.off);
    return (nearest?.pauses ?? []).map(({ from, to, why }) => ({ from: usable + from, to: usable + to, why }));
  }

  /**
   * Milliseconds by which the hosts' measurement may differ. A pause that begins or ends at another time than the observer
   * thinks makes a difference in both directions.
   */
  #slackOf(asked: Asked, by: 'costs' | 'gives'): number {
    if (asked.pauses.length === 0) return this.#slack(asked, by);
    const turn = { now: asked.from };
    return 2 * (this.#slack(turn, 'costs') + this.#slack(turn, 'gives')) + LAG_MS;
  }

  /** Milliseconds by which the hosts' measurement since then may differ from that of the observer. */
  #slack({ now }: Pick<Asked, 'now'>, by: 'costs' | 'gives'): number {
    const since = this.#observe().disturbances.filter(({ at }) => at > now - SETTLE_MS);
    return since.reduce((sum, disturbance) => sum + disturbance[by], 0);
  }

  #fault({ id, ply }: StoredMatch, what: string): void {
    this.faults.push(`at ${this.#observe().now} ms, ${id}, ply ${ply}: ${what}`);
  }
}
