import {
  ActionBuffer,
  type Bot,
  CHANCE,
  doubleAt,
  drawRandom,
  type Fact,
  type Game,
  type Journal,
  NO_LIMIT,
  NOBODY,
  Random,
  type Seat,
} from '@levante/contract';
import { learned } from './learn/learned-evaluator.ts';
import { Network } from './learn/network.ts';
import { readJudgement } from './learn/weights.ts';
import type { Teachings } from './levels.ts';
import { Playouts } from './puzzles/playouts.ts';
import { type Effort, leadOf, type PuzzleProof, prove, type Tried, TurnTrial } from './puzzles/proof.ts';
import type { Puzzle } from './puzzles/puzzle.ts';
import type { PuzzleGround, WholeTurn } from './puzzles/puzzle-ground.ts';
import { chancesOf, type Evaluator } from './search/evaluator.ts';
import { greedy } from './search/greedy.ts';
import { FORESEEING } from './search/search-config.ts';
import { searching } from './search/thinker.ts';

/** Finds and verifies puzzles of one game, independent of the type of its state. */
export interface Puzzler {
  readonly gameId: string;
  /** Returns the puzzles found in one match between bots. Deterministic for a seed. */
  find(seed: number, effort: Effort): readonly Puzzle[];
  /** Re-verifies the position of a puzzle with its seed; returns the result, or null if no deed is clearly best. */
  prove(puzzle: Puzzle, effort: Effort): Puzzle | null;
  /** Returns the lead of the solution over its alternatives in win probability, according to a search; -1 for an invalid position. */
  agreement(puzzle: Puzzle): number;
  /** Returns whether a turn solves a puzzle: it has the same deed and spends no more than lines that proved as good. */
  solves(puzzle: Puzzle, lines: readonly string[], facts: readonly Fact[]): boolean;
}

/** Maximum loss of win share for a line to the best deed to count as equally good. */
const AS_GOOD = 0.03;
/** Turns evaluated this far behind the best are pruned, in win probability. */
const FAR_BEHIND = 0.3;
/** Number of branches from the fork of a match, and the maximum number of puzzles taken from it. */
const BRANCHES = 30;
const MAX_PER_MATCH = 4;
/** Maximum plies of a match. */
const MAX_PLIES = 5000;
/** Maximum number of deeds tried; of each but the best, only the line with the highest evaluation. */
const MAX_DEEDS = 30;
/** Number and size of the noise levels of the bots in a match; noisy bots reach more varied positions. */
const BLURS = 8;
const BLUR = 0.004;

/** Minimum lead of the best deed in the confirming search, and its iterations per turn. */
const MIN_AGREED_LEAD = 0.05;
const TRIES = 400;
/** Number of alternative deeds in the confirming search, best first. */
const ALTERNATIVES = 3;
/** Iterations, minimum lead and number of deeds of the quick search that precedes any playout. */
const QUICK_TRIES = 60;
const QUICK_LEAD = 0.08;
const QUICK_DEEDS = 5;

/** Evaluator and bots for one number of seats. */
interface Thinkers<S> {
  readonly evaluator: Evaluator<S>;
  /** Creates a greedy bot with the shared, caching evaluator. */
  bot(noise: number): Bot<S>;
  readonly quick: Bot<S>;
  readonly searcher: Bot<S>;
}

/** A candidate position. */
interface Place<S> {
  readonly state: S;
  readonly view: S;
  readonly seat: Seat;
  readonly seed: number;
  readonly playing: Playouts<S>;
}

/** Creates a puzzler that uses the trained evaluator of a game. */
export function puzzlerOf<S>(teachings: Teachings<S>, ground: PuzzleGround<S>): Puzzler {
  return new EvaluatedPuzzles(teachings, ground);
}

class EvaluatedPuzzles<S> implements Puzzler {
  readonly gameId: string;
  readonly #teachings: Teachings<S>;
  readonly #game: Game<S>;
  readonly #ground: PuzzleGround<S>;
  /** Cleared for every match, since positions of matches with different options may have equal hashes. */
  readonly #thinkers = new Map<number, Thinkers<S>>();

  constructor(teachings: Teachings<S>, ground: PuzzleGround<S>) {
    this.gameId = teachings.game.id;
    this.#teachings = teachings;
    this.#game = teachings.game;
    this.#ground = ground;
  }

  find(seed: number, effort: Effort): readonly Puzzle[] {
    const game = this.#game;
    const ground = this.#ground;
    this.#thinkers.clear();
    const random = new Random(seed);
    const options = game.options(ground.draw(random));
    if (!options.ok) throw new Error(`a puzzle ground with bad options: ${options.refusal.code}`);
    const { players } = options.value;
    const { bot } = this.#thinkersFor(players);
    const chairs = (): Bot<S>[] => Array.from({ length: players }, () => bot(BLUR * random.below(BLURS)));
    const fork = game.setup(options.value);
    playOn(game, chairs(), fork, random, (state) => ground.nears(state));
    const found: Puzzle[] = [];
    const here = game.clone(fork);
    for (let branch = 0; branch < BRANCHES && found.length < MAX_PER_MATCH; branch++) {
      game.copy(fork, here);
      playOn(game, chairs(), here, random, (state) => {
        const ahead = ground.wants(state);
        if (ahead === null) return false;
        const puzzle = this.#puzzleAt(state, game.actor(state), random.next(), effort, ahead);
        if (puzzle && !found.some(({ solution }) => `${solution}` === `${puzzle.solution}`)) found.push(puzzle);
        return puzzle !== null;
      });
    }
    return found;
  }

