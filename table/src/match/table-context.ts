import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { AnyWay } from '../act/picking.ts';
import type { MatchAnalysis } from '../analysis/match-analysis.ts';
import type { AnyTarget } from '../show/pointing.ts';
import type { TurnAction } from '../show/turn-panel.tsx';
import type { Words } from '../words/index.ts';
import type { Acting } from './acting.ts';
import type { TurnParts, Voice } from './game.ts';
import type { AnyFact, TablePosition } from './position.ts';
import type { Sight } from './sight.ts';
import type { MatchStore } from './store.ts';

/** A position of whatever game. */
export interface AnyPosition extends TablePosition<AnyPosition, AnyFact> {}

/** What a game brings to one match's page, ready to be used without knowing which game it is. */
export interface Parts {
  turn(): TurnParts;
  /** Several ways are meant by what has been picked: one button each. */
  choices(): readonly TurnAction[];
  /** Plies worth a mark on the line of the whole match. */
  marks(): readonly number[];
  readonly over: ComponentChildren;
  readonly standings: ComponentChildren;
  /** The analysis of the match, on its sheet or beside the past that is looked at. */
  analysis(on: 'sheet' | 'past'): ComponentChildren;
}

/** A match of whatever game, as the parts see it that are the same for all. */
export interface AnySeated {
  readonly store: MatchStore<AnyPosition, AnyFact>;
  readonly acting: Acting<AnyPosition, AnyFact, AnyTarget, AnyWay>;
  readonly sight: Sight<AnyPosition, AnyFact>;
  readonly words: Words;
  readonly voice: Voice<AnyPosition, AnyFact>;
  readonly names: readonly string[];
  readonly analysis: MatchAnalysis;
  readonly parts: Parts;
}

export const SeatedContext = createContext<AnySeated | null>(null);

/** The match one sits at. Throws outside of one: a fault of the program, never of a person. */
export function useSeated(): AnySeated {
  const seated = useContext(SeatedContext);
  if (seated === null) throw new Error('this part stands only on the page of a match');
  return seated;
}
