import type { Seat } from '@levante/contract';
import { random32 } from '../lib/random.ts';
import type { Entry } from './entry.ts';
import type { Lines, NoAnswer, Question } from './thinker.ts';

/** How long a bot may think in one turn, in milliseconds: as long as at the server. */
export const TURN_MS = 1000;
/** Plays a turn for a bot that failed: quick, and found in every kit that has people's bots. */
export const QUICK = 'deckhand';
/** Longer than any turn: a bot that never ends its turn is committed in pieces of this length. */
const MAX_TURN = 64;

/** What a bot's turn is played with. */
export interface BotTurn {
  readonly game: string;
  readonly seat: Seat;
  readonly level: string;
  think(question: Question): Promise<Lines>;
  /** Milliseconds left of the turn. */
  left(): number;
  /** The bot failed, and another plays on for it. */
  replaced(): void;
}

/**
 * Lets the bot decide until somebody else is to act. A bot that throws, is late or answers with something illegal is
 * replaced by a quick one, and where that fails too by whatever is legal: a match never stands still for a bot. Gives
 * `unfetched` where the code of the bots cannot be had; then nothing more was played.
 */
export async function playBotTurn(turn: BotTurn, entry: Entry): Promise<'played' | 'unfetched'> {
  let { level } = turn;
  let trusted = true;
  while (entry.table.actor() === turn.seat && entry.length < MAX_TURN) {
    const fault = trusted ? await decide(turn, entry, level) : playAny(turn, entry);
    if (fault === 'unfetched') return fault;
    if (fault === null) continue;
    turn.replaced();
    trusted = level !== QUICK;
    level = QUICK;
  }
  return 'played';
}

/** One answer of a bot, done as far as it goes; or why there is none that can stand. */
async function decide(turn: BotTurn, entry: Entry, level: string): Promise<NoAnswer | 'refused' | null> {
  const { game, seat } = turn;
  const question = { game, level, seat, view: entry.table.state(seat), seed: random32(), ms: turn.left() };
  const answer = await turn.think(question);
  if ('fault' in answer) return answer.fault;
  const played = answer.lines.every((line) => entry.play(line, seat) === null);
  return played && answer.lines.length > 0 ? null : 'refused';
}

function playAny({ seat }: BotTurn, entry: Entry): null {
  const { actions } = entry.table.legal();
  const line = actions[random32() % actions.length];
  if (line === undefined || entry.play(line, seat)) throw new Error('the game refuses what it lists as legal');
  return null;
}
