import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Namer, Words } from '../words/index.ts';
import type { Acting } from './acting.ts';
import type { Sight } from './sight.ts';
import type { MatchStore } from './store.ts';

/** What every part of a match's page works with. */
export interface Seated {
  readonly store: MatchStore;
  readonly acting: Acting;
  readonly sight: Sight;
  readonly words: Words;
  readonly namer: Namer;
  readonly names: readonly string[];
}

export const SeatedContext = createContext<Seated | null>(null);

/** The match one sits at. Throws outside of one: a fault of the program, never of a person. */
export function useSeated(): Seated {
  const seated = useContext(SeatedContext);
  if (seated === null) throw new Error('this part stands only on the page of a match');
  return seated;
}
