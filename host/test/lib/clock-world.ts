import { Random } from '@levante/contract';
import {
  type BotPort,
  type ClockStore,
  LocalBell,
  MatchHost,
  type PresenceTracker,
  ServiceClock,
  type Shared,
  type Store,
  type StoredMatch,
  type StoredPause,
} from '@levante/host';
import { pausesIn } from '@levante/people/calendar';
import { INTL_ZONES } from '@levante/server/zones';
import { chanceFrom, granted, inProcessBots, MemoryStore, SILENT_LOG, SUITE_GAMES } from '@levante/testkit/host';
import { drawItem, interceptCalls, SimulatedProcess, World } from '@levante/testkit/simulation';
import { type Calendar, type LevanteRecord, MIN_PAUSE_MS, type ProposalKind, type TimeControl } from '@levante/wire';
import { MAX_HOLIDAY_MS } from '../../src/match/clock-rules.ts';
import { BREAK_MS } from '../../src/proposals/effect.ts';
import { ClockAudit, type Disturbance } from './clock-audit.ts';

export const PEOPLE = ['anna', 'bo', 'eve'] as const;
const MAX_HOSTS = 3;
const MAX_LAG_MS = 4;
const POLL_MS = 3000;
const THINK_MS = 1000;
const CALM_MS = 10_000;
const MAX_WAIT_MS = 15_000;
const SECOND_MS = 1000;
/** Speed of the time in calendars: a second is an hour. */
const CALENDAR_SPEED = 3600;
/** Time after a change within which either calendar may have been read. */
const CHANGE_MS = 60;
/** Days before the clocks of these zones are changed. */
const CHANGES: readonly { readonly zone: string; readonly at: number }[] = [
  { zone: 'Europe/Berlin', at: Date.UTC(2027, 2, 26) },
  { zone: 'Europe/Berlin', at: Date.UTC(2026, 9, 23) },
  { zone: 'America/New_York', at: Date.UTC(2026, 9, 30) },
  { zone: 'Australia/Lord_Howe', at: Date.UTC(2027, 3, 2) },
];
const DAY_MS = 86_400_000;

/**
 * Milliseconds by which the hosts' measurement of time may be wrong: the age of a beat, with the pause until a person reads the
 * time, and the five seconds that a beat may add at most.
 */
const SLACK = {
  host: { costs: 2100, gives: 3200 },
  down: { costs: 0, gives: 0 },
  up: { costs: 5100, gives: 2100 },
  jump: { costs: 5100, gives: 3200 },
} as const;

/** Proposals to stop all clocks. */
const LONG_AND_SHORT = ['break', 'break', 'pause', 'pause', 'pause'] as const;

/** Replies that races cause. */
const EXPECTED = new Set(['stale-ply', 'bot-plays', 'no-bot-plays', 'out-of-time', 'refused', 'not-started']);

interface LiveHost {
  readonly host: MatchHost;
  readonly bell: LocalBell;
  readonly process: SimulatedProcess;
}

/** Several hosts on one store in simulated time: they crash, restart and lose the store, and their clocks are set. */
export class ClockWorld {
  readonly world: World;
  readonly random: Random;
  readonly memory: MemoryStore;
  readonly audit: ClockAudit;
  readonly unexpected: string[] = [];
  readonly #disturbances: Disturbance[] = [];
  readonly #store: Store & ClockStore;
  #hosts: LiveHost[] = [];
  #starting = 0;
  #isDown = false;
  #databaseSkew = 0;
  #usable = 0;
  #usableSince: number | null = null;
  #keys = 0;
  readonly #acknowledged: { readonly match: string; readonly person: string; readonly key: string }[] = [];

  readonly #zone: string;
  /** Time of calendars at the beginning of the world. */
  readonly #epoch: number;
  /** Calendars by person, the latest first. */
  readonly #calendars = new Map<string, readonly { readonly at: number; readonly of: Calendar | null }[]>();
  changedCalendars = 0;

  constructor(seed: number) {
    this.world = new World(seed);
    this.random = new Random(seed + 1);
    this.memory = new MemoryStore(() => this.world.now + this.#databaseSkew);
    const change = this.any(CHANGES);
    this.#zone = change.zone;
    this.#epoch = change.at + this.random.below(2 * DAY_MS);
    for (const person of PEOPLE) this.changeCalendar(person);
    this.audit = new ClockAudit(
      this.memory,
      () => this.#observed(),
      (person, ms) => this.#known(person).map((calendar) => this.#pauses(calendar, ms)),
    );
    this.#store = this.audit.store;
    const hosts = 1 + this.random.below(MAX_HOSTS);
    for (let i = 0; i < hosts; i++) this.#start();
  }

  /** Returns a person's calendar, and those that were theirs a moment ago. */
  #known(person: string): readonly (Calendar | null)[] {
    const all = this.#calendars.get(person) ?? [];
    return all.filter((_, i) => i === 0 || this.world.now - (all[i - 1]?.at ?? 0) < CHANGE_MS).map(({ of }) => of);
  }

