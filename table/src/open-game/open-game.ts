import type { Seat } from '@levante/contract';
import type { ComponentType } from 'preact';
import type { MatchContext } from '../match/game.ts';
import type { Pauses } from '../match/playback.ts';
import type { AnyIntent } from '../match/selection.ts';
import type { Motion } from '../motion/motions.ts';
import type { Cues } from '../sound/sounds.ts';
import type { BoardSpot, OpenPointing } from './board-pointing.ts';
import type { OpenPosition, OpenRules } from './open-position.ts';
import type { OpenFact, OpenPhrases, OpenWords } from './phrases.ts';

/** A motion without a time, since the motions of facts follow one another. */
export type OpenMotion = Motion extends infer M ? (M extends Motion ? Omit<M, 'at'> : never) : never;

/** A game without secrets: its rules, words and table. */
export interface OpenGame<S, J extends object, F extends OpenFact> extends OpenPointing<OpenPosition<S, J, F>> {
  readonly rules: OpenRules<S, J, F>;
  words(): OpenWords<OpenPosition<S, J, F>, F>;
  /** Milliseconds at speed 1 for each type of fact. */
  readonly pauses: Pauses<F>;
  readonly cues?: Cues<F>;
  /** Motions of a fact, by the `data-piece` and `data-anchor` of the board; `seat-0` is a player's panel. */
  motionOf(fact: F): readonly OpenMotion[];
  /** Drawing of the board, with a `PlaceButton` for each place. */
  readonly Board: ComponentType<{ readonly position: OpenPosition<S, J, F> }>;
  /** Contents of a player's panel besides the name. */
  readonly PlayerNote: ComponentType<{ readonly position: OpenPosition<S, J, F>; readonly seat: Seat }>;
}

export type OpenMatch<S, J extends object, F extends OpenFact> = MatchContext<
  OpenPosition<S, J, F>,
  F,
  BoardSpot,
  AnyIntent,
  OpenPhrases<OpenPosition<S, J, F>, F>
>;
