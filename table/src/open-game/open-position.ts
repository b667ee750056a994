import { type Game, NOBODY, type Refusal, refuse, type Seat } from '@levante/contract';
import type { Pauses } from '../match/playback.ts';
import { type AnyFact, type Rules, RulesPosition } from '../match/position.ts';
import type { TimelineReader } from '../match/session.ts';
import { positionReader, replaying } from '../match/timeline.ts';

export type OpenRules<S, J, F> = Rules<S, J, F> & Pick<Game<S>, 'id' | 'options' | 'setup' | 'fromJson'>;

/**
 * A position of a game without secrets. The rules alone decide which lines can be drafted and when a turn is complete.
 */
export class OpenPosition<S, J extends object, F extends AnyFact> extends RulesPosition<
  OpenPosition<S, J, F>,
  S,
  J,
  F
> {
  readonly interrupted = false;
  readonly ending = null;
  readonly #rules: OpenRules<S, J, F>;
  /** Seat of the turn before this position. */
  readonly #before: Seat | null;

  constructor(rules: OpenRules<S, J, F>, state: S, before: Seat | null = null) {
    super(rules, state);
    this.#rules = rules;
    this.#before = before;
  }

  protected at(state: S): OpenPosition<S, J, F> {
    return new OpenPosition(this.#rules, state, this.turn);
  }

  protected self(): OpenPosition<S, J, F> {
    return this;
  }

  get turn(): Seat | null {
    return this.actor ?? this.#before;
  }

  get over(): boolean {
    return this.#rules.actor(this.state) === NOBODY;
  }

  get drafting(): Seat | null {
    return this.actor;
  }

  get endRefusal(): Refusal | null {
    return refuse<string>('act-first');
  }

  turnAhead(): null {
    return null;
  }
}

/** Follows a match by its rules: replays committed actions and compares the result with the received state. */
export const openFollower = <S, J extends object, F extends AnyFact>(
  rules: OpenRules<S, J, F>,
  pauses: Pauses<F>,
): TimelineReader<OpenPosition<S, J, F>, F> => ({
  ...replaying<OpenPosition<S, J, F>, F>(positionReader(rules, (state) => new OpenPosition(rules, state))),
  pauses,
  stops: () => false,
});
