import type { StoredMatch } from '../store/port.ts';
import type { MatchParts } from './ports.ts';
import type { Draft } from './table.ts';

/** Longer than any turn: a bot that never ends its turn is committed in pieces of this length. */
const MAX_TURN = 64;
const MOST_FRAMES = 8;

/** Lets the bot in `seat` decide until somebody else is to act. Whatever the bot does, the turn comes to its end. */
export async function playBotTurn(parts: MatchParts, match: StoredMatch, draft: Draft, seat: number): Promise<void> {
  const level = match.seats[seat]?.level ?? '';
  let trusted = true;
  while (draft.table.actor() === seat && draft.length < MAX_TURN) {
    const fault = trusted ? await decide(parts, match, draft, seat, level) : null;
    if (fault !== null) {
      trusted = false;
      parts.log.warn({ match: match.id, ply: match.ply + draft.length, seat, level, ...fault }, 'bot-replaced');
    }
    if (!trusted) playUniformly(parts, draft);
  }
}

/** One decision of the bot, done; or why it cannot stand. */
async function decide(
  parts: MatchParts,
  match: StoredMatch,
  draft: Draft,
  seat: number,
  level: string,
): Promise<object | null> {
  try {
    const question = {
      game: match.game,
      level,
      seat,
      view: draft.table.state(seat),
      seed: parts.chance.below(2 ** 32),
    };
    const line = await inTime(parts.bots.decide(question), parts.botMs);
    if (typeof line !== 'string') return { reason: 'late' };
    const played = draft.play(line);
    // Neither the line nor a message goes into the log: both may quote what only the bot's seat may see.
    return played.ok ? null : { reason: 'refused', code: played.refusal.code };
  } catch (error) {
    return { reason: 'threw', where: error instanceof Error ? framesOf(error) : [] };
  }
}

/** Where in the program something was thrown, without what it said. */
function framesOf(error: Error): string[] {
  const lines = error.stack?.split('\n').map((line) => line.trim()) ?? [];
  return lines.filter((line) => line.startsWith('at ')).slice(0, MOST_FRAMES);
}

async function inTime(answer: Promise<string>, ms: number): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

function playUniformly(parts: MatchParts, draft: Draft): void {
  const { actions } = draft.table.legal();
  const line = actions[parts.chance.below(actions.length)];
  if (line === undefined || !draft.play(line).ok) throw new Error('the game refuses what it lists as legal');
}
