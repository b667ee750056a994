import type { StoredMatch } from '../store/port.ts';
import type { BotAnswer, BotFault, MatchParts } from './ports.ts';
import type { Draft } from './table.ts';
import type { TurnClock } from './turn-clock.ts';

/** Longer than any turn: a bot that never ends its turn is committed in pieces of this length. */
const MAX_TURN = 64;
/** Who plays a turn to its end when a bot cannot, where the game has that level, and how long it may think. */
const STAND_IN = 'deckhand';
const STAND_IN_MS = 100;

/** Why a bot cannot be trusted with the rest of its turn. Never with a line or a view: they may show what is secret. */
type Fault = BotFault | { readonly reason: 'silent' } | { readonly reason: 'refused'; readonly code: string };

/** A bot's turn in a match: where it began, and what is decided in it. */
export interface BotTurn {
  readonly match: StoredMatch;
  readonly draft: Draft;
  readonly seat: number;
  readonly clock: TurnClock;
}

/**
 * Lets the bot decide until somebody else is to act. Whatever the bot does, the turn comes to its end: by the stand-in,
 * and if that fails too, at random. False only if the bots were stopped: then nothing of the turn is to be kept.
 */
export async function playBotTurn(parts: MatchParts, turn: BotTurn): Promise<boolean> {
  const { match, draft, seat } = turn;
  const standIn = parts.bots.levels(match.game).find((level) => level === STAND_IN);
  const players = [match.seats[seat]?.level ?? '', ...(standIn === undefined ? [] : [standIn])];
  let player = 0;
  while (draft.table.actor() === seat && draft.length < MAX_TURN) {
    const level = players[player];
    if (level === undefined) {
      playUniformly(parts, draft);
      continue;
    }
    const ply = match.ply + draft.length;
    const answer = await ask(parts, turn, level, player > 0);
    const fault = answer.ok ? playLines(draft, seat, answer.lines) : faultOf(answer);
    if (fault === null) continue;
    if (fault.reason === 'stopped') return false;
    parts.log.warn({ match: match.id, ply, seat, level, ...fault }, 'bot-replaced');
    player += 1;
  }
  return true;
}

async function ask(parts: MatchParts, turn: BotTurn, level: string, standIn: boolean): Promise<BotAnswer> {
  const { match, draft, seat, clock } = turn;
  const answer = await parts.bots.think({
    match: match.id,
    fairnessGroup: fairnessGroupOf(match),
    game: match.game,
    level,
    seat,
    view: draft.table.state(seat),
    seed: parts.chance.below(2 ** 32),
    ms: standIn ? STAND_IN_MS : clock.left,
    standIn,
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
function playLines(draft: Draft, seat: number, lines: readonly string[]): Fault | null {
  for (const [i, line] of lines.entries()) {
    if (i > 0 && (draft.table.actor() !== seat || draft.length >= MAX_TURN)) return null;
    const played = draft.play(line);
    if (!played.ok) return i > 0 ? null : { reason: 'refused', code: played.refusal.code };
  }
  return lines.length > 0 ? null : { reason: 'silent' };
}

function faultOf({ ok: _ok, ...fault }: BotAnswer & { readonly ok: false }): Fault {
  return fault;
}

function playUniformly(parts: MatchParts, draft: Draft): void {
  const { actions } = draft.table.legal();
  const line = actions[parts.chance.below(actions.length)];
  if (line === undefined || !draft.play(line).ok) throw new Error('the game refuses what it lists as legal');
}
