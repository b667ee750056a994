import type { PendingCommit } from '../match/pending-commit.ts';
import { type BotAnswer, STAND_IN } from '../ports/bots.ts';
import type { HostParts, TurnFault } from '../ports/environment.ts';
import type { StoredMatch } from '../ports/store.ts';
import type { TurnClock } from './turn-clock.ts';

/** Longer than any turn: a bot that never ends its turn is committed in pieces of this length. */
const MAX_TURN = 64;
/** How long the stand-in may think. */
const STAND_IN_MS = 100;

/** A bot's turn in a match: where it began, and what is decided in it. */
export interface BotTurn {
  readonly match: StoredMatch;
  readonly pending: PendingCommit;
  readonly seat: number;
  readonly clock: TurnClock;
  /** Whether somebody follows the match. */
  readonly isFollowed: boolean;
}

/** How a turn went: to its end; or the bots were stopped, or cannot be reached for now, and nothing of it is to be kept. */
export type TurnOutcome = 'played' | 'stopped' | 'unavailable';

/**
 * Lets the bot decide until somebody else is to act. Whatever the bot does, the turn comes to its end: a bot that fails
 * is replaced for the rest of the turn by the stand-in, and if that fails too, by whatever is legal.
 */
export async function playBotTurn(parts: HostParts, turn: BotTurn): Promise<TurnOutcome> {
  const { match, pending, seat, clock } = turn;
  while (pending.table.actor() === seat && pending.length < MAX_TURN) {
    const level = await playerOf(parts, turn);
    if (level === null) {
      playUniformly(parts, pending);
      continue;
    }
    const ply = match.ply + pending.length;
    const answer = await ask(parts, turn, level);
    const fault = answer.ok ? playLines(pending, seat, answer.lines) : faultOf(answer);
    if (fault === null) continue;
    if (fault.reason === 'stopped') return 'stopped';
    if (fault.reason === 'unavailable' || fault.reason === 'busy') return 'unavailable';
    parts.log.botReplaced({ match: match.id, ply, seat, level, ...fault });
    clock.fail();
  }
  return 'played';
}

/** The level that plays on: the seat's own, then the stand-in if the game has it; null where whatever is legal is played. */
async function playerOf({ bots }: HostParts, { match, seat, clock }: BotTurn): Promise<string | null> {
  if (clock.failures === 0) return match.seats[seat]?.level ?? '';
  if (clock.failures > 1) return null;
  return (await bots.levels(match.game))?.includes(STAND_IN) ? STAND_IN : null;
}

async function ask(parts: HostParts, turn: BotTurn, level: string): Promise<BotAnswer> {
  const { match, pending, seat, clock, isFollowed } = turn;
  const answer = await parts.bots.think({
    match: match.id,
    place: match.openedFrom ?? '',
    fairnessGroup: fairnessGroupOf(match),
    game: match.game,
    level,
    seat,
    view: pending.table.state(seat),
    seed: parts.chance.below(2 ** 32),
    ms: clock.failures > 0 ? STAND_IN_MS : clock.left,
    idle: !isFollowed && match.seats.every(({ kind }) => kind === 'bot'),
  });
  if (answer.ok) clock.spend(answer.ms);
  return answer;
}

/** The people who sit in a match; matches of nobody are all in the same fairness group. */
function fairnessGroupOf(match: StoredMatch): string {
  return [...new Set(match.seats.flatMap((seat) => seat.person ?? []))].sort().join(' ');
}

/**
 * Plays the lines as long as they are legal and it is the seat that decides. A later line that is not legal is no
 * fault: the bot is asked again from where the others led.
 */
function playLines(pending: PendingCommit, seat: number, lines: readonly string[]): TurnFault | null {
  for (const [i, line] of lines.entries()) {
    if (i > 0 && (pending.table.actor() !== seat || pending.length >= MAX_TURN)) return null;
    const played = pending.play(line);
    if (!played.ok) return i > 0 ? null : { reason: 'refused', code: played.refusal.code };
  }
  return lines.length > 0 ? null : { reason: 'silent' };
}

function faultOf({ ok: _ok, ...fault }: BotAnswer & { readonly ok: false }): TurnFault {
  return fault;
}

function playUniformly(parts: HostParts, pending: PendingCommit): void {
  const { actions } = pending.table.legal();
  const line = actions[parts.chance.below(actions.length)];
  if (line === undefined || !pending.play(line).ok) throw new Error('the game refuses what it lists as legal');
}
