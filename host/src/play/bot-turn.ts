import type { PendingCommit } from '../match/pending-commit.ts';
import { levelPlaying } from '../match/seat-play.ts';
import { type BotAnswer, STAND_IN } from '../ports/bots.ts';
import type { HostParts, TurnFault } from '../ports/environment.ts';
import type { KnownMatch } from '../ports/stored-match.ts';
import type { TurnClock } from './turn-clock.ts';

/** Maximum number of actions in one commit, longer than any real turn. Splits the turn of a bot that never ends it. */
const MAX_TURN = 64;
/** Thinking time of the stand-in. */
const STAND_IN_MS = 100;

/** A bot's turn: the match from which it started and the actions applied so far. */
export interface BotTurn {
  readonly match: KnownMatch;
  readonly pending: PendingCommit;
  readonly seat: number;
  readonly clock: TurnClock;
  /** Whether the match has followers. */
  readonly isFollowed: boolean;
}

/** Outcome of a turn. After `stopped` and `unavailable`, nothing that was played is committed. */
export type TurnOutcome = 'played' | 'stopped' | 'unavailable';

/**
 * Lets a bot play until someone else acts. The turn always ends: the stand-in replaces a failing bot, and uniformly
 * drawn actions replace a failing stand-in.
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

/** Returns the level that continues: the seat's own, then the stand-in, then null for uniformly drawn actions. */
async function playerOf({ bots }: HostParts, { match, seat, clock }: BotTurn): Promise<string | null> {
  const played = match.seats[seat];
  if (clock.failures === 0) return played ? levelPlaying(played) : '';
  if (clock.failures > 1) return null;
  return (await bots.levels(match.game))?.includes(STAND_IN) ? STAND_IN : null;
}

async function ask(parts: HostParts, turn: BotTurn, level: string): Promise<BotAnswer> {
  const { match, pending, seat, clock, isFollowed } = turn;
  const played = match.seats.filter((one) => levelPlaying(one) !== null).length;
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
    turns: played < match.seats.length ? played : 1,
    waited: Math.max(0, parts.time.now() - clock.since),
  });
  if (answer.ok) clock.spend(answer.ms);
  return answer;
}

/** Returns a key for the people in a match. Matches without people share one fairness group. */
function fairnessGroupOf(match: KnownMatch): string {
  return [...new Set(match.seats.flatMap((seat) => seat.person ?? []))].sort().join(' ');
}

/**
 * Plays the lines while they are legal and the seat acts. A later illegal line is not a fault: the bot is asked again
 * from there.
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
