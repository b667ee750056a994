import { Presence } from '@levante/host';
import {
  type Channel,
  type ChannelKind,
  defaultSettings,
  type Message,
  Notifier,
  type OutboxEvent,
  type SendOutcome,
  type SharedTime,
} from '@levante/people/notifications';
import { INTL_ZONES } from '@levante/server/zones';
import { World } from '@levante/testkit/simulation';
import type { Match, NotificationSettings } from '@levante/wire';
import { MemoryNotifications, storesOn } from './memory-notifications.ts';

export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

const UNREADABLE = 'the match cannot be read';

/** State of a match that changes. Anna has seat 0 and Bo seat 1. */
export interface MatchState
  extends Pick<Match, 'id' | 'status' | 'ply' | 'actor' | 'clocks' | 'proposal' | 'rematchOf'> {
  /** Seat that is reserved for its person, who has not taken it. */
  readonly invited?: number;
  /** Seat that a bot plays. */
  readonly played?: number;
  /** Ply at which the turn began. Default: the present one. */
  readonly turnPly?: number;
}

const PEOPLE = ['anna', 'bo'] as const;

/** Returns whether a seat has had its turn in a match since a ply. */
export const isTurnSince = (state: MatchState | undefined, seat: number, ply: number): boolean =>
  state?.actor === String(seat) && (state.turnPly ?? state.ply) <= ply;

/** Returns a match after a decision of the person to act, whose turn continues. */
export function decided(state: MatchState, now: number): MatchState {
  const { clocks, ply, turnPly = ply, actor } = state;
  const after = clocks && {
    control: clocks.control,
    get now() {
      return clocks.now;
    },
    seats: clocks.seats.map((clock, seat) => {
      const { since, leftMs, pauses = [] } = clock;
      if (String(seat) !== actor || since === null) return clock;
      const still = pauses.reduce(
        (sum, { from, to }) => sum + Math.max(0, Math.min(to, now) - Math.max(from, since)),
        0,
      );
      return { ...clock, leftMs: Math.max(0, leftMs - (now - since - still)), since: now };
    }),
  };
  return { ...state, ply: ply + 1, turnPly, ...(after && { clocks: after }) };
}

/** Returns a match of Anna and Bo as one of them sees it. */
export function describeMatch(
  { clocks, invited, played, turnPly: _began, ...state }: MatchState,
  person: string,
): Match {
  const mine = PEOPLE.flatMap((one, seat) => (one === person && seat !== invited ? [seat] : []));
  return {
    game: 'coin-race',
    rulesVersion: 1,
    options: {},
    mine,
    viewer: mine[0] ?? null,
    result: null,
    createdAt: 1,
    commitment: 'sha256:0',
    seats: PEOPLE.map((name, seat) => {
      return {
        seat,
        kind: 'person',
        name,
        level: null,
        taken: seat !== invited,
        mine: mine.includes(seat),
        ...(seat === invited && name === person && { reservedForMe: true }),
        ...(seat === played && { playedBy: { level: 'random', why: 'away' as const } }),
      };
    }),
    ...state,
    ...(clocks && { clocks }),
  };
}

/** Returns a channel that is on. */
export function channelTo(kind: ChannelKind, person: string, id = `${kind} of ${person}`): Channel {
  const keys = { p256dh: 'key', auth: 'auth', browser: 'Firefox', system: 'Linux' };
  const targets: Record<ChannelKind, Channel['target']> = {
    push: { kind: 'push', endpoint: 'https://push.example/1', ...keys },
    email: { kind: 'email' },
    webhook: { kind: 'webhook', url: 'https://hook.example/', format: 'json', secret: 'whsec_1' },
  };
  return {
    id,
    person,
    session: null,
    place: null,
    network: null,
    target: targets[kind],
    isOn: true,
    createdAt: 1,
    sentAt: null,
    failingSince: null,
    failedAt: null,
    ended: null,
  };
}

/** Anna’s notifications on one server in simulated time, with matches against Bo and receivers that a test sets. */
export class NotificationStage {
  readonly world = new World(1);
  readonly store = new MemoryNotifications();
  readonly matches = new Map<string, MatchState>();
  /** Matches that cannot be read. */
  readonly broken = new Set<string>();
  /** Messages in the order of sending, as texts: time since the beginning, channel, and what it says. */
  readonly sent: string[] = [];
  readonly messages: Message[] = [];
  readonly presence: Presence;
  readonly time: SharedTime;
  answer: (message: Message) => SendOutcome | Promise<SendOutcome> = () => ({ kind: 'sent', answer: '204' });
  readonly #notifier: Notifier;
  readonly #start: number;
  #count = 0;

