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

/** Who plays a seat. */
interface Chair<S> {
  readonly bot: Bot<S>;
  /** The bot's own, so that how much one of them draws never shifts the deal. */
  readonly random: Random;
  /** What the seat may see is written here anew for every question: bots keep no view, and a fresh state a ply is dear. */
  readonly seen: S;
}

const NO_ACTIONS: readonly Action[] = [];

/** One match of bots while it is played. */
class BotMatch<S> {
  readonly #game: Game<S>;
  readonly #plan: MatchPlan;
  readonly #state: S;
  readonly #chairs: readonly Chair<S>[];
  readonly #chance: Random;
  readonly #buffer = new ActionBuffer();
  readonly #lines: string[] = [];
  #plies = 0;
  #onTurn: Actor = NOBODY;
  #budget: Budget = NO_LIMIT;
  /** What the bot whose turn it is has answered, and how much of it is done. */
  #answer = NO_ACTIONS;
  #done = 0;

  constructor(game: Game<S>, bots: readonly Bot<S>[], plan: MatchPlan) {
    const { chance, streams } = streamsOf(plan, bots.length);
    const state = game.setup(plan.options);
    this.#game = game;
    this.#plan = plan;
    this.#state = state;
    this.#chance = chance;
    this.#chairs = streams.flatMap((random, seat) => {
      const bot = bots[seat];
      return bot ? [{ bot, random, seen: game.clone(state) }] : [];
    });
  }

  /** Plays until the match is over or broken off. */
  play(mostPlies: number): MatchReport {
    for (; this.#plies < mostPlies; this.#plies++) {
      const actor = this.#game.actor(this.#state);
      if (actor === NOBODY) return this.#report(this.#game.result(this.#state), null);
      // There is no chair -1, and to look for it would be slow.
      const chair = actor === CHANCE ? undefined : this.#chairs[actor];
      const fault = this.#ply(actor, chair);
      if (fault) return this.#report(null, fault);
    }
    return this.#report(null, this.#fault(null, 'endless', `not over after ${mostPlies} plies`));
  }

  #ply(actor: Actor, chair: Chair<S> | undefined): MatchFault | null {
    try {
      const action = chair ? this.#decide(actor, chair) : this.#happen(actor);
      const refusal = chair ? this.#game.check(this.#state, action) : null;
      if (refusal) return this.#fault(chair, 'illegal-action', `${action}: ${refusal.code}`);
      if (this.#plan.record) this.#lines.push(this.#game.write(this.#state, action));
      this.#game.apply(this.#state, action);
      return null;
    } catch (error) {
      return this.#fault(chair, 'thrown', error instanceof Error ? error.message : String(error));
    }
  }

  /** What chance brings; whatever a bot had planned behind it is void. */
  #happen(actor: Actor): Action {
    this.#answer = NO_ACTIONS;
    this.#done = 0;
    return drawRandom(this.#game, this.#state, this.#buffer, this.#chance, actor);
  }

  /** The next action of a bot's answer; where there is none left, it is asked. */
  #decide(actor: Actor, chair: Chair<S>): Action {
    if (actor !== this.#onTurn) {
      this.#onTurn = actor;
      this.#answer = NO_ACTIONS;
      this.#done = 0;
      this.#budget = this.#plan.budget?.() ?? NO_LIMIT;
    }
    if (this.#done >= this.#answer.length) this.#ask(actor, chair);
    const action = this.#answer[this.#done] ?? -1;
    this.#done += 1;
    return action;
  }

  #ask(actor: Seat, { bot, random, seen }: Chair<S>): void {
    const view = this.#game.view(this.#state, actor, seen);
    const { timer } = this.#plan;
    timer?.begin(actor);
    this.#answer = bot.think(this.#game, view, actor, random, this.#budget).actions;
    timer?.end();
    this.#done = 0;
  }

  #fault(chair: Chair<S> | null | undefined, reason: MatchFault['reason'], detail: string): MatchFault {
    return { ply: this.#plies, level: chair?.bot.level ?? null, reason, detail };
  }

  #report(result: Result | null, fault: MatchFault | null): MatchReport {
    return { plies: this.#plies, result, fault, actions: this.#lines };
  }
}

/**
 * Plays a match on the game's own state, without text. Each bot is shown its seat's view, never that state, and draws
 * from a stream of its own. `bots[seat]` sits on that seat.
 */
export function playBots<S>(game: Game<S>, bots: readonly Bot<S>[], plan: MatchPlan, mostPlies: number): MatchReport {
  return new BotMatch(game, bots, plan).play(mostPlies);
}