  prove({ state, seat, seed }: Puzzle, effort: Effort): Puzzle | null {
    this.#thinkers.clear();
    const read = this.#game.fromJson(state);
    return read.ok ? this.#puzzleAt(read.value, seat, seed, effort, 0) : null;
  }

  agreement({ state, seat, seed, deeds, solution }: Puzzle): number {
    this.#thinkers.clear();
    const game = this.#game;
    const read = game.fromJson(state);
    if (!read.ok) return -1;
    const { bot } = this.#thinkersFor(game.optionsOf(read.value).players);
    const view = game.clone(game.view(read.value, seat));
    const place = { state: read.value, view, seat, seed, playing: new Playouts(game, bot(0), read.value) };
    const turns = this.#ground.turns(view);
    const [best, ...alternatives] = deeds.flatMap(({ deed }) => turns.find((turn) => turn.deed === deed) ?? []);
    const exact = turns.find((turn) => `${this.#played(place, turn).lines}` === `${solution}`);
    return best ? this.#lead(place, exact ?? best, alternatives) : -1;
  }

  solves({ state, deeds, seat, most }: Puzzle, lines: readonly string[], facts: readonly Fact[]): boolean {
    const deed = this.#ground.turnDeed(state, seat, lines);
    return deed === deeds[0]?.deed && this.#ground.spent(facts, seat) <= most;
  }

