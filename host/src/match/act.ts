import type { Refusal } from '@levante/contract';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { HostParts } from '../ports/environment.ts';
import type { StoredMatch } from '../ports/store.ts';
import { isOutOfTime, settleClocks } from './change-seat.ts';
import { deadlineOf } from './clock-rules.ts';
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

/** Dependencies of a command. */
export interface ActParts extends CommitParts, Pick<HostParts, 'bots'> {
  /** Called when a seat was handed to a bot, which is to act next. */
  readonly handedOver: (match: string) => void;
}

const SEAT_PREFIX = /^(\d+) /;

/**
 * Applies all actions of a command or none, together with the random events that follow. Repeating a command returns
 * the first reply; another command under the same key fails with `key-reused`. The loser of a race gets `stale-ply`.
 */
export async function act(parts: ActParts, command: Command): Promise<HostReply<Committed>> {
  const hash = hashOf(command);
  const { person } = command;
  const before = async (): Promise<HostReply<Committed> | null> =>
    person === null ? null : await answered(parts, command, person, hash);
  for (let { memory } = parts.store; ; memory = undefined) {
    const known = memory?.recall(command.match);
    const match = known ?? (await parts.store.read(command.match));
    if (!match) return failed({ code: 'no-such-match' });
    if (person === null) return failed({ code: 'not-your-seat', at: 0 });
    const pending = await pendingOf(parts, match, command);
    // The memory may be outdated: only the store refuses.
    if (!pending.ok && known) continue;
    // A command already applied is no longer legal, so only failures need the lookup.
    if (!pending.ok) {
      const answer = await before();
      if (answer) return answer;
      // Retry: the match has moved on, perhaps by this command.
      if (pending.fault.code === 'out-of-time' && !(await isHandedOver(parts, match))) continue;
      return pending;
    }
    const committed = await committedOr(pending.value.close({ person, key: command.key, hash }), before);
    if (committed) return committed;
    // Retry: lost the compare-and-set to another action, or to a change of seats at the same ply.
  }
}

/**
 * Returns the commit result, or null if the compare-and-set was lost. After a failed commit it returns the earlier
 * reply under this key, if there is one.
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
    const answer = await before().catch(() => null);
    if (answer) return answer;
    throw error;
  }
}

/**
 * Hands the seat of a person without time to a bot. Otherwise an earlier request with the same command, which another
 * process may still hold, could be stored after this one was refused. Returns false if the match has moved on.
 */
async function isHandedOver(parts: ActParts, match: StoredMatch): Promise<boolean> {
  const { clocks } = parts;
  if (!clocks || !match.clocks) return false;
  const now = await clocks.time.now();
  const deadline = deadlineOf(match.clocks) ?? now;
  if (!(await settleClocks({ ...parts, clocks }, match, { deadline, now }))) return false;
  parts.handedOver(match.id);
  return true;
}

async function answered(
  parts: CommitParts,
  command: Command,
  person: string,
  hash: string,
): Promise<HostReply<Committed> | null> {
  const answer = await parts.store.answerTo(command.match, person, command.key);
  if (!answer) return null;
  // The host that committed may have ended before it scheduled what follows.
  return answer.hash === hash ? done({ ply: answer.ply, unattended: true }) : failed({ code: 'key-reused' });
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
  // Guards against lenient parsers: nobody acts for chance or for another seat.
  if (actor !== seat && pending.table.result() === null) return { code: 'not-your-turn', clause: null, data: {} };
  const played = pending.play(line);
  return played.ok ? null : played.refusal;
}

function hashOf(command: Command): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify([command.ply, command.actions]))));
}
