import type { AccountStores, HeldRights } from '@levante/people';
import { SqlSessionStore } from '../../src/accounts/session-store.ts';
import type { SqlAccess } from '../../src/database/sql-access.ts';
import { sessionOf } from './session-cases.ts';

/** A time after all others in tests. */
const FAR = 1e15;

/** Rights that a session has to change the account of its person. */
export interface HeldBy {
  /** Rights without proof, as those of a guest. */
  readonly guest: HeldRights;
  /** Rights with proof. */
  readonly proved: HeldRights;
}

/** Terms of a session with proof. */
export interface ProvedTerms {
  readonly id?: string;
  /** End of the proof. */
  readonly until?: number;
  /** Time of the changes. */
  readonly at?: number;
}

/** Adds a live session of a person, with proof. Returns its rights. */
export async function provedSession(
  access: SqlAccess,
  person: string,
  { id = `session of ${person}`, until = FAR, at = 9 }: ProvedTerms = {},
): Promise<HeldBy> {
  await new SqlSessionStore(access).addSession(sessionOf(id, { person, proof: { by: 'passkey', until } }), 7);
  return { guest: { session: id, provedAt: null }, proved: { session: id, provedAt: at } };
}

/** Takes a guest's matches along, with a fresh ticket. */
export async function bringSeats(
  { accounts, challenges }: Pick<AccountStores, 'accounts' | 'challenges'>,
  guest: string,
  person: string,
): Promise<readonly string[] | null> {
  const id = `from ${guest} to ${person}`;
  const challenge = { id, purpose: 'bring', person, session: null, data: guest, expiresAt: FAR } as const;
  await challenges.addChallenge(challenge, 0);
  return await accounts.bringSeats(guest, person, id);
}
