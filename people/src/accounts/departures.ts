import type { Restored } from '@levante/wire';
import type { Accounts, RefuseSignIn } from './accounts.ts';
import {
  type AccountReply,
  type AccountStore,
  accountFault,
  type Caller,
  type ChallengeStore,
  given,
  type HeldRights,
  type NamedIn,
  type UsableMethods,
} from './ports.ts';
import type { SignInMeans } from './provider.ts';
import { hashOf } from './secrets.ts';

const MINUTE_MS = 60_000;
/** Milliseconds for which the deletion of an account can be cancelled. */
export const COME_BACK_MS = 7 * 24 * 60 * MINUTE_MS;
/** Milliseconds for which the offer to cancel the deletion is valid after signing in. */
export const OFFER_MS = 30 * MINUTE_MS;
/** Time after which data is deleted once more, longer than any request that was in progress. */
const AGAIN_MS = 10 * MINUTE_MS;
/** Number of departures handled per round. */
const BATCH = 100;

/**
 * Steps of a departure: keys are void and names hidden (`begun`), seats are left (`left`), cancelling is no longer
 * possible (`final`), everything was deleted once (`deleted`).
 */
export const DEPARTURE_STEPS = ['begun', 'left', 'final', 'deleted'] as const;
export type DepartureStep = (typeof DEPARTURE_STEPS)[number];

/** A person who has deleted their account or data. */
export interface Departure {
  readonly person: string;
  readonly step: DepartureStep;
  /** Time of the next step, in milliseconds since the epoch. Until then the person of an account can return. */
  readonly dueAt: number;
}

/** A seat that a person played when they deleted their account. */
export interface LeftSeat {
  readonly match: string;
  readonly seat: number;
}

/** Effects of the deletion of an account that can be undone, other than hidden names. */
export interface Undo {
  /** Enabled channels that remain: mail and webhooks. */
  readonly channels: readonly string[];
  /** Number of browsers with push messages, which end with their sessions. */
  readonly browsers: number;
  /** Seats that the person played themselves in running matches. */
  readonly seats: readonly LeftSeat[];
  /** Number of waiting matches in which they had a seat or a reserved one. These seats are not restored. */
  readonly tables: number;
}

/** Matches and chats to reload after a return, and the remaining steps to undo. */
export interface Ended {
  readonly named: NamedIn;
  readonly undo: Undo;
}

const NOWHERE: NamedIn = { matches: [], chats: [] };

/** Stores departures. Every method is atomic. */
export interface DepartureStore {
  departureOf(person: string): Promise<Departure | null>;
  /** Returns whether a person can sign in by any means that works, or with a recovery code. */
  canSignIn(person: string, usable: UsableMethods): Promise<boolean>;
  /**
   * Adds a departure and voids the person's keys. Unless the departure is final, it also hides their names, disables
   * their channels, and stores what can be undone. Returns null if the rights no longer hold.
   */
  begin(departure: Departure, held: HeldRights): Promise<NamedIn | null>;
  /**
   * Ends a departure that is not due. Shows the names again and enables the channels that were enabled. Returns null if
   * it is due, final or unknown.
   */
  end(person: string, now: number): Promise<Ended | null>;
  /** Changes the step. Returns false if the departure has another step or is not due. */
  advance(departure: Departure, to: DepartureStep, dueAt: number): Promise<boolean>;
  /** Lists departures that are due, and departures whose seats were not left yet. */
  due(now: number, limit: number): Promise<readonly Departure[]>;
  /** Deletes a departure. */
  remove(person: string): Promise<void>;
}

export interface DeparturesParts {
  readonly store: DepartureStore;
  readonly accounts: Accounts;
  readonly accountStore: Pick<AccountStore, 'deleteAccount'>;
  readonly challenges: ChallengeStore;
  readonly now: () => number;
  readonly newSecret: () => string;
  /** Called when a person's keys are void, and when their names have changed. */
  readonly changed: (person: string, named: NamedIn) => void;
  /** Leaves the seats in which other people wait for this person. Returns the seats that bots play from now on. */
  readonly leaveSeats: (person: string) => Promise<readonly LeftSeat[]>;
  /** Reclaims a seat that a bot plays. Returns null if none does, and false if that is not possible any more. */
  readonly reclaimSeat: (person: string, seat: LeftSeat) => Promise<boolean | null>;
  /** Deletes everything about a person. Can be repeated. */
  readonly erase: (person: string) => Promise<void>;
  /** Called when seats could not be left or data could not be deleted. */
  readonly failed: (error: unknown) => void;
}

/** Offer to cancel a deletion, for a person who signs in to the account. */
export interface ComeBackOffer {
  readonly ticket: string;
  /** Time of the deletion. */
  readonly until: number;
}

/**
 * Deletion of accounts. For seven days the person can cancel it, and cannot sign in otherwise. Guests could not return
 * and are deleted immediately. Each step is written only after the previous one, and deletion can be repeated, so that
 * any server may continue what another has begun.
 */
export class Departures {
  readonly #parts: DeparturesParts;

  constructor(parts: DeparturesParts) {
    this.#parts = parts;
  }

