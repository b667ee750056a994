import { askedSeat } from './current.ts';
import { defaultSettings, isUsable, plan } from './plan.ts';
import type { EventPlan, NotifierParts, OutboxEvent, PushedTurn, Wishes } from './ports.ts';
import { untilLow } from './time-left.ts';

/** Number of events per round. */
const BATCH = 200;
/** Number of matches that are read at the same time. */
const AT_ONCE = 10;
/** Time for which a notification that was sent may still be closed. */
const CLOSABLE_MS = 2 * 86_400_000;

/** Circumstances of the events of a group. */
interface Circumstances {
  readonly wishes: ReadonlyMap<string, Wishes>;
  /** People and matches of the turns in this round, as texts. */
  readonly turns: ReadonlySet<string>;
  /** Matches that are played over days. */
  readonly overDays: ReadonlySet<string>;
  /** Channels that may show a notification of a turn. */
  readonly pushed: readonly PushedTurn[];
}

const distinct = (all: readonly OutboxEvent[], key: 'person' | 'match'): readonly string[] => [
  ...new Set(all.map((one) => one[key])),
];
const placeOf = ({ person, match }: Pick<OutboxEvent, 'person' | 'match'>): string => `${person} ${match}`;

/**
 * Replaces events of the outbox by deliveries. A round takes a few statements for all of its events, but for one of each turn
 * that is played over days.
 */
export class Planner {
  readonly #parts: NotifierParts;
  readonly #isStopped: () => boolean;

  constructor(parts: NotifierParts, isStopped: () => boolean) {
    this.#parts = parts;
    this.#isStopped = isStopped;
  }

  /** Plans the oldest events. Returns whether it has planned as many as it can, so that there may be more. */
  async round(): Promise<boolean> {
    const events = await this.#parts.store.events(BATCH);
    const turns = new Set(events.filter(({ kind }) => kind === 'turn').map(placeOf));
    return (await this.#plan(events, turns)) && events.length === BATCH;
  }

  /** Plans events together, or in halves if that fails. Returns whether all are planned. */
  async #plan(events: readonly OutboxEvent[], turns: ReadonlySet<string>): Promise<boolean> {
    if (events.length === 0 || this.#isStopped()) return false;
    try {
      return await this.#planTogether(events, turns);
    } catch (error) {
      if (events.length === 1) {
        this.#parts.failed(error);
        return false;
      }
      const half = Math.ceil(events.length / 2);
      const isFirstPlanned = await this.#plan(events.slice(0, half), turns);
      return (await this.#plan(events.slice(half), turns)) && isFirstPlanned;
    }
  }

  /** Plans all of these events or none. Returns false if another server has planned one of them. */
  async #planTogether(events: readonly OutboxEvent[], turns: ReadonlySet<string>): Promise<boolean> {
    const around = await this.#around(events, turns);
    const plans: EventPlan[] = [];
    for (let i = 0; i < events.length; i += AT_ONCE) {
      plans.push(...(await Promise.all(events.slice(i, i + AT_ONCE).map((one) => this.#planOf(one, around)))));
    }
    return await this.#parts.store.plan(plans);
  }

  async #around(events: readonly OutboxEvent[], turns: ReadonlySet<string>): Promise<Circumstances> {
    const { store, matches, time } = this.#parts;
    const wishes = await store.wishesOf(distinct(events, 'person'));
    const turn = events.filter(({ kind, person }) => kind === 'turn' && wishes.get(person)?.channels.some(isUsable));
    const taken = events.filter(({ kind, person }) => {
      const channels = wishes.get(person)?.channels ?? [];
      return kind === 'taken' && channels.some((one) => isUsable(one) && one.target.kind === 'push');
    });
    const since = time.now() - CLOSABLE_MS;
    const [overDays, pushed] = await Promise.all([
      turn.length === 0 ? [] : matches.playedOverDays(distinct(turn, 'match')),
      taken.length === 0 ? [] : store.pushedTo(distinct(taken, 'person'), distinct(taken, 'match'), since),
    ]);
    return { wishes, turns, overDays: new Set(overDays), pushed };
  }

  async #planOf(event: OutboxEvent, { wishes, turns, overDays, pushed }: Circumstances): Promise<EventPlan> {
    const { matches, time, defaultLanguage } = this.#parts;
    const { id, kind, person, match: name } = event;
    const { settings, channels } = wishes.get(person) ?? { settings: null, channels: [] };
    const match = kind === 'turn' && overDays.has(name) ? await matches.describe(name, person) : null;
    const seat = match && askedSeat(match);
    const shown = pushed.filter((one) => placeOf(one) === placeOf(event)).map(({ channel }) => channel);
    const deliveries = plan(event, {
      settings: settings ?? defaultSettings(defaultLanguage),
      channels: kind === 'taken' ? channels.filter((one) => shown.includes(one.id)) : channels,
      isTurnToo: turns.has(placeOf(event)),
      untilLow: match && seat !== null ? untilLow(match, seat) : null,
      now: time.now(),
    });
    return { event: id, deliveries };
  }
}
