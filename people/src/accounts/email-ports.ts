import type { MAIL_LANGUAGES } from '@levante/wire';
import type { Account, HeldRights, RemovalResult, RemovalTerms } from './ports.ts';

/** Language of an e-mail. */
export type MailLanguage = (typeof MAIL_LANGUAGES)[number];

const DAY_MS = 86_400_000;
/** Waiting period before an address is replaced without proof of identity, in which its owner can object. */
export const EMAIL_WAIT_MS = 3 * DAY_MS;

/**
 * Changes of an account that are reported to its person by their other channels, since another person may have made
 * them.
 */
export const ACCOUNT_CHANGES = [
  'passkey-added',
  'passkey-removed',
  'codes-renewed',
  'provider-added',
  'provider-removed',
  'email-changed',
  'email-removed',
  'signed-out',
] as const;
export type AccountChange = (typeof ACCOUNT_CHANGES)[number];

/** A person's verified address. */
export interface Email {
  readonly person: string;
  readonly address: string;
  /** Language of messages that were not requested by the person. */
  readonly language: MailLanguage;
  /**
   * The address that will replace this one, or null. `at` is in milliseconds, and unknown until the mail server has
   * accepted the notice to this address.
   */
  readonly next: { readonly address: string; readonly at: number | null } | null;
}

/** A new address for the person, and the session that requested the change. The change ends with the session. */
export interface NextEmail {
  readonly address: string;
  readonly session: string;
  /** Milliseconds since the epoch. */
  readonly askedAt: number;
}

/** Stores addresses. Every method is atomic. */
export interface EmailStore {
  emailOf(person: string): Promise<Email | null>;
  personWith(address: string): Promise<string | null>;
  /**
   * Sets a person's address and drops a pending change: for an existing account with proof, otherwise for a new one.
   * The previous address gets a letter. Returns false if another person has the address, or for the reasons of
   * `PasskeyStore.addPasskey`.
   */
  setEmail(email: Omit<Email, 'next'>, account: Account, held: HeldRights): Promise<boolean>;
  /**
   * Sets the pending address, which replaces the current one some time after the mail server has accepted the letter
   * about it. Returns false if there is no current address, or the session has ended.
   */
  setNextEmail(person: string, next: NextEmail): Promise<boolean>;
  /** Drops the pending address. */
  keepEmail(person: string): Promise<void>;
  removeEmail(person: string, removal: RemovalTerms): Promise<RemovalResult>;
  /**
   * Replaces addresses whose waiting period is over, except those of people who have deleted their account. Pending
   * addresses that another person has verified meanwhile are dropped.
   */
  settleEmails(now: number): Promise<void>;
}

/** A message to one address. */
export type Letter = { readonly to: string; readonly language: MailLanguage } & (
  | {
      readonly kind: 'sign-in' | 'add' | 'prove';
      readonly code: string;
      /** Secret of the link; null for messages without a link. */
      readonly token: string | null;
    }
  /** The address will be replaced at a time. The id belongs to the stored letter. */
  | { readonly kind: 'changing'; readonly id: string; readonly at: number }
  /** The account was changed at a time. */
  | { readonly kind: 'changed'; readonly id: string; readonly change: AccountChange; readonly at: number }
);

/** A stored letter about a change of an account, to its previous address. */
export interface WaitingLetter {
  readonly id: string;
  readonly to: string;
  readonly language: MailLanguage;
  readonly change: AccountChange | 'email-changing';
  /** Time of the change. */
  readonly at: number;
  /** Time of the next attempt. */
  readonly dueAt: number;
  /** Number of attempts that have failed. */
  readonly attempts: number;
}

/** Stores letters until the mail server has accepted them. Every method is atomic. */
export interface LetterStore {
  /** Returns the due letters, longest due first. */
  dueLetters(now: number, limit: number): Promise<readonly WaitingLetter[]>;
  /** Reserves a letter for an attempt until a time. Returns false if another server has it, or if it is gone. */
  reserveLetter(letter: WaitingLetter, until: number): Promise<boolean>;
  /** Deletes an accepted letter. `effectAt` is the time at which the announced change of address takes effect. */
  acceptLetter(id: string, effectAt: number): Promise<void>;
  /** Sets the time of the next attempt after a failure, or deletes the letter (null). */
  postponeLetter(id: string, dueAt: number | null): Promise<void>;
}

/** Place of a message in the queue for the mail server. */
export interface MailTurn {
  /**
   * Rank of a message, first to last: sign-in messages for browsers in which the person was signed in before, and
   * proofs of identity; other messages with a code; letters about changes of accounts; notifications.
   */
  readonly rank: 'known' | 'requested' | 'account' | 'notification';
  /** Source whose messages share a turn: the mark of a network address, or a person. */
  readonly from: string;
  /** Person or mailbox whose messages share a turn within the source. */
  readonly by: string;
}

/** Sends messages. */
export interface Mailer {
  /** Sends a message in its turn. Resolves when the mail server has accepted it. */
  send(letter: Letter, turn: MailTurn): Promise<void>;
  /** Does the same work as `send` without sending. */
  rehearse(letter: Letter): Promise<void>;
}