  /**
   * Begins the departure of the caller. Returns the time until which they can return, if one of their sign-in methods
   * works; null if everything is deleted.
   */
  async begin(caller: Caller, usable: UsableMethods): Promise<AccountReply<number | null>> {
    const { accounts, store, now, changed } = this.#parts;
    const view = await accounts.requireProof(caller);
    if (!view.ok) return view;
    const { person } = caller;
    const canReturn = view.value.account !== null && (await store.canSignIn(person, usable));
    const departure: Departure = canReturn
      ? { person, step: 'begun', dueAt: now() + COME_BACK_MS }
      : { person, step: 'final', dueAt: now() };
    const named = await store.begin(departure, accounts.heldRights(caller, view.value)).catch((error: unknown) => {
      // Only the answer may have been lost.
      changed(person, NOWHERE);
      throw error;
    });
    if (named === null) return accountFault('proof-needed');
    changed(person, named);
    // The keys are void and the names hidden: what fails from here on is continued by the next sweep.
    await this.#continue(departure).catch(this.#parts.failed);
    return given(canReturn ? departure.dueAt : null);
  }

  /** Returns the offer to cancel the deletion for a person who signs in; null if their account is not being deleted. */
  async offer(person: string, means: SignInMeans): Promise<AccountReply<ComeBackOffer | null>> {
    const { store, challenges, now, newSecret } = this.#parts;
    const departure = await store.departureOf(person);
    if (departure === null) return given(null);
    if (!isOpen(departure) || departure.dueAt <= now()) return accountFault('not-proven');
    const ticket = newSecret();
    const expiresAt = now() + OFFER_MS;
    const challenge = { id: hashOf(ticket), purpose: 'come-back', person, session: null } as const;
    await challenges.addChallenge({ ...challenge, data: JSON.stringify(means), expiresAt }, now());
    return given({ ticket, until: departure.dueAt });
  }

  /**
   * Restores the account of an offer. `refuse` throws if that is not allowed; `isVoid` tells whether the sign-in is no
   * longer valid. Returns the person, how they signed in, and what was restored.
   */
  async comeBack(
    ticket: string,
    refuse: RefuseSignIn = () => {},
    isVoid: (means: SignInMeans) => Promise<boolean> = async () => false,
  ): Promise<AccountReply<{ readonly person: string; readonly means: SignInMeans; readonly restored: Restored }>> {
    const { store, challenges, now, changed } = this.#parts;
    const offered = await challenges.challenge(hashOf(ticket), 'come-back', now());
    if (offered !== null && offered.person !== null) refuse(offered.person);
    if (offered !== null && (await isVoid(meansIn(offered.data)))) return accountFault('not-proven');
    const found = await challenges.takeChallenge(hashOf(ticket), 'come-back', now());
    if (found === null || found.person === null) return accountFault('not-proven');
    const { person } = found;
    const ended = await store.end(person, now());
    if (ended === null) return accountFault('not-proven');
    changed(person, ended.named);
    return given({ person, means: meansIn(found.data), restored: await this.#restore(person, ended.undo) });
  }

  /** Reclaims seats. One that fails is named as lost, and can still be reclaimed at its table. */
  async #restore(person: string, { seats, tables, browsers }: Undo): Promise<Restored> {
    return { ...(await this.#reclaimSeats(person, seats)), lostTables: tables, browsers };
  }

  async #reclaimSeats(person: string, seats: readonly LeftSeat[]): Promise<Pick<Restored, 'seats' | 'lostSeats'>> {
    const { reclaimSeat, failed } = this.#parts;
    let taken = 0;
    let lost = 0;
    for (const seat of seats) {
      const isBack = await reclaimSeat(person, seat).catch((error: unknown) => {
        failed(error);
        return false;
      });
      if (isBack === true) taken++;
      if (isBack === false) lost++;
    }
    return { seats: taken, lostSeats: lost };
  }

  /**
   * Continues departures that are due or were interrupted. A failed one does not delay others; the first error is
   * thrown at the end.
   */
  async sweep(): Promise<void> {
    const { store, now } = this.#parts;
    const failed: unknown[] = [];
    for (const departure of await store.due(now(), BATCH)) {
      await this.#continue(departure).catch((error: unknown) => failed.push(error));
    }
    if (failed.length > 0) throw failed[0];
  }

  async #continue(departure: Departure): Promise<void> {
    const { store, now, leaveSeats } = this.#parts;
    const { person, step, dueAt } = departure;
    if (isOpen(departure) && dueAt > now()) {
      const handed = await leaveSeats(person);
      const isAway = (await store.advance(departure, 'left', dueAt)) || (await store.departureOf(person)) !== null;
      // A person who came back meanwhile found some of these seats still theirs.
      if (!isAway) await this.#reclaimSeats(person, handed);
      return;
    }
    // Of a person who comes back and a server that deletes, one succeeds.
    if (isOpen(departure)) {
      const final = { person, step: 'final', dueAt: now() } as const;
      if (await store.advance(departure, final.step, final.dueAt)) await this.#delete(final);
      return;
    }
    await this.#delete(departure);
    if (step === 'deleted') await store.remove(person);
  }

  /** Deletes everything, and plans a second deletion for data that requests in progress may still write. */
  async #delete(departure: Departure): Promise<void> {
    const { store, accountStore, erase, now } = this.#parts;
    await accountStore.deleteAccount(departure.person);
    await erase(departure.person);
    if (departure.step === 'final') await store.advance(departure, 'deleted', now() + AGAIN_MS);
  }
}

/** Reads how a person has signed in. Means of an earlier version are no proof. */
function meansIn(data: string): SignInMeans {
  const { proof = null, since = 0, binding }: Partial<SignInMeans> & Pick<SignInMeans, 'binding'> = JSON.parse(data);
  return { proof, since, binding };
}

const isOpen = ({ step }: Departure): boolean => step === 'begun' || step === 'left';
