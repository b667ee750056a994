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
import { MAX_PLIES, type MatchReport, type MatchSettings, playBots } from './match.ts';

/** Request to a bot, as plain data. */
export interface Question {
  /** View of the seat, as JSON. */
  readonly view: JsonObject;
  /** The seat to act. */
  readonly seat: Seat;
  /** A level of the kit. */
  readonly level: string;
  /** Seed of the bot's random numbers. Answers are deterministic unless the budget depends on time. */
  readonly seed: number;
  /** Unlimited by default. */
  readonly budget?: Budget;
}

/** Actions a bot chose, as lines: the rest of its turn up to the next decision by anyone else (see `Thought`). */
export interface Answer {
  readonly lines: readonly string[];
  readonly chances?: readonly number[];
  readonly weighed?: number;
}

/** Assignment of levels to roles. */
export interface Roles {
  /** Levels offered as opponents, weakest first. Defaults to all. */
  readonly offered?: readonly string[];
  /** Level that analyses finished matches; must be able to evaluate positions. Defaults to none. */
  readonly analyst?: string;
  /** Fast levels whose turns an analysis also evaluates. Defaults to none. */
  readonly advisers?: readonly string[];
  /** Explains bad turns. Defaults to no explanations. */
  readonly commentator?: Commentator;
  /** Maximum plies of a match between bots; a longer one is reported as `endless`. */
  readonly maxPlies?: number;
}

/** The bots of one game, independent of the type of its state. */
export interface BotKit {
  readonly gameId: string;
  /** The levels, weakest first. */
  readonly levels: readonly string[];
  /** Levels offered as opponents, weakest first. */
  readonly offered: readonly string[];
  /** Level that analyses matches; null if there is none. */
  readonly analyst: string | null;
  /** Levels whose turns an analysis also evaluates. */
  readonly advisers: readonly string[];
  readonly commentator: Commentator;
  /** Chooses actions for the seat to act. Throws a `RangeError` on an unknown level or an invalid view. */
  think(question: Question): Answer;
  /**
   * Estimates the win probability of every seat from the view of `seat`, which need not be the seat to act. Throws a
   * `RangeError` like `think`, and also if the level cannot evaluate positions or the match is over.
   */
  weigh(question: Question): readonly number[];
  /** Plays a match between levels of this kit without converting states or actions to text. */
  playMatch(settings: MatchSettings): MatchReport;
}

/**
 * Wraps bots in a kit that hides the type of the game's state, as `entryOf` does for the game. `bots` are ordered weakest
 * first. Throws a `RangeError` if a role names an unknown level.
 */
export function kitOf<S>(game: Game<S>, bots: readonly Bot<S>[], roles: Roles = {}): BotKit {
  const levels = bots.map((bot) => bot.level);
  const { offered = levels, analyst = null, advisers = [] } = roles;
  const { commentator = SILENT, maxPlies = MAX_PLIES } = roles;
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
    playMatch: (settings) => playBots(game, settings.levels.map(botOf), settings, maxPlies),
  };
}
