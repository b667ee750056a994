import { createHash } from 'node:crypto';
import type { Refusal } from '@levante/contract';
import type { StoredMatch } from '../store/port.ts';
import { seatsOf } from './describe.ts';
import { done, type Fault, failed, type Outcome } from './outcome.ts';
import type { MatchParts } from './ports.ts';
import { Draft } from './table.ts';

/** A person's command: actions decided when the record had `ply` of them, with an idempotency key. */
export interface Command {
  readonly match: string;
  readonly person: string | null;
  readonly ply: number;
  readonly key: string;
  readonly actions: readonly string[];
}

const SEAT_PREFIX = /^(\d+) /;

/**
 * Does all actions of a command or none, with the chance that follows, and gives the ply after them. The same
 * command sent again gets the same answer; another one under the same key is `key-reused`. Whoever loses a race
 * gets `stale-ply`.
 */
export async function act(parts: MatchParts, command: Command): Promise<Outcome<number>> {
  const hash = hashOf(command);
  const match = await parts.store.read(command.match);
  if (!match) return failed({ code: 'no-such-match' });
  const { person } = command;
  if (person === null) return failed({ code: 'not-your-seat', at: 0 });
  const before = await answered(parts, command, person, hash);
  if (before) return before;
  const draft = draftOf(parts, match, command);
  if (!draft.ok) return draft;
  const dealer = await parts.store.dealerOf(match.id);
  if (!dealer) return failed({ code: 'no-such-match' });
  const commit = draft.value.close(dealer);
  if (await parts.store.commit({ ...commit, command: { person, key: command.key, hash } })) {
    return done(commit.from + commit.plies.length);
  }
  // The race is lost, perhaps to this very command, sent twice.
  const now = await parts.store.read(command.match);
  return (await answered(parts, command, person, hash)) ?? failed({ code: 'stale-ply', ply: now?.ply ?? match.ply });
}

async function answered(
  parts: MatchParts,
  command: Command,
  person: string,
  hash: string,
): Promise<Outcome<number> | null> {
  const answer = await parts.store.answerTo(command.match, person, command.key);
  if (!answer) return null;
  return answer.hash === hash ? done(answer.ply) : failed({ code: 'key-reused' });
}

function draftOf(parts: MatchParts, match: StoredMatch, command: Command): Outcome<Draft> {
  const mine = seatsOf(match, command.person);
  const seats = command.actions.map((line) => SEAT_PREFIX.exec(line)?.[1]);
  const foreign = seats.findIndex((seat) => !mine.includes(Number(seat)));
  if (mine.length === 0) return failed({ code: 'not-your-seat', at: 0 });
  if (foreign >= 0) return failed(foreignLine(command.actions[foreign], foreign, match.ply));
  if (match.status === 'waiting') return failed({ code: 'not-started' });
  if (match.ply !== command.ply) return failed({ code: 'stale-ply', ply: match.ply });
  const draft = new Draft(parts.games, match);
  for (const [at, line] of command.actions.entries()) {
    const refusal = play(draft, line, Number(seats[at]));
    if (refusal) return failed({ code: 'refused', refusal, at, ply: match.ply });
  }
  return done(draft);
}

/** A line that names a seat or chance is somebody else's; any other is no action at all. */
function foreignLine(line: string | undefined, at: number, ply: number): Fault {
  if (line !== undefined && /^(\d+|\*) /.test(line)) return { code: 'not-your-seat', at };
  return { code: 'refused', refusal: { code: 'bad-request', clause: null, data: {} }, at, ply };
}

function play(draft: Draft, line: string, seat: number): Refusal | null {
  const actor = draft.table.actor();
  // Whatever a game's parser lets through: nobody decides for chance or for another seat.
  if (actor !== seat && draft.table.result() === null) return { code: 'not-your-turn', clause: null, data: {} };
  const played = draft.play(line);
  return played.ok ? null : played.refusal;
}

function hashOf(command: Command): string {
  return createHash('sha256')
    .update(JSON.stringify([command.ply, command.actions]))
    .digest('hex');
}
