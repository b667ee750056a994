import { Random } from '@levante/contract';
import {
  type ChannelKind,
  type DeliveryStore,
  defaultSettings,
  type Message,
  Notifier,
  type OutboxEvent,
  type SendOutcome,
} from '@levante/people/notifications';
import { INTL_ZONES } from '@levante/server/zones';
import { drawItem, replaceMethods, SimulatedProcess, type Transit, World } from '@levante/testkit/simulation';
import { type Match, NOTIFICATION_KINDS, type NotificationSettings } from '@levante/wire';
import { isOpen, MemoryNotifications, storesOn } from './memory-notifications.ts';
import { DeliveryAudit } from './notification-audit.ts';
import { channelTo, DAY_MS, describeMatch, HOUR_MS, isTurnSince, MINUTE_MS, SECOND_MS } from './notification-stage.ts';
import { type NotifierFault, type RemoteCall, remoteStore, staleKind } from './remote-store.ts';
import { PEOPLE, WorldMatches } from './world-matches.ts';

const KINDS: readonly ChannelKind[] = ['push', 'email', 'webhook'];
const MAX_LAG_MS = 20;
/** Number of queries of which one kills its server, on average. */
const KILL_ONE_IN = 80;
/** Number of times that a server looks at a match of which a move follows one at that moment, on average. */
const MOVE_ONE_IN = 10;
/** Number of writes of which one is slow, on average. */
const STALL_ONE_IN = 10;
/** Longest delay of a slow write. */
const MAX_STALL_MS = 5 * SECOND_MS;
/** Number of messages before one of which its server stops, on average. */
const STOP_ONE_IN = 20;
/** Longest stop of a server before a message: longer than it may keep the channel. */
const MAX_STOP_MS = 4 * MINUTE_MS;
/** Maximum time of a receiver that is slow: longer than a server may keep its channel without renewing that. */
const MAX_SLOW_MS = 4 * MINUTE_MS;
const QUIET = [
  { from: 22 * 60, to: 7 * 60, zone: 'Europe/Berlin' },
  { from: 60, to: 150, zone: 'Europe/Berlin' },
  { from: 12 * 60, to: 14 * 60, zone: 'America/New_York' },
];
/** Days before the clocks of Berlin are changed, in both directions, and an ordinary one. */
const STARTS = ['2026-03-27T09:00:00Z', '2026-10-23T15:00:00Z', '2026-06-01T12:00:00Z'].map((text) => Date.parse(text));

/** A server, until it is killed. */
interface Server {
  readonly holder: string;
  readonly process: SimulatedProcess;
  readonly notifier: Notifier;
}

/** Behaviour of a receiver: it accepts, also slowly; fails; or accepts and breaks off. */
type Manner = 'accepts' | 'slow' | 'fails' | 'breaks-off';

/** Servers that notify two people of their matches in simulated time: servers die, receivers fail, people look. */
export class NotificationWorld {
  readonly world: World;
  readonly random: Random;
  readonly memory: MemoryNotifications;
  readonly audit: DeliveryAudit;
  readonly matches: WorldMatches;
  readonly #fault: NotifierFault | null;
  readonly #start: number;
  readonly #looking = new Set<string>();
  readonly #manners = new Map<string, Manner>();
  /** Whether servers are killed. */
  #isStormy = false;
  #servers: Server[] = [];
  #count = 0;
  /** Channel that fails from the beginning to the end. */
  readonly dead: string | null;
  unexpected: unknown[] = [];

  constructor(seed: number, fault: NotifierFault | null, memory = new MemoryNotifications()) {
    this.memory = memory;
    this.world = new World(seed);
    this.random = new Random(seed + 1);
    this.#fault = fault;
    this.#start = this.any(STARTS) + this.random.below(DAY_MS);
    this.audit = new DeliveryAudit(() => this.now);
    for (const person of PEOPLE) this.#settle(person);
    const webhooks = PEOPLE.map((person) => `webhook of ${person}`).filter((id) => this.memory.channels.has(id));
    this.dead = this.random.below(8) === 0 && webhooks.length > 0 ? this.any(webhooks) : null;
    this.matches = new WorldMatches({
      random: this.random,
      now: () => this.now,
      happened: (...of) => this.#event(...of),
      over: (...of) => this.audit.over(...of),
      decided: (match) => this.audit.decided(match),
    });
    for (let i = 0; i < 2; i++) this.#startServer();
  }

