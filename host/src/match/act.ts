import type { Refusal } from '@levante/contract';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { StoredMatch } from '../ports/store.ts';
import { seatsFor } from './describe.ts';
import { type CommitParts, type Committed, PendingCommit } from './pending-commit.ts';
import { done, failed, type HostFault, type HostReply } from './reply.ts';

/** A person's command: actions decided when the record had `ply` of them, with an idempotency key. */
export interface Command {
  readonly match: string;
  readonly person: string | null;
  readonly ply: number;
  readonly key: string;
  readonly actions: readonly string[];
}

/** An operator has ended the match: there is no clause of the rules for that. */
const ENDED: Refusal = { code: 'match-over', clause: null, data: {} };

const SEAT_PREFIX = /^(\d+) /;

/**
 * Does all actions of a command or none, with the chance that follows, and returns what it came to. The same
 * command sent again gets the same answer; another one under the same key is `key-reused`. Whoever loses a race
 * gets `stale-ply`.
 */
export async function act(parts: CommitParts, command: Command): Promise<HostReply<Committed>> {
  const hash = hashOf(command);
  const match = await parts.store.read(command.match);
  if (!match) return failed({ code: 'no-such-match' });
  const { person } = command;
  if (person === null) return failed({ code: 'not-your-seat', at: 0 });
  const before = (): Promise<HostReply<Committed> | null> => answered(parts, command, person, hash);
  const pending = await pendingOf(parts, match, command);
  // What was done before cannot be done again, so that only what fails has to be looked up.
  if (!pending.ok) return (await before()) ?? pending;
  const committed = await committedOr(pending.value.close({ person, key: command.key, hash }), before);
  if (committed) return committed;
  // The race is lost, perhaps to this very command, sent twice.
  const now = await parts.store.read(command.match);
  if (!now) return failed({ code: 'no-such-match' });
  return (await before()) ?? failed({ code: 'stale-ply', ply: now.ply });
}

/** What a commit came to; null where the race is lost. Where it failed: what the key was used for, if that can be told. */
async function committedOr(
  commit: Promise<Committed | null>,
  before: () => Promise<HostReply<Committed> | null>,
): Promise<HostReply<Committed> | null> {
  try {
    const committed = await commit;
    return committed && done(committed);
  } catch (error) {
    // The key was used for something else, or only the answer was lost.
    const answer = await before().catch(() => null);
    if (answer) return answer;
    throw error;
  }
}

async function answered(
  parts: CommitParts,
  command: Command,
  person: string,
  hash: string,
): Promise<HostReply<Committed> | null> {
  const answer = await parts.store.answerTo(command.match, person, command.key);
  if (!answer) return null;
  // Whoever did it may have ended before it saw to what follows.
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
  const pending = await PendingCommit.begin(parts, match);
  for (const [at, line] of command.actions.entries()) {
    const refusal = play(pending, line, Number(seats[at]));
    if (refusal) return failed({ code: 'refused', refusal, at, ply: match.ply });
  }
  return done(pending);
}

/** A line that names a seat or chance is somebody else's; any other is no action at all. */
function foreignLine(line: string | undefined, at: number, ply: number): HostFault {
  if (line !== undefined && /^(\d+|\*) /.test(line)) return { code: 'not-your-seat', at };
  return { code: 'refused', refusal: { code: 'bad-request', clause: null, data: {} }, at, ply };
}

function play(pending: PendingCommit, line: string, seat: number): Refusal | null {
  const actor = pending.table.actor();
  // Whatever a game's parser lets through: nobody decides for chance or for another seat.
  if (actor !== seat && pending.table.result() === null) return { code: 'not-your-turn', clause: null, data: {} };
  const played = pending.play(line);
  return played.ok ? null : played.refusal;
}

function hashOf(command: Command): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify([command.ply, command.actions]))));
}