  #thinkersFor(players: number): Thinkers<S> {
    const known = this.#thinkers.get(players);
    if (known) return known;
    const { game, features, judgement } = this.#teachings;
    const { shape, weights } = readJudgement(judgement, game.id, features);
    const evaluator = learned(game, features, new Network(shape, weights, features.maxParts, game.players[1]));
    const made: Thinkers<S> = {
      evaluator,
      bot: (noise) => greedy({ level: 'evaluator', noise, evaluator: () => evaluator }),
      quick: searching({ level: 'quick', evaluator: () => evaluator, config: FORESEEING, tries: QUICK_TRIES }),
      searcher: searching({ level: 'searcher', evaluator: () => evaluator, config: FORESEEING, tries: TRIES }),
    };
    this.#thinkers.set(players, made);
    return made;
  }

  #puzzleAt(state: S, seat: Seat, seed: number, effort: Effort, ahead: number): Puzzle | null {
    const game = this.#game;
    const { evaluator, bot } = this.#thinkersFor(game.optionsOf(state).players);
    const view = game.clone(game.view(state, seat));
    const place = { state, view, seat, seed, playing: new Playouts(game, bot(0), state) };
    const turns = this.#worthTrying(this.#ground.turns(view), ahead, place, evaluator);
    const firsts = turns.filter(({ deed }, i) => turns.findIndex((turn) => turn.deed === deed) === i);
    if (firsts.length < 3) return null;
    if (ahead > 0 && !this.#seemsOne(place, firsts)) return null;
    const proof = prove(new TurnTrial(game, place.playing, view, seat, seed), turns, effort);
    if (!proof) return null;
    const alternatives = proof.others.map(({ turn }) => turn);
    return this.#lead(place, proof.best.turn, alternatives) >= MIN_AGREED_LEAD ? this.#puzzleOf(proof, place) : null;
  }

  /** Returns whether one of the turns clearly leads in the quick search. */
  #seemsOne(place: Place<S>, turns: readonly WholeTurn[]): boolean {
    const seen = turns.slice(0, QUICK_DEEDS).map((turn) => ({ turn, chance: this.#weighed(place, turn, 'quick') }));
    const [top, second] = seen.sort((a, b) => b.chance - a.chance);
    return top !== undefined && second !== undefined && top.chance - second.chance >= QUICK_LEAD;
  }

  /** Returns the lead of a turn over its strongest alternative in the confirming search. */
  #lead(place: Place<S>, best: WholeTurn, alternatives: readonly WholeTurn[]): number {
    const own = this.#weighed(place, best);
    return Math.min(
      ...alternatives.slice(0, ALTERNATIVES).map((alternative) => own - this.#weighed(place, alternative)),
    );
  }

  /** Estimates the seat's win probability after a turn by search. */
  #weighed({ view, seat, seed, playing }: Place<S>, turn: WholeTurn, by: 'quick' | 'searcher' = 'searcher'): number {
    const game = this.#game;
    const random = new Random(seed);
    const after = playing.turn(game.resample(view, seat, random), seat, turn.actions, random);
    const result = game.result(after);
    if (result) {
      const chances = new Float64Array(result.ranks.length);
      chancesOf(result, chances);
      return doubleAt(chances, seat);
    }
    const searcher = this.#thinkersFor(game.optionsOf(view).players)[by];
    const chances = searcher.weigh?.(game, game.clone(game.view(after, seat)), seat, random, NO_LIMIT);
    return chances?.[seat] ?? 0;
  }

  /** Prunes turns by evaluation and sorts them, best first. Returns none unless the best deed leads by at least `ahead`. */
  #worthTrying(
    turns: readonly WholeTurn[],
    ahead: number,
    { view, seat, seed, playing }: Place<S>,
    evaluator: Evaluator<S>,
  ): readonly WholeTurn[] {
    if (turns.length < 3) return [];
    const game = this.#game;
    const chances = new Float64Array(game.optionsOf(view).players);
    const whole = game.resample(view, seat, new Random(seed));
    const seen = turns.map((turn) => {
      const after = playing.turn(whole, seat, turn.actions, new Random(seed));
      const result = game.actor(after) === NOBODY ? game.result(after) : null;
      if (result) return { turn, hope: result.ranks[seat] === 1 ? 1 : 0 };
      evaluator(after, chances);
      return { turn, hope: doubleAt(chances, seat) };
    });
    seen.sort((a, b) => b.hope - a.hope);
    const [top] = seen;
    const second = seen.find(({ turn }) => turn.deed !== top?.turn.deed);
    if (!top || !second || top.hope - second.hope < ahead) return [];
    const deeds = new Set<string>();
    return seen
      .filter(({ turn, hope }) => {
        const isNew = !deeds.has(turn.deed);
        deeds.add(turn.deed);
        if (top.hope - hope >= FAR_BEHIND) return false;
        return turn.deed === top.turn.deed || (isNew && deeds.size <= MAX_DEEDS);
      })
      .map(({ turn }) => turn);
  }

  #puzzleOf(proof: PuzzleProof, place: Place<S>): Puzzle {
    const { best, others, exact } = proof;
    const { state, view, seat, seed } = place;
    const { lines, facts } = this.#played(place, best.turn);
    const spent = this.#ground.spent(facts, seat);
    const thousandths = (share: number): number => Math.round(1000 * share);
    const leads = others.map((other) => leadOf(best, other, exact));
    const nearest = leads.reduce((least, lead) => (lead.by < least.by ? lead : least), { by: 1, error: 0 });
    return {
      state: this.#game.toJson(state),
      seat,
      solution: lines,
      spent,
      most: this.#maxSpent(proof, place, spent),
      deeds: [best, ...others].map((tried) => ({ deed: tried.turn.deed, wins: thousandths(tried.mean) })),
      plays: best.shares.length,
      margin: thousandths(nearest.by),
      error: thousandths(nearest.error),
      theme: this.#ground.theme(view, facts),
      seed,
    };
  }

  /** Returns the highest cost up to which every line to the best deed is equally good. */
  #maxSpent({ best, sameDeed }: PuzzleProof, place: Place<S>, spent: number): number {
    const isGood = (deed: Tried): boolean => best.mean - deed.mean <= AS_GOOD;
    const costs = sameDeed
      .map((deed) => ({
        cost: this.#ground.spent(this.#played(place, deed.turn).facts, place.seat),
        good: isGood(deed),
      }))
      .filter(({ cost }) => cost > spent);
    const bad = Math.min(...costs.filter(({ good }) => !good).map(({ cost }) => cost));
    return Math.max(spent, ...costs.filter(({ cost, good }) => good && cost < bad).map(({ cost }) => cost));
  }

  /** Plays a turn; returns the actions of the seat as lines, and the facts. */
  #played({ state, seat, seed }: Place<S>, turn: WholeTurn): Done {
    const game = this.#game;
    const here = game.clone(state);
    const random = new Random(seed);
    const buffer = new ActionBuffer();
    const lines: string[] = [];
    const facts: Journal = [];
    const happen = (): void => {
      while (game.actor(here) === CHANCE) game.apply(here, drawRandom(game, here, buffer, random, CHANCE), facts);
    };
    for (const action of turn.actions) {
      happen();
      if (game.actor(here) !== seat) break;
      lines.push(game.write(here, action));
      game.apply(here, action, facts);
    }
    return { lines, facts };
  }
}

interface Done {
  readonly lines: readonly string[];
  readonly facts: readonly Fact[];
}

/** Continues a match between bots in place until it ends or `stops` returns true where a seat is to act. */
function playOn<S>(
  game: Game<S>,
  chairs: readonly Bot<S>[],
  state: S,
  random: Random,
  stops: (state: S) => boolean,
): void {
  const buffer = new ActionBuffer();
  const seen = game.clone(state);
  for (let ply = 0; ply < MAX_PLIES; ply++) {
    const actor = game.actor(state);
    if (actor === NOBODY) return;
    if (actor === CHANCE) {
      game.apply(state, drawRandom(game, state, buffer, random, actor));
      continue;
    }
    if (stops(state)) return;
    const [action] = chairs[actor]?.think(game, game.view(state, actor, seen), actor, random, NO_LIMIT).actions ?? [];
    if (action === undefined) return;
    game.apply(state, action);
  }
}