  get now(): number {
    return this.#start + this.world.now;
  }

  any<T>(items: readonly T[]): T {
    return drawItem(this.random, items);
  }

  /** Gives a person channels and settings. */
  #settle(person: string): void {
    const kinds = KINDS.filter(() => this.random.below(3) > 0);
    const channels = (kinds.length > 0 ? kinds : KINDS).map((kind) => channelTo(kind, person));
    for (const channel of channels) void this.memory.putChannel(channel);
    const all = defaultSettings('en');
    const some = (of: readonly ChannelKind[]) => of.filter(() => this.random.below(6) > 0);
    const settings: NotificationSettings = {
      ...all,
      kinds: { ...all.kinds, ...Object.fromEntries(NOTIFICATION_KINDS.map((kind) => [kind, some(KINDS)])) },
      delayMinutes: this.any([0, 0, 1, 10, 60]),
      pace: this.any(['each', 'each', 'hourly']),
      quiet: this.random.below(3) === 0 ? null : { ...this.any(QUIET), exceptLow: this.random.below(2) === 0 },
    };
    void this.memory.changeSettings(person, () => settings);
    this.audit.settings.set(person, settings);
  }

  // Events

  #event(kind: OutboxEvent['kind'], person: string, match: string, ply: number): string | null {
    // Nothing is stored for people without a channel.
    if (![...this.memory.channels.values()].some((one) => one.person === person)) return null;
    const event = { id: this.#newId(), kind, person, match, ply, seat: null, at: this.now };
    void this.memory.addEvent(event);
    this.audit.happened({ ...event, dueAt: 0 });
    return event.id;
  }

  #newId(): string {
    this.#count += 1;
    return `e${String(this.#count).padStart(5, '0')}`;
  }

  // Failures

  /** Changes who looks at what, or how receivers answer; servers are killed from now on. */
  disturb(): void {
    this.#isStormy = true;
    if (this.random.below(2) === 0) {
      const what = `${this.any([...this.matches.all.keys()])} ${this.any(PEOPLE)}`;
      this.#look(what, true);
      this.world.after(this.any([SECOND_MS, MINUTE_MS, 12 * MINUTE_MS]), () => this.#look(what, false));
    } else {
      const channel = this.any([...this.memory.channels.keys()]);
      this.#manners.set(channel, this.any(['accepts', 'accepts', 'slow', 'fails', 'breaks-off']));
    }
  }

  #look(what: string, isLooking: boolean): void {
    if (isLooking) this.#looking.add(what);
    else this.#looking.delete(what);
    this.audit.looking(what, isLooking);
  }

  /** Kills a server sometimes. Another one starts soon after. */
  #endanger(holder: string, process: SimulatedProcess): void {
    if (!this.#isStormy || process.hasEnded || this.random.below(KILL_ONE_IN) > 0) return;
    process.end();
    this.audit.killed(holder);
    this.#servers = this.#servers.filter((one) => one.process !== process);
    this.world.after(this.random.below(20 * SECOND_MS), () => this.#startServer());
  }

  /** Ends all disturbances and lets a day pass. */
  async calm(): Promise<void> {
    this.#isStormy = false;
    this.#manners.clear();
    for (const what of this.#looking) this.#look(what, false);
    await this.advance(DAY_MS + 4 * HOUR_MS);
  }

  // Time

  /** Lets time pass, until something unexpected happens. Servers run a round whenever something is due, at their own moments. */
  async advance(ms: number): Promise<void> {
    const end = this.world.now + ms;
    // A failure is tried again immediately, perhaps without an end.
    while (this.world.now < end && this.unexpected.length === 0) {
      const isScheduled = [...this.memory.outbox.values()].every(({ dueAt }) => dueAt > this.now);
      const dueAt = isScheduled ? (this.memory.nextAt() ?? Number.POSITIVE_INFINITY) - this.#start : this.world.now;
      await this.world.run(Math.max(0, Math.min(dueAt, end) - this.world.now));
      for (const { notifier } of this.#servers) {
        if (this.random.below(3) > 0) void notifier.round().catch((error) => this.unexpected.push(error));
      }
      await this.world.run(this.any([5, 50, 500, SECOND_MS, 2 * SECOND_MS]));
    }
  }

  // Servers

  #startServer(): void {
    const process = new SimulatedProcess(this.world, this.random);
    const holder = `server ${this.#newId()}`;
    const transit: Transit = { travel: () => this.#lag(), endanger: () => this.#endanger(holder, process) };
    const ask: RemoteCall = (run) => process.ask(run, transit);
    const time = {
      now: () => this.now,
      after: (wait: number, then: () => void) => process.after(wait, then),
      refresh: () => this.#lag(),
    };
    const store = remoteStore(this.memory, ask, this.#fault);
    const change: DeliveryStore['change'] = async (lease, deliveries, ...of) => {
      await this.#stall(deliveries.some(({ state }) => state === 'sending'));
      return await store.change(lease, deliveries, ...of);
    };
    const notifier = new Notifier({
      ...storesOn(replaceMethods(store, { change })),
      zones: INTL_ZONES,
      time,
      holder,
      defaultLanguage: 'en',
      newId: () => this.#newId(),
      matches: {
        describe: (id, person) => ask(async () => this.#describe(id, person)),
        playedOverDays: (ids) => ask(async () => ids.filter((id) => this.#isOverDays(id))),
        isStillTurn: (id, seat, ply) => ask(async () => isTurnSince(this.matches.all.get(id), seat, ply)),
        isLooking: (match, person) => this.#looking.has(`${match} ${person}`),
      },
      sender: { send: (_, message) => this.#send(message, holder, ask) },
      failed: (error) => this.unexpected.push(error),
    });
    this.#servers.push({ holder, process, notifier });
  }

  #isOverDays(id: string): boolean {
    return this.matches.all.get(id)?.clocks?.control.kind === 'days';
  }

  #describe(id: string, person: string): Match | null {
    const state = this.matches.all.get(id);
    if (!state) return null;
    if (this.#isStormy && this.random.below(MOVE_ONE_IN) === 0) {
      this.world.after(this.random.below(MAX_LAG_MS), () => this.matches.move(id));
    }
    const stale = staleKind(this.#fault);
    const open = [...this.memory.deliveries.values()].find((one) => {
      return one.person === person && one.match === id && one.kind === stale && isOpen(one);
    });
    // An old description always agrees with what a delivery says.
    return describeMatch((open && this.matches.after.get(open.event)) ?? state, person);
  }

  async #lag(): Promise<void> {
    if (this.random.below(4) === 0) await this.world.pause(this.random.below(MAX_LAG_MS));
  }

  /**
   * Delays a write sometimes, so that a match continues between a decision and what follows from it, and for long before a message:
   * then another server may have the channel.
   */
  async #stall(isBeforeMessage: boolean): Promise<void> {
    if (!this.#isStormy) return;
    if (this.random.below(STALL_ONE_IN) === 0) await this.world.pause(this.random.below(MAX_STALL_MS));
    if (isBeforeMessage && this.random.below(STOP_ONE_IN) === 0) await this.world.pause(this.random.below(MAX_STOP_MS));
  }

  // Receivers

  async #send(message: Message, holder: string, ask: RemoteCall): Promise<SendOutcome> {
    const channel = this.memory.channels.get(message.channel);
    const manner: Manner = message.channel === this.dead ? 'fails' : (this.#manners.get(message.channel) ?? 'accepts');
    const key = this.#fault === 'new-key' ? `${message.key}.${this.#newId()}` : message.key;
    const accepts = manner !== 'fails';
    await ask(async () => {
      this.audit.arrived({ ...message, key }, { holder, accepts, kind: channel?.target.kind ?? 'push' });
      if (manner === 'slow') await this.world.pause(this.random.below(MAX_SLOW_MS));
    });
    if (manner === 'accepts' || manner === 'slow') {
      this.audit.answered(key, holder);
      return { kind: 'sent', answer: '204' };
    }
    if (manner === 'breaks-off') this.audit.answerLost(key);
    return { kind: 'failed', answer: manner };
  }
}

export const STEP_MS = [SECOND_MS, 30 * SECOND_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 8 * HOUR_MS];
