import {
  type Action,
  ActionBuffer,
  type Actor,
  type Bot,
  type Budget,
  CHANCE,
  drawRandom,
  type Game,
  NO_LIMIT,
  NOBODY,
  type Options,
  Random,
  type Result,
} from '@levante/contract';

/** No match that keeps the rules lasts this long; one that does is at fault. */
export const MOST_PLIES = 20_000;

/** A match of bots that shall be played. */
export interface MatchPlan {
  /** Complete, as the game's `options()` gives them. */
  readonly options: Options;
  /** The level that sits on each seat; as many as there are players. */
  readonly levels: readonly string[];
  /** Decides chance and every bot's own stream of numbers, so that the same plan gives the same match. */
  readonly seed: number;
  /** Called as a turn begins, gives how long the bot may think in it; without it bots take the time they need. */
  readonly budget?: () => Budget;
  /** Whether the report holds the actions as lines. */
  readonly record: boolean;
}

/** Why a match was broken off: what the actor at that ply did wrong. */
export interface MatchFault {
  readonly ply: number;
  readonly level: string | null;
  readonly reason: 'illegal-action' | 'thrown' | 'endless';
  readonly detail: string;
}

export interface MatchReport {
  readonly plies: number;
  /** Null exactly where there is a fault. */
  readonly result: Result | null;
  readonly fault: MatchFault | null;
  /** The lines, where the plan asked for them, else empty. */
  readonly actions: readonly string[];
}

/**
 * Plays a match on the game's own state, without text. Each bot is shown its seat's view and draws from a
 * stream of its own, so that how much one of them thinks never shifts the deal. `bots[seat]` sits on that seat.
 */
export function playBots<S>(game: Game<S>, bots: readonly Bot<S>[], plan: MatchPlan, mostPlies: number): MatchReport {
  const seeds = new Random(plan.seed);
  const chance = new Random(seeds.next());
  const streams = bots.map(() => new Random(seeds.next()));
  const state = game.setup(plan.options);
  const buffer = new ActionBuffer();
  const actions: string[] = [];
  const planned: Action[] = [];
  let plies = 0;
  let onTurn: Actor = NOBODY;
  let budget: Budget = NO_LIMIT;

  const broken = (level: string | null, reason: MatchFault['reason'], detail: string): MatchReport => ({
    plies,
    result: null,
    fault: { ply: plies, level, reason, detail },
    actions,
  });

  for (; plies < mostPlies; plies++) {
    const actor = game.actor(state);
    if (actor === NOBODY) return { plies, result: game.result(state), fault: null, actions };
    const bot = bots[actor];
    const stream = streams[actor];
    try {
      let action: Action;
      if (actor === CHANCE || !bot || !stream) {
        planned.length = 0;
        action = drawRandom(game, state, buffer, chance, actor);
      } else {
        if (actor !== onTurn) {
          planned.length = 0;
          onTurn = actor;
          budget = plan.budget?.() ?? NO_LIMIT;
        }
        if (planned.length === 0) {
          planned.push(...bot.think(game, game.view(state, actor), actor, stream, budget).actions);
        }
        action = planned.shift() ?? -1;
        const refusal = game.check(state, action);
        if (refusal) return broken(bot.level, 'illegal-action', `${action}: ${refusal.code}`);
      }
      if (plan.record) actions.push(game.write(state, action));
      game.apply(state, action);
    } catch (error) {
      return broken(bot?.level ?? null, 'thrown', error instanceof Error ? error.message : String(error));
    }
  }
  return broken(null, 'endless', `not over after ${mostPlies} plies`);
}
