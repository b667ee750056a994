import { distinctNames, lookWithoutCase, type MatchRecord, type Seat } from '@levante/contract';
import { isolatedName, type Match } from '@levante/wire';
import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { StartAnalyst } from '../host/host.ts';
import type { AnyTarget } from '../pointing/pointing.ts';
import type { Words } from '../words/en.ts';
import { pageWords } from '../words/page/index.ts';
import type { AddressReach, AnalysisPlace, Phrases, TableQuestion, TurnAction, TurnParts } from './game.ts';
import type { AnyFact, TablePosition } from './position.ts';
import type { AnyIntent } from './selection.ts';
import type { MatchSession } from './session.ts';
import type { GameStudy } from './study.ts';
import type { TurnEditor } from './turn-editor.ts';
import type { ViewState } from './view-state.ts';

/**
 * Returns the players' names for sentences. Of similar names, later ones get a number. Bots without a name and open
 * seats get a generic name, which yields to other names.
 */
export function namesOf(match: Match): readonly string[] {
  const { home } = pageWords.value;
  const given = match.seats.map(({ seat, name, level }) =>
    name === null ? { name: level ? home.levelName(level) : home.seat(seat + 1), rank: 1 } : { name, rank: 0 },
  );
  return distinctNames(given, lookWithoutCase).map((name) => isolatedName(name ?? ''));
}

export interface AnyPosition extends TablePosition<AnyPosition, AnyFact> {}

/** A game's contribution to the page of one match, independent of the game. */
export interface Parts {
  turn(): TurnParts;
  /** Returns a button for each possible intent of the selection. */
  choices(): readonly TurnAction[];
  /** Returns the plies marked on the slider over the match. */
  marks(): readonly number[];
  questions(): readonly TableQuestion[];
  readonly standings: ComponentChildren;
  analysis(on: AnalysisPlace): ComponentChildren;
}

/** A match of any game, for the shared parts of the page. */
export interface AnyMatchContext {
  readonly session: MatchSession<AnyPosition, AnyFact>;
  readonly editor: TurnEditor<AnyPosition, AnyFact, AnyTarget, AnyIntent>;
  readonly view: ViewState<AnyPosition, AnyFact>;
  readonly words: Words;
  readonly phrases: Phrases<AnyPosition, AnyFact>;
  readonly names: readonly string[];
  readonly startAnalyst: StartAnalyst;
  readonly addressOf: (id: string) => string;
  readonly reach: AddressReach;
  readonly fetchStudy: (() => Promise<GameStudy>) | undefined;
  readonly tryFrom: ((record: MatchRecord) => void) | undefined;
  readonly menu: ComponentChildren;
  readonly parts: Parts;
}

export const CurrentMatch = createContext<AnyMatchContext | null>(null);

/** Returns the current match. Throws outside of one. */
export function useMatch(): AnyMatchContext {
  const context = useContext(CurrentMatch);
  if (context === null) throw new Error('this part stands only on the page of a match');
  return context;
}

/**
 * Returns the seat of the person at this screen, who is addressed as "you"; null if no person or several people play
 * here.
 */
export function readerOf({ session }: { readonly session: Pick<AnyMatchContext['session'], 'mine'> }): Seat | null {
  const [mine, ...others] = session.mine.value;
  return others.length === 0 ? (mine ?? null) : null;
}
