import type { EventSchedule, NotifierParts, OutboxEvent, Preferences, PushedTurn } from './ports.ts';
import { isRelevant, isSameTurn } from './relevance.ts';
import {
  defaultSettings,
  deliveriesOf,
  EMPTY_SCHEDULE,
  endOfWait,
  goesSomewhere,
  hold,
  isUsable,
  type Schedule,
  type ScheduleParts,
  scheduleTurn,
} from './schedule.ts';
import { seatToAct } from './seat-to-act.ts';
import { untilLow } from './time-left.ts';

/** Number of events per round. */
const BATCH = 200;
/** Number of matches that are read at the same time. */
const AT_ONCE = 10;
/** Time for which a notification that was sent may still be closed. */
const CLOSABLE_MS = 2 * 86_400_000;

/** Time after which an event that could not be scheduled is tried again. */
const FAILED_MS = 60_000;

/** Invitations by all people together of which a person is notified. Rematches are left out: a person has played for each. */
const INVITATIONS = { max: 5, ms: 3_600_000 } as const;

/** Circumstances of the events of a group. */
interface Circumstances {
  readonly preferences: ReadonlyMap<string, Preferences>;
  /** People and matches of the turns in this round, as texts. */
  readonly turns: ReadonlySet<string>;
  /** Turns that are over. */
  readonly taken: readonly OutboxEvent[];
  /** Matches that are played over days. */
  readonly overDays: ReadonlySet<string>;
  /** Channels that may show a notification of a turn. */
  readonly pushed: readonly PushedTurn[];
  /** Number of invitations of which people were notified, by person, including this group so far. */
  readonly invited: Map<string, number>;
}

const distinct = (all: readonly OutboxEvent[], key: 'person' | 'match'): readonly string[] => [
  ...new Set(all.map((one) => one[key])),
];
const isOfTurn = ({ kind }: OutboxEvent): boolean => kind === 'turn' || kind === 'low';
const placeOf = ({ person, match }: Pick<OutboxEvent, 'person' | 'match'>): string => `${person} ${match}`;

/**
 * Replaces events of the outbox by deliveries once they are due. Until then an event waits as one row for all channels
 * of its person, and is deleted if it no longer applies. A round reads all new events with a few statements, apart from
 * one per turn that is played over days; due events are read one match after another.
 */
export class Scheduler {
  readonly #parts: NotifierParts;
  readonly #isStopped: () => boolean;

  constructor(parts: NotifierParts, isStopped: () => boolean) {
    this.#parts = parts;
    this.#isStopped = isStopped;
  }

