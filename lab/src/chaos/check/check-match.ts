import type { MatchRecord, Registry } from '@levante/contract';
import { branchMeta, describe, type Store, type StoredMatch, timesOf } from '@levante/host';
import type { ChaosFault, ChaosFaultKind } from '../fault.ts';
import type { SentCommand } from '../people/player.ts';
import type { ReceivedMessage, Watch } from '../people/watch.ts';
import { type MatchHistory, MatchReplay } from './match-replay.ts';

/** A record as read by a person after everything had settled, through the first of their seats. */
export interface RecordSeen {
  readonly name: string | null;
  readonly record: Pick<MatchRecord, 'actions' | 'seed'> & { readonly meta?: unknown };
}

/** Evidence about a match outside the store: all sent and received data. */
export interface Evidence {
  readonly id: string;
  /** Ply from which all sent commands are known. */
  readonly since: number;
  readonly sent: readonly SentCommand[];
  readonly watches: readonly Watch[];
  readonly records: readonly RecordSeen[];
  /** Reduces a text to the part that is stored, like the watches. */
  keep(text: string): string;
}

/** Dependencies of the checks. */
export interface CheckParts {
  readonly games: Registry;
  readonly store: Store;
}

const SEAT = /^(\d+) /;

/** Compares everything sent and received in a match with the store, after everything has settled. */
export async function checkMatch(parts: CheckParts, evidence: Evidence): Promise<ChaosFault[]> {
  const { id, watches } = evidence;
  const fault = (kind: ChaosFaultKind, what: string): ChaosFault => ({ kind, match: id, what });
  const history = await readHistory(parts.store, id);
  const game = history && parts.games.get(history.match.game);
  if (!history || !game) return [fault('lost', 'it is not stored')];
  const replayed = new MatchReplay(game, history);
  const found = [
    ...watches.flatMap((watch) => watch.faults),
    ...(await commandFaults(parts.store, history, evidence)).map(([kind, what]) => fault(kind, what)),
    ...watches
      .filter(({ ply }) => ply !== history.match.ply)
      .map((watch) => fault('astray', leftBehind(watch, history))),
    ...messageFaults(replayed, history, evidence).map((what) => fault('shown', what)),
  ];
  const owed = owedIn(history.match);
  if (owed !== null) found.push(fault('stuck', owed));
  const unruly = replayed.end();
  if (unruly !== null) return [...found, fault('unruly', unruly)];
  return [...found, ...recordFaults(replayed, history, evidence).map((what) => fault('shown', what))];
}

/** Reads all that a store has of a match. */
async function readHistory(store: Store, id: string): Promise<MatchHistory | null> {
  const match = await store.read(id);
  const dealer = await store.dealerOf(id);
  return match && dealer && { match, dealer, plies: await store.plies(id, 0, match.ply) };
}

const personNamed = ({ match }: MatchHistory, name: string | null): string | null =>
  (name !== null && match.seats.find((seat) => seat.name === name)?.person) || null;

/** Returns the seat through which a person may look. */
const viewerOf = (history: MatchHistory, { name, seat }: Watch): number | null =>
  describe(history.match, personNamed(history, name), seat).viewer;

const leftBehind = ({ seat, ply }: Watch, { match }: MatchHistory): string =>
  `a follower ${seat === null ? 'without a seat' : `through seat ${seat}`} received up to ply ${ply} of ${match.ply}`;

/** Describes the pending turn of chance or a bot; null if a person is to act, or no one. */
export function owedIn({ status, actor, seats }: StoredMatch): string | null {
  if (status !== 'running') return null;
  if (actor === '*') return 'chance has not acted';
  const bot = seats.find((seat) => (seat.kind === 'bot' || seat.playedBy) && String(seat.seat) === actor);
  return bot ? `the bot of seat ${actor} has not acted` : null;
}

/**
 * Checks that every acknowledged command is stored once, at the acknowledged ply, that refused ones are not, and that
 * nothing was stored that was not sent.
 */
async function commandFaults(
  store: Store,
  history: MatchHistory,
  { sent, since }: Evidence,
): Promise<[ChaosFaultKind, string][]> {
  const found: [ChaosFaultKind, string][] = [];
  const { match, plies } = history;
  const people = new Set(match.seats.filter(({ kind }) => kind === 'person').map(({ seat }) => String(seat)));
  let there = 0;
  const begun = new Map<number, string>();
  for (const command of sent) {
    const { key, ply, actions, answer, wrong } = command;
    const named = `${key} (${actions.join(', ')} at ${ply})`;
    const answered = await store.answerTo(match.id, personNamed(history, command.name) ?? '', key);
    const stored = answered?.refusal ? null : answered;
    const isThere = actions.every((action, i) => plies[ply + i]?.action === action);
    if (answer === null && !command.abandoned) found.push(['stuck', `${named} was never answered`]);
    else if (answer?.ok && wrong) found.push(['unruly', `${named} was executed`]);
    else if (answer?.ok && !(isThere && stored?.ply === answer.ply && answer.ply >= ply + actions.length))
      found.push(['lost', `${named} was acknowledged up to ply ${answer.ply}, but is not stored there`]);
    else if (answer && !answer.ok && stored)
      found.push(['doubled', `${named} was refused (${answer.code}), but is stored`]);
    else if (answer && !answer.ok && !wrong && !mayRefuse(match, ply, answer.code))
      found.push(['unruly', `${named} was refused: ${answer.code}`]);
    if (!stored) continue;
    there += actions.length;
    const other = begun.get(ply);
    if (other !== undefined) found.push(['doubled', `${named} is stored where ${other} is`]);
    begun.set(ply, named);
  }
  const acted = plies.filter(({ action }, ply) => {
    const seat = SEAT.exec(action)?.[1] ?? '';
    return ply >= since && people.has(seat) && !isStoodIn(match, Number(seat), ply);
  }).length;
  if (acted !== there) found.push(['doubled', `${acted} actions of people are stored, but ${there} were sent`]);
  return found;
}

