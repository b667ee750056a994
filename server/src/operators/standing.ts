import { SqlAccountStore } from '../accounts/account-store.ts';
import type { Backend } from '../backend/backend.ts';
import { SYSTEM_TIME } from '../backend/machine.ts';
import { SqlMeasureStore } from './measure-store.ts';

/** Opens the reads of people's standing, which features need before operators are installed. */
export function openStanding({ access, shared }: Pick<Backend, 'access' | 'shared'>): PeopleStanding {
  const measures = new SqlMeasureStore(access, shared !== null);
  const accounts = new SqlAccountStore(access, shared !== null);
  return {
    measures,
    isOperator: (person) => measures.isOperator(person),
    mutedUntil: async (person) => (await measures.standingOf(person, SYSTEM_TIME.now())).mute?.until ?? null,
    hasAccount: async (person) => (await accounts.accountOf(person)) !== null,
  };
}

/** The standing of people on a server: operators' decisions about them, and whether they have an account. */
export interface PeopleStanding {
  readonly measures: SqlMeasureStore;
  readonly isOperator: (person: string) => Promise<boolean>;
  /** Returns the end of a person's mute; null if they may write. */
  readonly mutedUntil: (person: string) => Promise<number | null>;
  readonly hasAccount: (person: string) => Promise<boolean>;
}
