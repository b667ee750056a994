import type { Store, StoredMatch } from '@levante/host';
import type { Delivery, NotificationReader, OutboxEvent } from '@levante/server';
import type { WebhookMessage } from '@levante/wire';
import { type ChaosFault, misnotified as fault } from '../fault.ts';
import { countWaiting, type NotificationQueue, stuckIn, type WaitingCounts } from './waiting-notifications.ts';

/** A message as it arrived at a webhook's address. Each channel has its own address. */
export interface Arrival {
  readonly url: string;
  readonly message: Pick<WebhookMessage, 'key' | 'items'>;
  readonly isAccepted: boolean;
}

type Item = WebhookMessage['items'][number];

/** Numbers of accepted messages, of repeated ones, and of the others by their fate. */
export interface NotificationCounts {
  readonly received: number;
  readonly repeated: number;
  /** Numbers of waiting notifications by cause. */
  readonly waiting: WaitingCounts;
  readonly dropped: number;
}

/** Everything known of notifications once the servers have stopped. */
export interface NotificationEvidence {
  readonly store: Pick<Store, 'read' | 'plies'>;
  readonly notifications: NotificationReader;
  /** Ids of the matches that were opened. */
  readonly matches: readonly string[];
  readonly arrivals: readonly Arrival[];
  /** Time at which the servers stopped. */
  readonly now: number;
}

/** A stored match with the actor of each ply. */
interface PlayedMatch {
  readonly match: StoredMatch;
  readonly actors: readonly string[];
}

interface Known extends NotificationQueue {
  readonly matches: ReadonlyMap<string, PlayedMatch>;
  readonly arrivals: readonly Arrival[];
  /** Person by address, and address by channel. */
  readonly people: ReadonlyMap<string, string>;
  readonly urls: ReadonlyMap<string, string>;
}

/** Compares the messages that arrived with the matches and with the servers' data about them. */
export async function checkNotifications(
  evidence: NotificationEvidence,
): Promise<{ readonly counts: NotificationCounts; readonly faults: readonly ChaosFault[] }> {
  const known = await read(evidence);
  const faults = [
    ...doubled(known),
    ...known.arrivals.flatMap((arrival) => untrue(known, arrival)),
    ...unaccounted(known),
    ...stuckIn(known),
    ...[...known.matches.values()].flatMap((played) => unnotified(known, played)),
  ];
  return { counts: countsOf(known), faults };
}

const ALL = 1_000_000;

async function read(evidence: NotificationEvidence): Promise<Known> {
  const { store, notifications, matches: ids, arrivals, now } = evidence;
  const named = arrivals.flatMap(({ message }) => message.items.flatMap(({ match }) => match ?? []));
  const matches = new Map<string, PlayedMatch>();
  const open = [...new Set([...ids, ...named])];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const match = matches.has(id) ? null : await store.read(id);
    if (!match) continue;
    const plies = await store.plies(id, 0, match.ply);
    matches.set(id, { match, actors: plies.map(({ action }) => action.split(' ', 1).join()) });
    if (match.continuedBy !== undefined) open.push(match.continuedBy);
  }
  const people = new Map<string, string>();
  const urls = new Map<string, string>();
  const deliveries: Delivery[] = [];
  for (const person of new Set([...matches.values()].flatMap(({ match }) => peopleIn(match)))) {
    for (const { id, target } of await notifications.preferences.channelsOf(person)) {
      if (target.kind !== 'webhook') continue;
      people.set(target.url, person);
      urls.set(id, target.url);
    }
    deliveries.push(...(await notifications.deliveries.logOf(person, ALL)));
  }
  const events = await notifications.outbox.events(ALL, Number.MAX_SAFE_INTEGER);
  const leases = await notifications.deliveries.leases();
  return { matches, arrivals, people, urls, deliveries, events, leases, now };
}

const peopleIn = ({ seats }: StoredMatch): string[] => [...new Set(seats.flatMap(({ person }) => person ?? []))];

/** Time running low is planned with the turn, under the same event. */
const nameOf = (url: string, { event, kind }: Pick<Item, 'event' | 'kind'>): string => `${url} ${event} ${kind}`;

/** Returns what arrived in a channel under two keys, so that its receiver could not know. */
function doubled({ arrivals }: Known): readonly ChaosFault[] {
  const keys = new Map<string, string>();
  return arrivals.flatMap(({ url, message: { key, items } }) =>
    items.flatMap((item) => {
      const before = keys.get(nameOf(url, item)) ?? key;
      keys.set(nameOf(url, item), key);
      const { match, kind, ply } = item;
      return before === key ? [] : [fault(match, `${kind} at ply ${ply} arrived under the keys ${before} and ${key}`)];
    }),
  );
}

