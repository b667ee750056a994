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
import { type Commentator, SILENT } from './commentator.ts';
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

/** What the bots of a game are for; levels are named by what is in the kit. */
export interface Roles {
  /** The levels that people are offered as opponents, weakest first; default: all. */
  readonly offered?: readonly string[];
  /** Judges finished matches: a level that weighs positions. Default: nobody. */
  readonly analyst?: string;
  /** Levels that decide at once, whose turns an analysis weighs besides. Default: none. */
  readonly advisers?: readonly string[];
  /** Default: nothing is said of why a turn was bad. */
  readonly commentator?: Commentator;
  /** A match between bots with more plies is at fault. */
  readonly mostPlies?: number;
}

/** The bots of one game, with the type of its state hidden: what the server, the page and the tools hold. */
export interface BotKit {
  readonly gameId: string;
  /** The levels, weakest first. */
  readonly levels: readonly string[];
  /** The levels that people are offered as opponents, weakest first. */
  readonly offered: readonly string[];
  /** Who analyses matches; null where nobody can. */
  readonly analyst: string | null;
  /** Whose turns an analysis weighs besides. */
  readonly advisers: readonly string[];
  readonly commentator: Commentator;
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

/**
 * Hides the type of a game's state, as `entryOf` does for the game itself. `bots` stand weakest first. Throws where a role
 * names a level that is not among them.
 */
export function kitOf<S>(game: Game<S>, bots: readonly Bot<S>[], roles: Roles = {}): BotKit {
  const levels = bots.map((bot) => bot.level);
  const { offered = levels, analyst = null, advisers = [] } = roles;
  const { commentator = SILENT, mostPlies = MOST_PLIES } = roles;
  for (const level of [...offered, analyst, ...advisers]) {
    if (level !== null && !levels.includes(level)) throw new RangeError(`no bot of level ${level} for ${game.id}`);
  }
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
    levels,
    offered,
    analyst,
    advisers,
    commentator,
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
