import type { MatchRecord } from '@levante/contract';
import { type Signal, signal } from '@preact/signals';
import type { ComponentType } from 'preact';

export interface DealProofProps {
  /** Of a match that is over. */
  readonly record: MatchRecord;
  readonly match: string;
}

/** What decides a record anew and says whether it proves the deal; the page brings it once it stands, for the rules of all games come with it. */
export const dealProof: Signal<ComponentType<DealProofProps> | null> = signal(null);