  /** The world begins at a moment, an ISO time. */
  constructor(start = '2026-06-01T12:00:00Z') {
    this.#start = Date.parse(start);
    this.time = {
      now: () => this.#start + this.world.now,
      after: (ms: number, then: () => void) => this.world.after(ms, then),
      refresh: async () => {},
    };
    this.presence = new Presence({ time: this.time });
    this.#notifier = this.notifier('one');
  }

  /** Creates a server’s notifier. */
  notifier(holder: string): Notifier {
    return new Notifier({
      ...storesOn(this.store),
      zones: INTL_ZONES,
      time: this.time,
      holder,
      defaultLanguage: 'en',
      newId: () => this.#newId(),
      matches: {
        describe: async (id, person) => {
          if (this.broken.has(id)) throw new Error(UNREADABLE);
          const match = this.matches.get(id);
          return match ? describeMatch(match, person) : null;
        },
        playedOverDays: async (ids) => ids.filter((id) => this.matches.get(id)?.clocks?.control.kind === 'days'),
        isStillTurn: async (id, seat, ply) => isTurnSince(this.matches.get(id), seat, ply),
        isLooking: (match, person) => this.presence.has(match, person),
      },
      networksOf: (network) => (network.includes('/') ? [network.split('/')[0] ?? '', network] : [network]),
      sender: { send: (_, message) => this.#send(message) },
      failed: (error) => {
        if (!(error instanceof Error) || error.message !== UNREADABLE) throw error;
      },
    });
  }

  /** Adds channels of Anna. */
  channels(...kinds: readonly ChannelKind[]): void {
    for (const kind of kinds) {
      const channel = channelTo(kind, 'anna');
      this.store.channels.set(channel.id, channel);
    }
  }

  settings(changed: Partial<NotificationSettings>): void {
    this.store.settings.set('anna', { ...defaultSettings('en'), delayMinutes: 0, ...changed });
  }

  /** Bo moves, so that it is Anna’s turn. */
  turn(match = 'm1', clocks?: Match['clocks']): void {
    const ply = (this.matches.get(match)?.ply ?? 0) + 1;
    this.matches.set(match, { id: match, status: 'running', ply, actor: '0', clocks });
    this.event('turn', match);
  }

  /** Anna decides something, and her turn continues. */
  decide(match = 'm1'): void {
    const state = this.matches.get(match);
    if (state) this.matches.set(match, decided(state, this.time.now()));
  }

  /** Anna moves. */
  respond(match = 'm1'): void {
    const state = this.matches.get(match);
    if (state) this.matches.set(match, { ...state, ply: state.ply + 1, actor: '1' });
    this.event('taken', match);
  }

  /** A person invites Anna to a match. */
  invite(match: string, rematchOf?: string): void {
    const waiting = { id: match, status: 'waiting', ply: 0, actor: '0', invited: 0 } as const;
    this.matches.set(match, { ...waiting, ...(rematchOf !== undefined && { rematchOf }) });
    if (rematchOf !== undefined) this.store.rematches.add(match);
    this.event('invited', match);
  }

  event(kind: OutboxEvent['kind'], match = 'm1'): void {
    const ply = this.matches.get(match)?.ply ?? 0;
    const id = this.#newId();
    this.store.outbox.set(id, { id, kind, person: 'anna', match, ply, seat: 1, at: this.time.now(), dueAt: 0 });
  }

  /** Lets time pass. Rounds run whenever something is due. */
  async pass(ms: number): Promise<void> {
    const end = this.world.now + ms;
    for (;;) {
      await this.#notifier.round();
      const next = (this.store.nextAt() ?? Number.POSITIVE_INFINITY) - this.#start;
      if (next > end) break;
      // A round in which nothing became due would repeat forever.
      await this.world.run(Math.max(SECOND_MS, next - this.world.now));
    }
    if (end > this.world.now) await this.world.run(end - this.world.now);
  }

  /** Lets time pass until a moment, an ISO time. */
  async passUntil(moment: string): Promise<void> {
    await this.pass(Date.parse(moment) - this.time.now());
  }

  #newId(): string {
    this.#count += 1;
    return `e${String(this.#count).padStart(4, '0')}`;
  }

  async #send(message: Message): Promise<SendOutcome> {
    const items = message.items.map(({ kind, match }) => (match === '' ? kind : `${kind} ${match}`));
    const text = message.closes === null ? items.join(', ') : `closes ${message.closes}`;
    this.sent.push(`${new Date(this.time.now()).toISOString().slice(5, 19)} ${message.channel.split(' ')[0]}: ${text}`);
    this.messages.push(message);
    return await this.answer(message);
  }
}
