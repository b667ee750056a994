import type { Refusal } from '@levante/contract';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { PassingRefusal } from '../ports/clocks.ts';
import type { StoredCommand, StoredMatch } from '../ports/store.ts';
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
  const { person } = command;
  for (let { memory } = parts.store; ; memory = undefined) {
    const known = memory?.recall(command.match);
    const match = known ?? (await parts.store.read(command.match));
    if (!match) return failed({ code: 'no-such-match' });
    if (person === null) return failed({ code: 'not-your-seat', at: 0 });
    const identity = { person, key: command.key, hash: hashOf(command) };
    const before = () => answered(parts, command.match, identity);
    const pending = await pendingOf(parts, match, command);
    // The memory may be outdated: only the store refuses.
    if (!pending.ok && known) continue;
    // A command already applied is no longer legal, so only failures need the lookup.
    if (!pending.ok) return (await before()) ?? (await refused(parts, match, { command, identity }, pending.fault));
    const committed = await committedOr(pending.value.close(identity), before);
    if (committed) return committed;
    // Retry: lost the compare-and-set to another action, or to a change of seats at the same ply.
  }
}

/**
 * Returns the commit result, or null if the compare-and-set was lost. After a failed commit it returns the earlier
 * reply under this key, if there is one. If that cannot be read, nothing is known of the command, and that is the error.
 */
async function committedOr(
  commit: Promise<Committed | null>,
  before: () => Promise<HostReply<Committed> | null>,
): Promise<HostReply<Committed> | null> {
  try {
    const committed = await commit;
    return committed && done(committed);
  } catch (error) {
    // Either the key was used for another command, or only the reply was lost.
    const answer = await before();
    if (answer) return answer;
    throw error;
  }
}

/**
 * Returns the reply to a command that is refused. If it could be legal later at this ply, the refusal is stored first: an
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

async function pendingOf(parts: CommitParts, match: StoredMatch, command: Command): Promise<HostReply<PendingCommit>> {
  const mine = seatsFor(match, command.person);
  const seats = command.actions.map((line) => SEAT_PREFIX.exec(line)?.[1]);
  const foreign = seats.findIndex((seat) => !mine.includes(Number(seat)));
  if (mine.length === 0) return failed({ code: 'not-your-seat', at: 0 });
  if (foreign >= 0) return failed(foreignLine(command.actions[foreign], foreign, match.ply));
  if (parts.tables.isNewer(match)) return failed({ code: 'newer-rules' });
  if (match.status === 'waiting') return failed({ code: 'not-started' });
  if (match.status === 'over' && match.result === null) return failed({ code: 'refused', refusal: ENDED, at: 0 });
  if (match.ply !== command.ply) return failed({ code: 'stale-ply', ply: match.ply });
  const stoodIn = command.actions.findIndex((_, i) => isPlayedByBot(match, Number(seats[i])));
  if (stoodIn >= 0) return failed({ code: 'bot-plays', at: stoodIn });
  if (parts.clocks && match.clocks && isOutOfTime(match, await parts.clocks.time.now()))
    return failed({ code: 'out-of-time' });
  const pending = await PendingCommit.begin(parts, match);
  for (const [at, line] of command.actions.entries()) {
    const refusal = play(pending, line, Number(seats[at]));
    if (refusal) return failed({ code: 'refused', refusal, at, ply: match.ply });
  }
  return done(pending);
}

const isPlayedByBot = ({ seats }: StoredMatch, seat: number): boolean =>
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