/** Returns the false claim in a message: an event that did not happen, or does not concern its person. */
function untrue({ matches, people }: Known, { url, message }: Arrival): readonly ChaosFault[] {
  const person = people.get(url);
  return message.items.flatMap(({ kind, match: id, ply }) => {
    const played = id === null ? null : matches.get(id);
    if (played === null) return [];
    const why = played ? whyUntrue(played, person, { kind, ply }) : 'the match is not stored';
    return why === null ? [] : [fault(id, `${kind} at ply ${ply} arrived at ${url}, but ${why}`)];
  });
}

function whyUntrue(
  { match, actors }: PlayedMatch,
  person: string | undefined,
  { kind, ply }: Pick<Item, 'kind' | 'ply'>,
): string | null {
  const mine = match.seats.filter((seat) => person !== undefined && seat.person === person);
  if (mine.length === 0) return 'its person has no seat';
  if (ply > match.ply) return `the match has ${match.ply} plies`;
  if (kind === 'ended') return match.status === 'over' ? null : 'the match is not over';
  if (kind === 'started') return match.status === 'waiting' ? 'the match has not started' : null;
  if (kind !== 'turn' && kind !== 'low') return null;
  // Nothing tells whose turn it was when a match was ended without a result.
  if (ply === match.ply && match.status === 'over' && match.result === null) return null;
  const actor = actors[ply] ?? match.actor;
  return mine.some(({ seat }) => String(seat) === actor) ? null : `it is the turn of ${actor ?? 'nobody'}`;
}

/** Returns the fault in the log of deliveries: a false entry, or an unsent delivery without a reason. */
function unaccounted({ arrivals, urls, deliveries }: Known): readonly ChaosFault[] {
  const accepted = new Set(
    arrivals
      .filter(({ isAccepted }) => isAccepted)
      .flatMap(({ url, message: { key, items } }) => items.map((item) => `${nameOf(url, item)} ${key}`)),
  );
  return deliveries.flatMap(({ event, kind, channel, message, state, why, answer, match, ply }) => {
    const named = `${kind} at ply ${ply}`;
    if (state === 'failed') return [fault(match, `${named} failed: ${answer}`)];
    if (state === 'dropped') return why === null ? [fault(match, `${named} was dropped without a reason`)] : [];
    if (state !== 'sent' || kind === 'taken') return [];
    const hasArrived = accepted.has(`${nameOf(urls.get(channel) ?? '', { event, kind })} ${message}`);
    return hasArrived ? [] : [fault(match, `${named} was sent, but not received`)];
  });
}

/** Returns a person whose turn it is and whom no server has notified or is going to. */
function unnotified({ events, deliveries }: Known, { match, actors }: PlayedMatch): readonly ChaosFault[] {
  const deciding = match.status === 'running' && match.seats.find(({ seat }) => String(seat) === match.actor);
  if (!deciding || deciding.person === null || deciding.playedBy || peopleIn(match).length < 2) return [];
  const { seat, person, name } = deciding;
  const since = actors.findLastIndex((actor) => actor !== String(seat) && actor !== '*') + 1;
  // They were here themselves: they resigned or came back.
  if (match.sat?.some((one) => one.seat === seat && one.ply >= since)) return [];
  const isAbout = (one: OutboxEvent | Delivery): boolean =>
    one.kind === 'turn' && one.person === person && one.match === match.id && one.ply >= since;
  if (events.some(isAbout)) return [];
  const own = deliveries.filter(isAbout);
  // The rest of a turn that its person has begun is no news.
  if (own.length === 0 && actors.includes(String(seat), since)) return [];
  if (own.length === 0) return [fault(match.id, `${name} was not notified of the turn since ply ${since}`)];
  const isDropped = own.some(({ ply, state }) => ply === match.ply && state === 'dropped');
  return isDropped ? [fault(match.id, `the notification of ${name} was dropped, and it is still their turn`)] : [];
}

function countsOf(known: Known): NotificationCounts {
  const { arrivals, deliveries } = known;
  const accepted = arrivals.filter(({ isAccepted }) => isAccepted);
  const received = new Set(accepted.map(({ message }) => message.key)).size;
  const dropped = deliveries.filter(({ state }) => state === 'dropped').length;
  return { received, repeated: accepted.length - received, waiting: countWaiting(known), dropped };
}
