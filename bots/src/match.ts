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
  type Seat,
} from '@levante/contract';

/** No match that keeps the rules lasts this long; one that does is at fault. */
export const MOST_PLIES = 20_000;

/** A match of bots that shall be played. */
export interface MatchPlan {
  /** Complete, as the game's `options()` gives them. */
  readonly options: Options;
  /** The level that sits on each seat; as many as there are players. */
  readonly levels: readonly string[];
  /** Decides every bot's own stream of numbers, and chance where `deal` does not: the same plan gives the same match. */
  readonly seed: number;
  /** Decides chance alone: matches of the same deal meet the same outcomes as long as play agrees. */
  readonly deal?: number;
  /** Called as a turn begins, gives how long the bot may think in it; without it bots take the time they need. */
  readonly budget?: () => Budget;
  /** Told when a bot is asked and when it has answered. Whoever wants to know how long it took holds the clock. */
  readonly timer?: Timer;
  /** Whether the report holds the actions as lines. */
  readonly record: boolean;
}

/** Hears of every question to a bot: `begin` before it thinks, `end` once it has answered. */
export interface Timer {
  begin(seat: Seat): void;
  end(): void;
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

/** The stream of chance and one of each seat. Without a deal of its own, chance is dealt by the first number of `seed`. */
function streamsOf({ seed, deal = seed }: MatchPlan, seats: number): { chance: Random; streams: Random[] } {
  const seeds = new Random(seed);
  seeds.next();
  const chance = new Random(new Random(deal).next());
  return { chance, streams: Array.from({ length: seats }, () => new Random(seeds.next())) };
}

/**
 * Plays a match on the game's own state, without text. Each bot is shown its seat's view and draws from a
 * stream of its own, so that how much one of them thinks never shifts the deal. `bots[seat]` sits on that seat.
 */
export function playBots<S>(game: Game<S>, bots: readonly Bot<S>[], plan: MatchPlan, mostPlies: number): MatchReport {
  const { chance, streams } = streamsOf(plan, bots.length);
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
          const view = game.view(state, actor);
          plan.timer?.begin(actor);
          planned.push(...bot.think(game, view, actor, stream, budget).actions);
          plan.timer?.end();
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
