import type { Refusal } from '@levante/contract';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { PassingRefusal } from '../ports/clocks.ts';
import type { KnownMatch, StoredCommand, StoredMatch } from '../ports/stored-match.ts';
import { isOutOfTime } from './change-seat.ts';
import { seatsFor } from './describe.ts';
import { type CommitParts, type Committed, PendingCommit } from './pending-commit.ts';
import { done, ENDED, failed, type HostFault, type HostReply } from './reply.ts';
import { levelPlaying } from './seat-play.ts';

/** A person's command: actions decided at `ply`, with an idempotency key. */
export interface Command {
  readonly match: string;
  readonly person: string | null;
  readonly ply: number;
  readonly key: string;
  readonly actions: readonly string[];
}

const PASSING: readonly PassingRefusal['code'][] = ['bot-plays', 'out-of-time', 'not-started', 'newer-rules'];
const SEAT_PREFIX = /^(\d+) /;

/**
 * Applies all actions of a command or none, together with the random events that follow. Repeating a command returns
 * the first reply; another command under the same key fails with `key-reused`. The loser of a race gets `stale-ply`.
 */
export async function act(parts: CommitParts, command: Command): Promise<HostReply<Committed>> {
  const { match, person, key } = command;
  if (person === null)
    return failed((await parts.store.read(match)) ? { code: 'not-your-seat', at: 0 } : { code: 'no-such-match' });
  const identity = { person, key, hash: hashOf(command) };
  return (await actOnKnown(parts, command, identity)) ?? (await actOnStored(parts, command, identity));
}

/**
 * Applies a command to the match as this process knows it. Returns null if that fails or the match is not cached: the
 * cache may be outdated, and only the store refuses.
 */
async function actOnKnown(
  parts: CommitParts,
  command: Command,
  identity: StoredCommand,
): Promise<HostReply<Committed> | null> {
  const known = parts.store.live.recall(command.match);
  const pending = known && (await pendingOf(parts, known, command));
  return pending?.ok ? await close(parts, pending.value, identity) : null;
}

/** Reads the match and applies a command to it, or refuses it. */
async function actOnStored(
  parts: CommitParts,
  command: Command,
  identity: StoredCommand,
): Promise<HostReply<Committed>> {
  for (;;) {
    const match = await parts.store.read(command.match);
    if (!match) return failed({ code: 'no-such-match' });
    const pending = await pendingOf(parts, match, command);
    if (!pending.ok) {
      // A command already applied is no longer legal, so only failures need the lookup.
      const earlier = await answered(parts, match.id, identity);
      return earlier ?? (await refused(parts, match, { command, identity }, pending.fault));
    }
    const committed = await close(parts, pending.value, identity);
    if (committed) return committed;
    // Retry: lost the compare-and-set to another action, or to a change of seats at the same ply.
  }
}

/**
 * Commits a command. Returns null if the compare-and-set was lost. After a failed commit it returns the earlier reply
 * under this key, if there is one. If that cannot be read, nothing is known of the command, and that is the error.
 */
async function close(
  parts: CommitParts,
  pending: PendingCommit,
  identity: StoredCommand,
): Promise<HostReply<Committed> | null> {
  try {
    const committed = await pending.close(identity);
    return committed && done(committed);
  } catch (error) {
    // Either the key was used for another command, or only the reply was lost.
    const answer = await answered(parts, pending.match, identity);
    if (answer) return answer;
    throw error;
  }
}

/**
 * Returns the reply to a command that is refused, which only a match as stored can tell. If it could be legal later at this ply, the refusal is stored first: an
 * earlier request with the same command, which is still on its way, must not be written after it.
 */
async function refused(
  parts: CommitParts,
  { id, ply, actor }: StoredMatch,
  { command, identity }: { readonly command: Command; readonly identity: StoredCommand },
  fault: HostFault,
): Promise<HostReply<Committed>> {
  const { clocks } = parts;
  const isTurn = SEAT_PREFIX.exec(command.actions[0] ?? '')?.[1] === actor;
  if (!clocks || !isTurn || !isPassing(fault)) return failed(fault);
  await clocks.store.refuse({ match: id, ply, ...identity, refusal: fault });
  // The earlier request may have been written in the meantime.
  return (await answered(parts, id, identity)) ?? failed(fault);
}

const isPassing = (fault: HostFault): fault is PassingRefusal => PASSING.some((code) => code === fault.code);

async function answered(
  { store }: CommitParts,
  match: string,
  { person, key, hash }: StoredCommand,
): Promise<HostReply<Committed> | null> {
  const answer = await store.answerTo(match, person, key);
  if (!answer) return null;
  if (answer.hash !== hash) return failed({ code: 'key-reused' });
  // The host that committed may have ended before it scheduled what follows.
  return answer.refusal ? failed(answer.refusal) : done({ ply: answer.ply, unattended: true });
}

/** Plays the actions of a command on a match. Fails at the first that is not legal there. */
async function pendingOf(parts: CommitParts, match: KnownMatch, command: Command): Promise<HostReply<PendingCommit>> {
  const mine = seatsFor(match, command.person);
  const seats = command.actions.map((line) => SEAT_PREFIX.exec(line)?.[1]);
  const foreign = seats.findIndex((seat) => !mine.includes(Number(seat)));
  if (mine.length === 0) return failed({ code: 'not-your-seat', at: 0 });
  if (foreign >= 0) return failed(foreignLine(command.actions[foreign], foreign, match.ply));
  if (parts.tables.isNewer(match)) return failed({ code: 'newer-rules' });
  if (match.status === 'waiting') return failed({ code: 'not-started' });
  if (match.status === 'over' && match.result === null) return failed({ code: 'refused', refusal: ENDED, at: 0 });
  if (match.ply !== command.ply) return failed({ code: 'stale-ply', ply: match.ply });
  const standInAt = command.actions.findIndex((_, i) => hasStandIn(match, Number(seats[i])));
  if (standInAt >= 0) return failed({ code: 'bot-plays', at: standInAt });
  if (parts.clocks && match.clocks && isOutOfTime(match, await parts.clocks.time.now()))
    return failed({ code: 'out-of-time' });
  const pending = await PendingCommit.begin(parts, match);
  for (const [at, line] of command.actions.entries()) {
    const refusal = play(pending, line, Number(seats[at]));
    if (refusal) return failed({ code: 'refused', refusal, at, ply: match.ply });
  }
  return done(pending);
}

const hasStandIn = ({ seats }: KnownMatch, seat: number): boolean =>
  seats.some((one) => one.seat === seat && levelPlaying(one) !== null);

/** Classifies a line outside the person's seats: another seat or chance, or not an action. */
function foreignLine(line: string | undefined, at: number, ply: number): HostFault {
  if (line !== undefined && /^(\d+|\*) /.test(line)) return { code: 'not-your-seat', at };
  return { code: 'refused', refusal: { code: 'bad-request', clause: null, data: {} }, at, ply };
}

function play(pending: PendingCommit, line: string, seat: number): Refusal | null {
  const actor = pending.table.actor();
  // Guards against lenient parsers: no person acts for chance or for another seat.
  if (actor !== seat && pending.table.result() === null) return { code: 'not-your-turn', clause: null, data: {} };
  const played = pending.play(line);
  return played.ok ? null : played.refusal;
}

function hashOf(command: Command): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify([command.ply, command.actions]))));
}