  /** Schedules the due events. Returns whether it has scheduled the maximum, so that there may be more. */
  async round(): Promise<boolean> {
    const events = await this.#parts.outbox.events(BATCH, this.#parts.time.now());
    const turns = new Set(events.filter(({ kind }) => kind === 'turn').map(placeOf));
    return (await this.#schedule(events, turns)) && events.length === BATCH;
  }

  /** Schedules events together, or in halves if that fails. Returns whether all were scheduled. */
  async #schedule(events: readonly OutboxEvent[], turns: ReadonlySet<string>): Promise<boolean> {
    if (events.length === 0 || this.#isStopped()) return false;
    try {
      return await this.#scheduleTogether(events, turns);
    } catch (error) {
      const [first] = events;
      if (events.length === 1 && first) {
        this.#parts.failed(error);
        await this.#postpone(first);
        return false;
      }
      const half = Math.ceil(events.length / 2);
      const isFirstScheduled = await this.#schedule(events.slice(0, half), turns);
      return (await this.#schedule(events.slice(half), turns)) && isFirstScheduled;
    }
  }

  /**
   * Postpones an event that cannot be scheduled. The longest due events are read first, so it would hold up all others.
   */
  async #postpone(event: OutboxEvent): Promise<void> {
    const { outbox, time, failed } = this.#parts;
    const now = time.now();
    const held = hold(event, now + FAILED_MS, now);
    await outbox.schedule([{ event: event.id, deliveries: [], held }], now).catch(failed);
  }

  /** Schedules all of these events or none. Returns false if another server has scheduled one of them. */
  async #scheduleTogether(events: readonly OutboxEvent[], turns: ReadonlySet<string>): Promise<boolean> {
    const { outbox, time } = this.#parts;
    const around = await this.#around(events, turns);
    const schedules: EventSchedule[] = [];
    for (let i = 0; i < events.length; i += AT_ONCE) {
      schedules.push(...(await Promise.all(events.slice(i, i + AT_ONCE).map((one) => this.#scheduleOf(one, around)))));
    }
    return await outbox.schedule(schedules, time.now());
  }

  async #around(events: readonly OutboxEvent[], turns: ReadonlySet<string>): Promise<Circumstances> {
    const { outbox, matches, time } = this.#parts;
    const preferences = await this.#parts.preferences.preferencesOf(distinct(events, 'person'));
    const turn = events.filter(
      ({ kind, person }) => kind === 'turn' && preferences.get(person)?.channels.some(isUsable),
    );
    const taken = events.filter(({ kind }) => kind === 'taken');
    const closing = taken.filter(({ person }) => {
      const channels = preferences.get(person)?.channels ?? [];
      return channels.some((one) => isUsable(one) && one.target.kind === 'push');
    });
    const since = time.now() - CLOSABLE_MS;
    const invited = events.filter(({ kind }) => kind === 'invited');
    const [overDays, pushed, counts] = await Promise.all([
      turn.length === 0 ? [] : matches.playedOverDays(distinct(turn, 'match')),
      closing.length === 0 ? [] : outbox.pushedTo(distinct(closing, 'person'), distinct(closing, 'match'), since),
      invited.length === 0 ? [] : outbox.invitationsTo(distinct(invited, 'person'), time.now() - INVITATIONS.ms),
    ]);
    return { preferences, turns, taken, overDays: new Set(overDays), pushed, invited: new Map(counts) };
  }

  async #scheduleOf(event: OutboxEvent, around: Circumstances): Promise<EventSchedule> {
    const { settings, channels } = around.preferences.get(event.person) ?? { settings: null, channels: [] };
    const shown = around.pushed.filter((one) => placeOf(one) === placeOf(event)).map(({ channel }) => channel);
    const parts: ScheduleParts = {
      settings: settings ?? defaultSettings(this.#parts.defaultLanguage),
      channels: event.kind === 'taken' ? channels.filter((one) => shown.includes(one.id)) : channels,
      isTurnToo: around.turns.has(placeOf(event)),
    };
    return { event: event.id, ...(await this.#scheduleIn(event, parts, around)) };
  }

  async #scheduleIn(event: OutboxEvent, parts: ScheduleParts, around: Circumstances): Promise<Schedule> {
    const { matches, time } = this.#parts;
    const { kind, person, match: name, ply } = event;
    const { taken, overDays } = around;
    const isTaken = taken.some((one) => placeOf(one) === placeOf(event) && one.ply > ply);
    if (!goesSomewhere(event, parts) || (isTaken && isOfTurn(event))) return EMPTY_SCHEDULE;
    if (name === '' || kind === 'taken') return { deliveries: deliveriesOf(event, kind, event.at, parts), held: null };
    const due = endOfWait(event, parts.settings);
    const isRead = due <= time.now() || (kind === 'turn' && overDays.has(name));
    if (!isRead) return { deliveries: [], held: hold(event, due, time.now()) };
    const match = await matches.describe(name, person);
    if (!match) return EMPTY_SCHEDULE;
    const seat = seatToAct(match);
    const left = seat === null ? null : untilLow(match, seat);
    const now = time.now();
    // A person who has decided something in a turn has seen it, but may still run out of time.
    if (kind === 'turn' && left !== null && match.ply > ply && (await isSameTurn(matches, event, match))) {
      return { deliveries: [], held: hold({ ...event, kind: 'low' }, now + left, now) };
    }
    if (!(await isRelevant(this.#parts, event, match))) return EMPTY_SCHEDULE;
    if (kind === 'turn') return scheduleTurn(event, left, now, parts);
    if (kind === 'low' && left === null) return EMPTY_SCHEDULE;
    // Time may have stood still meanwhile, or stands still now.
    if (kind === 'low' && left !== null && left > 0) return { deliveries: [], held: hold(event, now + left, now) };
    if (kind === 'invited' && match.rematchOf === undefined && !mayInvite(around, person)) return EMPTY_SCHEDULE;
    const isTurnToo = parts.isTurnToo || seat !== null;
    return { deliveries: deliveriesOf(event, kind, kind === 'low' ? now : due, { ...parts, isTurnToo }), held: null };
  }
}

/** Counts an invitation of a person. Returns false if they were notified of as many as they may be. */
function mayInvite({ invited }: Circumstances, person: string): boolean {
  const count = invited.get(person) ?? 0;
  if (count >= INVITATIONS.max) return false;
  invited.set(person, count + 1);
  return true;
}
