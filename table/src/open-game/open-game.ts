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

/** A movement without its time: what happens follows one after the other. */
export type OpenMotion = Motion extends infer M ? (M extends Motion ? Omit<M, 'at'> : never) : never;

/** A game without secrets as the page plays it: its rules, its words, and what its table looks like. */
export interface OpenGame<S, J extends object, F extends OpenFact> extends OpenPointing<OpenPosition<S, J, F>> {
  readonly rules: OpenRules<S, J, F>;
  /** In the reader's language. */
  words(): OpenWords<OpenPosition<S, J, F>, F>;
  /** Milliseconds at speed 1 that a fact is given to be seen. */
  readonly pauses: Pauses<F>;
  readonly cues?: Cues<F>;
  /** What a fact moves, by the `data-piece` and `data-anchor` of the board; `seat-0` is the panel of a player. */
  motionOf(fact: F): readonly OpenMotion[];
  /** The board: its drawing, with a `PlaceButton` for each place. */
  readonly Board: ComponentType<{ readonly position: OpenPosition<S, J, F> }>;
  /** What a player's panel shows besides the name. */
  readonly PlayerNote: ComponentType<{ readonly position: OpenPosition<S, J, F>; readonly seat: Seat }>;
}

/** A match of a game without secrets. */
export type OpenMatch<S, J extends object, F extends OpenFact> = MatchContext<
  OpenPosition<S, J, F>,
  F,
  BoardSpot,
  AnyIntent,
  OpenPhrases<OpenPosition<S, J, F>, F>
>;