/** Returns whether a correct command at a ply may have been refused with this code. */
function mayRefuse({ ply: end, status, result, sat, clocks }: StoredMatch, ply: number, code: string): boolean {
  switch (code) {
    case 'stale-ply':
      return end > ply;
    case 'bot-plays':
      return sat !== undefined;
    case 'out-of-time':
      return clocks !== undefined;
    case 'refused':
    case 'match-over':
      return status === 'over' && result === null;
    default:
      return false;
  }
}

/** Returns whether a bot played a person's seat at a ply. */
function isStoodIn({ sat = [] }: StoredMatch, seat: number, ply: number): boolean {
  return sat.findLast((event) => event.seat === seat && event.ply <= ply)?.by === 'bot';
}

/**
 * Checks that every message equals what its reader may see: the messages are regenerated at the same plies, in their order.
 */
function messageFaults(replayed: MatchReplay, history: MatchHistory, { watches, keep }: Evidence): string[] {
  const all: { readonly watch: Watch; readonly one: ReceivedMessage }[] = watches.flatMap((watch) =>
    watch.received.map((one) => ({ watch, one })),
  );
  all.sort((a, b) => a.one.ply - b.one.ply);
  const viewers = new Map(watches.map((watch) => [watch, viewerOf(history, watch)]));
  const texts = new Map<string, string>();
  const found: string[] = [];
  for (const { watch, one } of all) {
    replayed.to(one.ply);
    if (replayed.fault !== null) break;
    // A person who took a seat later was a spectator before; one who left had a seat while the match was waiting.
    if (one.viewer !== viewers.get(watch) && !(one.ply === 0 && (one.viewer === null || one.isWaiting)))
      found.push(`at ply ${one.ply} seat ${watch.seat ?? '-'} received what seat ${one.viewer ?? '-'} sees`);
    if (one.isWaiting && one.ply > 0) found.push(`at ply ${one.ply} a message says that seats are open`);
    const { sat = [] } = history.match;
    const acts = !one.isWaiting && !one.isEnded && replayed.isActing(one.viewer);
    const mayStandIn = sat.some(({ seat, ply }) => seat === one.viewer && ply <= one.ply);
    // Only the turn of a bot that plays for the viewer has no legal actions.
    if (one.withLegal ? !acts : acts && !mayStandIn && one.from !== null)
      found.push(`at ply ${one.ply} seat ${watch.seat ?? '-'} has ${one.withLegal ? 'a turn' : 'no turn'}`);
    const which = `${one.ply} ${one.viewer} ${one.from} ${one.withState} ${one.withLegal} ${one.isEnded}`;
    const expected = texts.get(which) ?? keep(replayed.expectedMessage(one));
    texts.set(which, expected);
    if (one.kept !== expected)
      found.push(`at ply ${one.ply} seat ${watch.seat ?? '-'} received ${one.kept}, expected ${expected}`);
  }
  return found;
}

/** Returns the contents of a record other than the actions. */
function metaOf({ match, plies, dealer: { entropy } }: MatchHistory, isOver: boolean): object | undefined {
  const { branches, clocks, sat } = match;
  const first = match.seats.map(({ seat, kind, level }) =>
    kind === 'bot' ? { ply: 0, seat, by: 'bot', level } : { ply: 0, seat, by: 'person' },
  );
  const published = isOver && entropy.some((one) => one !== null) ? entropy : null;
  const meta = {
    ...(published && { entropy: published }),
    ...(branches && branchMeta(branches, published)),
    ...(clocks && { pace: clocks.control, times: timesOf(match, plies) }),
    ...((clocks || sat) && { sat: [...first, ...(sat ?? [])] }),
  };
  return Object.keys(meta).length > 0 ? meta : undefined;
}

/**
 * Checks that the record of a running match shows each reader only what they may know, without seed and entropy, and
 * that a finished match's record shows everything.
 */
function recordFaults(replayed: MatchReplay, history: MatchHistory, { records }: Evidence): string[] {
  const isOver = history.match.result !== null;
  const expectedMeta = JSON.stringify(metaOf(history, isOver));
  return records.flatMap(({ name, record: { actions, seed, meta } }) => {
    const seat = describe(history.match, personNamed(history, name)).viewer;
    const mayRead = isOver ? history.plies.map(({ action }) => action) : replayed.actionsFor(seat);
    if (seed !== (isOver ? history.dealer.seed : undefined)) return [`the record of ${name} has the seed ${seed}`];
    if (JSON.stringify(meta) !== expectedMeta) return [`the record of ${name} has the meta ${JSON.stringify(meta)}`];
    const other = mayRead.findIndex((action, ply) => actions[ply] !== action);
    if (other < 0 && actions.length === mayRead.length) return [];
    return [`the record of ${name} has ${actions[other]} at ply ${other}, and may have ${mayRead[other]}`];
  });
}
