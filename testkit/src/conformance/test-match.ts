import {
  type Action,
  ActionBuffer,
  CHANCE,
  type Game,
  type MatchRecord,
  NOBODY,
  type Options,
  Random,
} from '@levante/contract';
import type { MomentCheck } from './check.ts';
import { Chooser } from './chooser.ts';
import { COPIES } from './copies.ts';
import { DEAD_END_CHECKS } from './dead-end-checks.ts';
import type { CheckName, Fault } from './fault.ts';
import { HASHES, HashBook } from './hashes.ts';
import { JOURNAL } from './journal.ts';
import { endFault, optionsFault, recordFrom, repeatFault, replayFault, resumeFault } from './match-checks.ts';
import { Moment, textOf } from './moment.ts';
import { QUERY_CHECKS } from './query-checks.ts';
import { SECRETS } from './secrets.ts';
import { MAX_MATCH_PLIES, type Subject } from './subject.ts';

/** Fundamental checks come first: if one fails, the match stops, so that only the cause is reported. */
const MOMENT_CHECKS: readonly MomentCheck[] = [
  ...QUERY_CHECKS,
  ...COPIES,
  ...HASHES,
  ...JOURNAL,
  ...DEAD_END_CHECKS,
  ...SECRETS,
];
/** Interval in plies between states kept for comparison with the replay. */
const KEEP = 40;

/** Result of testing one match. */
export interface TestedMatch {
  readonly match: number;
  readonly plies: number;
  /** At most one of each check. */
  readonly faults: readonly Fault[];
  /** Up to the ply of the first fault, or the whole match; null if it could not begin. */
  readonly record: MatchRecord | null;
}

/** Stops the match; its fault is already in the list. */
class Stop extends Error {}

/** Plays one match at random and checks it. */
class MatchTester<S> {
  readonly #subject: Subject<S>;
  readonly #game: Game<S>;
  readonly #match: number;
  readonly #seed: number;
  readonly #thin: number;
  readonly #random: Random;
  readonly #buffer = new ActionBuffer();
  readonly #lines: string[] = [];
  readonly #texts = new Map<number, string>();
  readonly #faults = new Map<CheckName, Fault>();
  #options: Options | null = null;
  #hashes: HashBook<S> | null = null;
  #last: { action: Action; line: string } | null = null;
  #line: string | null = null;

  constructor(subject: Subject<S>, match: number, seed: number, thin: number) {
    this.#subject = subject;
    this.#game = subject.game;
    this.#match = match;
    this.#seed = seed;
    this.#thin = thin;
    this.#random = new Random(seed + 1);
  }

  test(): TestedMatch {
    this.#guarded(() => this.#run());
    const plies = this.#lines.length;
    const first = Math.min(...[...this.#faults.values()].map((fault) => fault.ply), plies);
    const record = this.#options && recordFrom(this.#game, this.#options, this.#lines.slice(0, first));
    return { match: this.#match, plies, faults: [...this.#faults.values()], record };
  }

  #chooser(): Chooser<S> {
    return new Chooser(this.#game, this.#seed);
  }

  /** Runs a check, reporting anything it throws as a fault. */
  #guarded(work: () => void): void {
    try {
      work();
    } catch (error) {
      if (!(error instanceof Stop)) this.#note('never-throws', error instanceof Error ? error.message : String(error));
    }
  }

  #note(check: CheckName, message: string | null): boolean {
    if (message === null) return false;
    const fault = {
      check,
      match: this.#match,
      options: this.#options,
      ply: this.#lines.length,
      action: this.#line,
      message,
    };
    if (!this.#faults.has(check)) this.#faults.set(check, fault);
    return true;
  }

  #stopIf(check: CheckName, message: string | null): void {
    if (this.#note(check, message)) throw new Stop();
  }

  #run(): void {
    const options = this.#subject.options();
    const read = this.#game.options(options[this.#match % options.length]);
    if (!read.ok) {
      this.#note('options', `of the subject are refused: ${JSON.stringify(read.refusal)}`);
      return;
    }
    this.#options = read.value;
    this.#note('options', optionsFault(this.#game, read.value));
    const state = this.#play(read.value);
    this.#line = null;
    this.#note('result-final', endFault(this.#game, state, this.#last));
    this.#texts.set(this.#lines.length, textOf(this.#game, state));
    if (this.#random.below(this.#thin) > 0) return;
    this.#note('record-replays', this.#replayed(read.value));
    this.#note('hash-equal', this.#hashes?.replayFault() ?? null);
    this.#note('deterministic', repeatFault(this.#game, read.value, this.#chooser(), this.#lines));
  }

  #replayed(options: Options): string | null {
    const record = recordFrom(this.#game, options, this.#lines);
    const plies = [...this.#texts.keys()];
    const middle = plies[this.#random.below(plies.length)] ?? 0;
    return replayFault(this.#game, record, this.#texts) ?? resumeFault(this.#game, record, this.#texts, middle);
  }

  /** Plays to the end; returns the last state. */
  #play(options: Options): S {
    const game = this.#game;
    const chooser = this.#chooser();
    const state = game.setup(options);
    const start = game.clone(state);
    const hashes = new HashBook(game, start);
    this.#hashes = hashes;
    this.#note('hash-apart', hashes.enter(state, null));
    const most = this.#subject.maxPlies ?? MAX_MATCH_PLIES;
    while (this.#lines.length < most) {
      const actor = game.actor(state);
      if (actor === NOBODY) return state;
      this.#line = null;
      game.legal(state, this.#buffer);
      const known = actor === CHANCE || (Number.isInteger(actor) && actor >= 0 && actor < options.players);
      this.#stopIf('somebody-acts', known ? null : `the actor is ${actor}`);
      this.#stopIf('somebody-acts', this.#buffer.length > 0 ? null : `${actor} is to act and nothing is legal`);
      const action = chooser.choose(state, this.#buffer, actor);
      this.#step(state, start, action);
      this.#note('hash-apart', hashes.enter(state, action));
    }
    this.#stopIf('ends', `not over after ${most} plies`);
    return state;
  }

  #step(state: S, start: S, action: Action): void {
    const line = this.#game.write(state, action);
    this.#line = line;
    this.#check(new Moment(this.#subject, { state, start, legal: this.#buffer, action }, this.#random));
    this.#game.apply(state, action);
    this.#lines.push(line);
    this.#last = { action, line };
  }

  #check(moment: Moment<S>): void {
    const result = moment.game.result(moment.state);
    this.#note('result-final', result === null ? null : `before the end there is ${JSON.stringify(result)}`);
    if (this.#random.below(KEEP * this.#thin) === 0) this.#texts.set(this.#lines.length, moment.text);
    for (const check of MOMENT_CHECKS) {
      if (check.every > 1 && this.#random.below(check.every * this.#thin) > 0) continue;
      const failed = this.#note(check.name, check.find(moment));
      if (failed && check.fatal) throw new Stop();
    }
  }
}

/**
 * Plays and checks match number `match` of a run with this seed. The same arguments give the same result. `thin` is for
 * long runs: it divides the frequency of expensive checks, while cheap ones run at every ply. With 0 all checks run at
 * every ply.
 */
export function testMatch<S>(subject: Subject<S>, match: number, seed: number, thin = 1): TestedMatch {
  return new MatchTester(subject, match, seedOf(match, seed), thin).test();
}

/** Returns the seed of a match; separate seeds make the matches independent of the distribution over threads. */
function seedOf(match: number, seed: number): number {
  return (seed % 0x100000000) + match * 0x100000000;
}