  /** Returns pauses in the time of the world, in which days are short. */
  #pauses(calendar: Calendar | null, ms: number): readonly StoredPause[] {
    if (calendar === null) return [];
    const start = this.#epoch + this.world.now * CALENDAR_SPEED;
    const limits = { at: start, ms: ms * CALENDAR_SPEED, holidayMs: MAX_HOLIDAY_MS };
    return pausesIn(INTL_ZONES, calendar, limits).map(({ from, to, why }) => ({
      from: Math.round((from - start) / CALENDAR_SPEED),
      to: Math.round((to - start) / CALENDAR_SPEED),
      why,
    }));
  }

  /** Gives a person another calendar. */
  changeCalendar(person: string): void {
    const day = this.#epoch + this.world.now * CALENDAR_SPEED + this.random.below(3) * DAY_MS;
    const date = new Date(day).toISOString().slice(0, 10);
    const calendar: Calendar = {
      zone: this.#zone,
      night:
        this.random.below(4) === 0 ? null : { from: 1320 + this.random.below(100), to: 300 + this.random.below(200) },
      daysOff: [1, 2, 3, 4, 5, 6, 7].filter(() => this.random.below(4) === 0).slice(0, 3),
      holidays: this.random.below(3) === 0 ? [{ from: date, to: date }] : [],
    };
    const next = { at: this.world.now, of: this.random.below(3) === 0 ? null : calendar };
    this.#calendars.set(person, [next, ...(this.#calendars.get(person) ?? [])]);
    this.changedCalendars += 1;
  }

  #observed() {
    const running = this.#usableSince === null ? 0 : this.world.now - this.#usableSince;
    return { now: this.world.now, usable: this.#usable + running, disturbances: this.#disturbances };
  }

  /** Notes a disturbance, after which turns can be accepted or not. */
  #disturbed(kind: keyof typeof SLACK): void {
    this.#disturbances.push({ at: this.world.now, ...SLACK[kind] });
    const { usable } = this.#observed();
    this.#usable = usable;
    this.#usableSince = this.#hosts.length > 0 && !this.#isDown ? this.world.now : null;
  }

  #start(): void {
    const process = new SimulatedProcess(this.world, this.random);
    const bell = new LocalBell();
    const store = this.#storeFor(process);
    const from = this.world.now - this.random.below(DAY_MS);
    this.#skews.set(process, this.random.below(SECOND_MS));
    const host = new MatchHost({
      games: SUITE_GAMES,
      store,
      bots: this.#bots(process),
      turnMs: THINK_MS,
      bell: {
        listen: (heard) => bell.listen(heard),
        ring: (match) => {
          for (const one of this.#hosts) if (one.bell === bell || this.random.below(3) > 0) one.bell.ring(match);
        },
      },
      chance: chanceFrom((n) => this.random.below(n)),
      log: SILENT_LOG,
      time: { now: () => this.#hostTime(process), after: (ms, then) => process.after(ms, then) },
      clocks: {
        store,
        time: new ServiceClock(store, () => this.world.now - from),
        calendars: {
          pausesOf: async (person, ms) => {
            await this.#lag();
            const [calendar = null] = this.#known(person);
            return this.#pauses(calendar, ms);
          },
        },
      },
      presence: this.#presence,
      shared: this.#sharedFor(store),
    });
    this.#hosts.push({ host, bell, process });
    void host.resume();
    this.#disturbed('host');
  }

  /** People come and go at any time. */
  readonly #presence: PresenceTracker = {
    isKnown: true,
    enter: () => () => {},
    at: () => ({ people: [], guests: 0 }),
    has: () => this.random.below(2) === 0,
    placesOf: () => [],
    listen: () => () => {},
  };

  /** Returns bots that think for a while and then play at random. */
  #bots(process: SimulatedProcess): BotPort {
    const bots = inProcessBots(new Map());
    return {
      ...bots,
      think: async (question) => {
        await process.pause(1 + this.random.below(THINK_MS));
        return await bots.think(question);
      },
    };
  }

  readonly #skews = new WeakMap<SimulatedProcess, number>();
  /** When the clock of a host was set last. */
  #setAt = Number.NEGATIVE_INFINITY;

  /** Returns the time as the clock of a host has it. */
  #hostTime(process: SimulatedProcess): number {
    return DAY_MS + this.world.now + (this.#skews.get(process) ?? 0);
  }

  #sharedFor(store: Store): Shared {
    return {
      claim: () => store.unattended(),
      keep: async () => {},
      release: async () => {},
      progressOf: async (matches) => {
        const found = await Promise.all(matches.map((match) => store.read(match)));
        return found.flatMap((match) => match ?? []);
      },
      pollMs: POLL_MS,
      failed: () => {},
    };
  }

  /** Returns the store as a process sees it: with latency, and sometimes down. */
  #storeFor(process: SimulatedProcess): Store & ClockStore {
    return interceptCalls(this.#store, (run, name) =>
      process.ask(
        () => {
          if (this.#isDown) throw new Error('the store is down');
          if (name === 'changeProposal') {
            this.audit.hostNow = this.world.now - this.#setAt < CHANGE_MS ? null : this.#hostTime(process);
          }
          return run();
        },
        { travel: () => this.#lag() },
      ),
    );
  }

  async #lag(): Promise<void> {
    if (this.random.below(6) === 0) await this.world.pause(this.random.below(MAX_LAG_MS));
  }

  any<T>(items: readonly T[]): T {
    return drawItem(this.random, items);
  }

  /** Opens a match of three people, which one of the hosts deals. */
  async begin(control: TimeControl, goal: number): Promise<string> {
    const seats = PEOPLE.map(() => ({ kind: 'open' as const }));
    const options = { players: 3, goal };
    const request = { game: 'purse-race', options, seats, shuffle: false, timeControl: control };
    const { host } = this.any(this.#hosts);
    const opened = host.create(request, 'anna').then(async (made) => {
      const { id } = granted(made);
      for (const person of PEOPLE) granted(await host.takeSeat({ match: id, person, name: person }));
      return id;
    });
    let id = '';
    void opened.then((made) => {
      id = made;
    });
    while (id === '') await this.world.run(50);
    return id;
  }

  /** Lets a person ask a host for something, which may never answer. */
  do(id: string): void {
    const live = this.#hosts[this.random.below(Math.max(1, this.#hosts.length))];
    const match = this.memory.all().find((one) => one.id === id);
    if (!live || !match) return;
    const asked = this.any([this.#act, this.#act, this.#act, this.#seat, this.#propose, this.#answer]);
    // A request whose host cannot reach the store fails.
    void asked.call(this, live.host, match).catch(() => {});
  }

  async #act(host: MatchHost, { id, ply, actor }: StoredMatch): Promise<void> {
    if (actor === null || actor === '*') return;
    this.#keys += 1;
    const command = { match: id, person: PEOPLE[Number(actor)] ?? '', key: `key-${this.#keys}` };
    const step = `${actor} step`;
    const actions = this.any([[step, `${actor} end`], [`${actor} end`], [`${actor} end`], [step]]);
    const reply = await host.act({ ...command, ply, actions });
    if (reply.ok) this.#acknowledged.push(command);
    else if (reply.fault.code === 'out-of-time') this.#checkLate(id, ply);
    else if (!EXPECTED.has(reply.fault.code)) this.unexpected.push(`an action: ${reply.fault.code}`);
  }

  #checkLate(id: string, ply: number): void {
    const match = this.memory.all().find((one) => one.id === id);
    if (match?.ply === ply) this.audit.refused(match);
  }

  /** Lets time pass until about the deadline, if it is near, and lets the person to act try to act. */
  async actAtDeadline(id: string): Promise<void> {
    const match = this.memory.all().find((one) => one.id === id);
    const { host } = this.#hosts[0] ?? {};
    const ms = match ? this.audit.remaining(match).ms : 0;
    if (!match || !host || ms > MAX_WAIT_MS) return;
    await this.world.run(Math.max(0, ms + this.any([-1000, -100, -5, 5, 60, 150, 230])));
    void this.#act(host, match).catch(() => {});
  }

  async #seat(host: MatchHost, { id, seats }: StoredMatch): Promise<void> {
    const { person, playedBy } = this.any(seats);
    const reply = await (playedBy ? host.reclaimSeat({ match: id, person }) : host.resign({ match: id, person }));
    if (!reply.ok && !EXPECTED.has(reply.fault.code)) this.unexpected.push(`a seat: ${reply.fault.code}`);
  }

  async #propose(host: MatchHost, { id, clocks }: StoredMatch): Promise<void> {
    if (clocks?.restUntil !== undefined) return await this.#goOn(host, id);
    const kinds: readonly ProposalKind[] = clocks
      ? [...Array.from({ length: 7 }, () => 'take-back' as const), ...LONG_AND_SHORT, 'cancel']
      : ['stand-in', 'stand-in', 'stand-in', 'take-back'];
    const kind = this.any(kinds);
    const process = this.#hosts.find((one) => one.host === host)?.process;
    const hostTime = process ? this.#hostTime(process) : DAY_MS + this.world.now;
    const pauseUntil = hostTime + MIN_PAUSE_MS - this.random.below(60) * SECOND_MS;
    await host.propose({ match: id, person: this.any(PEOPLE), kind, pauseUntil });
  }

  /** Asks to end a break, to which the others agree immediately: it would be over otherwise. */
  async #goOn(host: MatchHost, id: string): Promise<void> {
    const asked = await host.propose({ match: id, person: this.any(PEOPLE), kind: 'go-on' });
    const number = asked.ok ? asked.value.proposal?.number : undefined;
    if (number === undefined) return;
    for (const person of PEOPLE) await host.answerProposal({ match: id, person, number, answer: 'agree' });
  }

  async #answer(host: MatchHost, { id, proposals }: StoredMatch): Promise<void> {
    const given = this.any(['agree', 'agree', 'agree', 'refuse', 'withdraw'] as const);
    const number = proposals?.latest.number ?? 1;
    await host.answerProposal({ match: id, person: this.any(PEOPLE), number, answer: given });
  }

  /** Disturbs the hosts, the store or a clock. */
  disturb(): void {
    const at = this.random.below(this.#hosts.length);
    const live = this.#hosts[at];
    switch (this.random.below(5)) {
      case 0:
        if (live) this.#end(live, at, () => {});
        break;
      case 1:
        if (live) this.#end(live, at, () => void live.host.stop());
        break;
      case 2:
        if (!this.#isDown) this.#loseStore();
        break;
      case 3:
        if (live) this.#skews.set(live.process, this.random.below(2 * DAY_MS) - DAY_MS);
        this.#setAt = this.world.now;
        break;
      default:
        this.#databaseSkew += this.random.below(2 * DAY_MS) - DAY_MS;
        this.#disturbed('jump');
    }
  }

  #end(live: LiveHost, at: number, stop: () => void): void {
    this.#hosts.splice(at, 1);
    stop();
    live.process.end();
    this.#disturbed('host');
    this.#starting += 1;
    this.world.after(this.random.below(this.any([200, 20_000])), () => {
      this.#starting -= 1;
      this.#start();
    });
  }

  #loseStore(): void {
    this.#isDown = true;
    this.#disturbed('down');
    this.world.after(this.random.below(this.any([500, 20_000])), () => {
      this.#isDown = false;
      this.#disturbed('up');
    });
  }

  /** Waits until all hosts are back and have had time to do all that is due. */
  async calm(): Promise<void> {
    while (this.#starting > 0 || this.#isDown) await this.world.run(SECOND_MS);
    await this.world.run(CALM_MS);
  }

  /** Returns the acknowledged commands that are not stored. */
  async lost(): Promise<readonly object[]> {
    const found: object[] = [];
    for (const command of this.#acknowledged) {
      const { match, person, key } = command;
      if (!(await this.memory.answerTo(match, person, key))) found.push(command);
    }
    return found;
  }

  /** Returns the records of the matches that were played to their end. */
  async records(): Promise<readonly LevanteRecord[]> {
    const ids = this.memory.all().flatMap(({ id, result }) => (result ? [id] : []));
    const records: LevanteRecord[] = [];
    for (const id of ids)
      void this.any(this.#hosts)
        .host.record(id, null, null)
        .then((one) => records.push(granted(one)));
    while (records.length < ids.length) await this.world.run(SECOND_MS);
    return records;
  }

  /** Lets a break end, if the match is in one. */
  async endBreak(id: string): Promise<void> {
    const match = this.memory.all().find((one) => one.id === id);
    if (match?.clocks?.restUntil === undefined) return;
    const isLong = match.proposals?.latest.kind === 'pause' && this.random.below(4) === 0;
    await this.world.run(isLong ? MIN_PAUSE_MS : BREAK_MS);
  }

  /** Stops all hosts. */
  stop(): void {
    for (const { process } of this.#hosts) process.end();
  }
}
