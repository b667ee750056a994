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

/** Default limit on plies, well above the length of any real match. */
export const MAX_PLIES = 20_000;

/** Settings of a match between bots. */
export interface MatchSettings {
  /** Complete options, as returned by `options()` of the game. */
  readonly options: Options;
  /** The level of each seat. */
  readonly levels: readonly string[];
  /** Seeds the random stream of every bot, and the deal unless `deal` is given. The same settings give the same match. */
  readonly seed: number;
  /** Seeds random events only: matches with the same deal have the same outcomes as long as the actions agree. */
  readonly deal?: number;
  /** Returns the budget of a turn; called when the turn begins. Unlimited by default. */
  readonly budget?: () => Budget;
  /** Notified before and after each call to a bot. */
  readonly timer?: Timer;
  /** Whether to include the actions in the report. */
  readonly record: boolean;
}

/** Hooks for measuring thinking time: `begin` before each call to a bot, `end` after it. */
export interface Timer {
  begin(seat: Seat): void;
  end(): void;
}

/** Reason why a match was aborted. */
export interface MatchFault {
  readonly ply: number;
  readonly level: string | null;
  readonly reason: 'illegal-action' | 'thrown' | 'endless';
  readonly detail: string;
}

/** Outcome of a match between bots. */
export interface MatchReport {
  readonly plies: number;
  /** Null if and only if there is a fault. */
  readonly result: Result | null;
  readonly fault: MatchFault | null;
  /** The actions as lines; empty unless `record` was set. */
  readonly actions: readonly string[];
}

/** Creates the random streams for chance and for each seat. Chance uses the first number of `deal`, or of `seed`. */
function streamsOf({ seed, deal = seed }: MatchSettings, seats: number): { chance: Random; streams: Random[] } {
  const seeds = new Random(seed);
  seeds.next();
  const chance = new Random(new Random(deal).next());
  return { chance, streams: Array.from({ length: seats }, () => new Random(seeds.next())) };
}

/** A bot at its seat. */
interface Chair<S> {
  readonly bot: Bot<S>;
  /** Separate stream per bot, so that drawing numbers never affects the deal. */
  readonly random: Random;
  /** Buffer for the view, reused for every call: bots retain no view, and allocating a state per ply is slow. */
  readonly seen: S;
}

const NO_ACTIONS: readonly Action[] = [];

/** A match between bots in progress. */
class BotMatch<S> {
  readonly #game: Game<S>;
  readonly #settings: MatchSettings;
  readonly #state: S;
  readonly #chairs: readonly Chair<S>[];
  readonly #chance: Random;
  readonly #buffer = new ActionBuffer();
  readonly #lines: string[] = [];
  #plies = 0;
  #onTurn: Actor = NOBODY;
  #budget: Budget = NO_LIMIT;
  /** Answer of the bot to act, and the number of actions already played from it. */
  #answer = NO_ACTIONS;
  #done = 0;

  constructor(game: Game<S>, bots: readonly Bot<S>[], settings: MatchSettings) {
    const { chance, streams } = streamsOf(settings, bots.length);
    const state = game.setup(settings.options);
    this.#game = game;
    this.#settings = settings;
    this.#state = state;
    this.#chance = chance;
    this.#chairs = streams.flatMap((random, seat) => {
      const bot = bots[seat];
      return bot ? [{ bot, random, seen: game.clone(state) }] : [];
    });
  }

  /** Plays until the match ends or is aborted. */
  play(maxPlies: number): MatchReport {
    for (; this.#plies < maxPlies; this.#plies++) {
      const actor = this.#game.actor(this.#state);
      if (actor === NOBODY) return this.#report(this.#game.result(this.#state), null);
      // Indexing an array with -1 is slow.
      const chair = actor === CHANCE ? undefined : this.#chairs[actor];
      const fault = this.#ply(actor, chair);
      if (fault) return this.#report(null, fault);
    }
    return this.#report(null, this.#fault(null, 'endless', `not over after ${maxPlies} plies`));
  }

  #ply(actor: Actor, chair: Chair<S> | undefined): MatchFault | null {
    try {
      const action = chair ? this.#decide(actor, chair) : this.#happen(actor);
      const refusal = chair ? this.#game.check(this.#state, action) : null;
      if (refusal) return this.#fault(chair, 'illegal-action', `${action}: ${refusal.code}`);
      if (this.#settings.record) this.#lines.push(this.#game.write(this.#state, action));
      this.#game.apply(this.#state, action);
      return null;
    } catch (error) {
      return this.#fault(chair, 'thrown', error instanceof Error ? error.message : String(error));
    }
  }

  /** Draws a random event and discards the rest of the pending answer. */
  #happen(actor: Actor): Action {
    this.#answer = NO_ACTIONS;
    this.#done = 0;
    return drawRandom(this.#game, this.#state, this.#buffer, this.#chance, actor);
  }

  /** Returns the next action of the bot's answer, asking for a new answer once it is used up. */
  #decide(actor: Actor, chair: Chair<S>): Action {
    if (actor !== this.#onTurn) {
      this.#onTurn = actor;
      this.#answer = NO_ACTIONS;
      this.#done = 0;
      this.#budget = this.#settings.budget?.() ?? NO_LIMIT;
    }
    if (this.#done >= this.#answer.length) this.#ask(actor, chair);
    const action = this.#answer[this.#done] ?? -1;
    this.#done += 1;
    return action;
  }

  #ask(actor: Seat, { bot, random, seen }: Chair<S>): void {
    const view = this.#game.view(this.#state, actor, seen);
    const { timer } = this.#settings;
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
 * Plays a match directly on the game's state. Each bot receives the view of its seat and a separate random stream.
 * `bots[seat]` plays that seat.
 */
export function playBots<S>(
  game: Game<S>,
  bots: readonly Bot<S>[],
  settings: MatchSettings,
  maxPlies: number,
): MatchReport {
  return new BotMatch(game, bots, settings).play(maxPlies);
}
