import { type Action, ActionBuffer, type Bot, type Game, type Random, type Seat } from '@levante/contract';
import {
  ANNOUNCE,
  CLOSE,
  DEAL,
  DONE,
  FILL,
  type GoldenHornState,
  PLACE,
  PLACE_SHIPS,
  simple,
  TURN,
  VOYAGE,
} from '@levante/golden-horn/rules';
import { evaluate } from './evaluator.ts';
import { WEIGHTS } from './figures/weights.ts';

/** Deals tried before the end is announced. */
const DEALS = 24;

/**
 * Creates a heuristic bot that searches one whole turn: every raid, every ship, every step of its voyage, and the value
 * of the resulting position. Hidden information is sampled; results of chance are unknown to it. `error` scales how far
 * from the best a chosen action may be, relative to a careful player.
 */
export function deckhand(error = 1): Bot<GoldenHornState> {
  return {
    level: 'deckhand',
    think: (game, view, seat, random) => ({ actions: [decide(game, view, seat, random, error)] }),
  };
}

function decide(game: Game<GoldenHornState>, view: GoldenHornState, seat: Seat, random: Random, error: number): Action {
  const state = game.resample(view, seat, random);
  switch (state.step) {
    case CLOSE:
      return simple(leads(game, view, seat, random) ? ANNOUNCE : DONE);
    case PLACE:
      return place(random);
    default:
      return new Turn(game, seat, random).best(state, error);
  }
}

/** Two ships in one city, one in the other: which is a matter of taste. */
function place(random: Random): Action {
  return simple(PLACE_SHIPS, 1 + random.below(6));
}

/** Returns whether the seat leads in most of the deals that are consistent with its view. */
function leads(game: Game<GoldenHornState>, view: GoldenHornState, seat: Seat, random: Random): boolean {
  let ahead = 0;
  for (let i = 0; i < DEALS; i++) {
    const state = game.resample(view, seat, random);
    const own = evaluate(state, seat);
    const best = Math.max(
      ...Array.from({ length: state.tables.players }, (_, other) => (other === seat ? -1 : evaluate(state, other))),
    );
    if (own >= best) ahead += 1;
  }
  return ahead >= DEALS * WEIGHTS.surelyAhead;
}

/** The search through one turn; one copy of the state a depth. */
class Turn {
  readonly #game: Game<GoldenHornState>;
  readonly #seat: Seat;
  readonly #random: Random;
  readonly #copies: GoldenHornState[] = [];

  constructor(game: Game<GoldenHornState>, seat: Seat, random: Random) {
    this.#game = game;
    this.#seat = seat;
    this.#random = random;
  }

  /** One of the actions nearly as good as the best. */
  best(s: GoldenHornState, error: number): Action {
    const buffer = new ActionBuffer();
    this.#game.legal(s, buffer);
    const worths = Array.from({ length: buffer.length }, (_, i) => this.#worth(s, buffer.at(i), 0));
    const least = Math.max(...worths) - error * WEIGHTS.careless;
    const good = worths.flatMap((worth, i) => (worth >= least ? [buffer.at(i)] : []));
    return good[this.#random.below(good.length)] ?? buffer.at(0);
  }

  /** Returns the value of the turn after this action, if it then continues as well as possible. */
  #worth(s: GoldenHornState, action: Action, depth: number): number {
    const next = this.#copyOf(s, depth);
    this.#game.apply(next, action);
    this.#fill(next);
    const goesOn = next.seat === this.#seat && (next.step === VOYAGE || (next.step === TURN && next.raided === 1));
    if (!goesOn) return evaluate(next, this.#seat) + (next.step === DEAL ? next.pendingCards * WEIGHTS.card : 0);
    const buffer = new ActionBuffer();
    this.#game.legal(next, buffer);
    let best = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < buffer.length; i++) best = Math.max(best, this.#worth(next, buffer.at(i), depth + 1));
    return best;
  }

  /** The city is filled up by chance; with what does not matter to this turn. */
  #fill(s: GoldenHornState): void {
    const buffer = new ActionBuffer();
    while (s.step === FILL) {
      this.#game.legal(s, buffer);
      this.#game.apply(s, buffer.at(this.#random.weighted(buffer.weights, buffer.length)));
    }
  }

  #copyOf(s: GoldenHornState, depth: number): GoldenHornState {
    const copy = this.#copies[depth] ?? this.#game.clone(s);
    this.#copies[depth] = copy;
    this.#game.copy(s, copy);
    return copy;
  }
}
