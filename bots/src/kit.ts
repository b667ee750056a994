import {
  type Bot,
  type Budget,
  type Game,
  type JsonObject,
  NO_LIMIT,
  NOBODY,
  Random,
  type Seat,
} from '@levante/contract';
import { type MatchPlan, type MatchReport, MOST_PLIES, playBots } from './match.ts';

/** What a bot is asked, as plain data. */
export interface Question {
  /** What the seat may see, in the form of the formats. */
  readonly view: JsonObject;
  /** The seat whose turn it is in that view. */
  readonly seat: Seat;
  /** One of the kit's levels. */
  readonly level: string;
  /** The same question with the same seed gets the same answer, as far as the budget allows. */
  readonly seed: number;
  /** Without one, the bot takes the time it needs. */
  readonly budget?: Budget;
}

/** What the bot would do, as lines: the rest of its turn as far as nobody else decides in between (see `Thought`). */
export interface Answer {
  readonly lines: readonly string[];
  readonly chances?: readonly number[];
  readonly weighed?: number;
}

/** The bots of one game, with the type of its state hidden: what the server, the page and the tools hold. */
export interface BotKit {
  readonly gameId: string;
  /** The levels, weakest first. */
  readonly levels: readonly string[];
  /** What the bot would do. Throws on a level it does not have or a view the game refuses: both are the caller's mistakes. */
  think(question: Question): Answer;
  /**
   * Each seat's chance to win as a level sees the position, whoever decides in it; `seat` is who looks. Throws as `think`
   * does, and on a level without an opinion, or where the match is over.
   */
  weigh(question: Question): readonly number[];
  /** A whole match between bots, on the fast path: no text, no JSON. `plan.levels` are levels of this kit. */
  playMatch(plan: MatchPlan): MatchReport;
}

/** Hides the type of a game's state, as `entryOf` does for the game itself. `bots` stand weakest first. */
export function kitOf<S>(game: Game<S>, bots: readonly Bot<S>[], mostPlies: number = MOST_PLIES): BotKit {
  const byLevel = new Map(bots.map((bot) => [bot.level, bot]));
  const botOf = (level: string): Bot<S> => {
    const bot = byLevel.get(level);
    if (!bot) throw new RangeError(`no bot of level ${level} for ${game.id}`);
    return bot;
  };
  const stateOf = (view: JsonObject): S => {
    const seen = game.fromJson(view);
    if (!seen.ok) throw new RangeError(`no view of ${game.id}: ${JSON.stringify(seen.refusal)}`);
    return seen.value;
  };
  return {
    gameId: game.id,
    levels: bots.map((bot) => bot.level),
    think({ view, seat, level, seed, budget = NO_LIMIT }) {
      const bot = botOf(level);
      const seen = stateOf(view);
      const { actions, ...rest } = bot.think(game, game.clone(seen), seat, new Random(seed), budget);
      const lines = actions.map((action, i) => {
        const line = game.write(seen, action);
        if (i + 1 < actions.length) game.apply(seen, action);
        return line;
      });
      return { lines, ...rest };
    },
    weigh({ view, seat, level, seed, budget = NO_LIMIT }) {
      const bot = botOf(level);
      if (!bot.weigh) throw new RangeError(`${level} has no opinion of a position`);
      const seen = stateOf(view);
      if (game.actor(seen) === NOBODY) throw new RangeError('the match is over');
      return bot.weigh(game, seen, seat, new Random(seed), budget);
    },
    playMatch: (plan) => playBots(game, plan.levels.map(botOf), plan, mostPlies),
  };
}
