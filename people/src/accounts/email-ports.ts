import type { MAIL_LANGUAGES } from '@levante/wire';
import type { Account, HeldRights, RemovalResult, RemovalTerms } from './ports.ts';

/** Language of a message. */
export type MailLanguage = (typeof MAIL_LANGUAGES)[number];

const DAY_MS = 86_400_000;
/** Time before an address is replaced without proof of who the person is, so that its owner can object. */
export const EMAIL_WAIT_MS = 3 * DAY_MS;

/** Changes of an account of which its person is notified by their other ways, since another person may have made them. */
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
  /** Language of messages that no person has just asked for. */
  readonly language: MailLanguage;
  /**
   * An address that replaces this one at a time in milliseconds, or null. The time is unknown until the mail
   * server has accepted the notice to this address.
   */
  readonly next: { readonly address: string; readonly at: number | null } | null;
}

/** A new address to replace the current one, and the session that asks for it, with which the change ends. */
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
   * Sets a person's address, with no change left waiting: of an existing account with proof, else of a new one. The address
   * before it, if there is one, gets a letter. Returns false if another person has the address, and otherwise as
   * `AccountStore.addPasskey`.
   */
  setEmail(email: Omit<Email, 'next'>, account: Account, held: HeldRights): Promise<boolean>;
  /**
   * Sets the address that replaces the current one some time after the mail server has accepted the letter about it.
   * Returns false if there is no current one, or the session has ended.
   */
  setNextEmail(person: string, next: NextEmail): Promise<boolean>;
  /** Drops the address that would replace the current one. */
  keepEmail(person: string): Promise<void>;
  removeEmail(person: string, removal: RemovalTerms): Promise<RemovalResult>;
  /**
   * Replaces addresses whose waiting period is over, but for people who have deleted their account; those that a person
   * else has verified since are dropped.
   */
  settleEmails(now: number): Promise<void>;
}

/** A message to one address. */
export type Letter = { readonly to: string; readonly language: MailLanguage } & (
  | {
      readonly kind: 'sign-in' | 'add' | 'prove';
      readonly code: string;
      /** Secret of the link; null for messages without one. */
      readonly token: string | null;
    }
  /** The address will be replaced at a time. The id is that of the stored letter. */
  | { readonly kind: 'changing'; readonly id: string; readonly at: number }
  /** The account was changed at a time. */
  | { readonly kind: 'changed'; readonly id: string; readonly change: AccountChange; readonly at: number }
);

/** A stored letter about a change of an account, to the address that its person had before. */
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
  /** Returns the letters that are due, longest due first. */
  dueLetters(now: number, limit: number): Promise<readonly WaitingLetter[]>;
  /** Reserves a letter for an attempt until a time. Returns false if another server has it, or it is gone. */
  reserveLetter(letter: WaitingLetter, until: number): Promise<boolean>;
  /** Deletes a letter that was accepted. The change of address that it has announced takes effect at a time. */
  acceptLetter(id: string, effectAt: number): Promise<void>;
  /** Plans the next attempt after one has failed, or deletes the letter (null). */
  postponeLetter(id: string, dueAt: number | null): Promise<void>;
}

/** The turn of a message among those that wait for the mail server. */
export interface MailTurn {
  /**
   * Messages to sign in for browsers in which their person was signed in before, and proofs of who they are; other messages with a
   * code; letters about changes of accounts; notifications. Each is sent before those that follow.
   */
  readonly rank: 'known' | 'requested' | 'account' | 'notification';
  /** Source whose messages share a turn: the mark of a network address, or a person. */
  readonly from: string;
  /** Person or mailbox whose messages share a turn among those of the source. */
  readonly by: string;
}

/** Sends messages. */
export interface Mailer {
  /** Sends a message in its turn. Resolves when the mail server has accepted it. */
  send(letter: Letter, turn: MailTurn): Promise<void>;
  /** Does the work of a message that no person gets. */
  rehearse(letter: Letter): Promise<void>;
}
