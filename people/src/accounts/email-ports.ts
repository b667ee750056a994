import type { MAIL_LANGUAGES } from '@levante/wire';
import type { Account, HeldProof, RemovalResult, RemovalTerms } from './ports.ts';

/** Language of a message. */
export type MailLanguage = (typeof MAIL_LANGUAGES)[number];

/** A person's verified address. */
export interface Email {
  readonly person: string;
  readonly address: string;
  /** Language of messages that nobody has just asked for. */
  readonly language: MailLanguage;
  /** An address that replaces this one at a time in milliseconds; null without any. */
  readonly next: { readonly address: string; readonly at: number } | null;
}

/** Stores addresses. Every method is atomic. */
export interface EmailStore {
  emailOf(person: string): Promise<Email | null>;
  personWith(address: string): Promise<string | null>;
  /**
   * Sets a person's address, with no change left waiting: of an existing account with a proof, else of a new one. Returns
   * false if somebody else has the address, and otherwise as `AccountStore.addPasskey`.
   */
  setEmail(email: Omit<Email, 'next'>, account: Account, proof?: HeldProof | null): Promise<boolean>;
  /** Sets the address that replaces the current one later. Returns false if there is no current one. */
  setNextEmail(person: string, next: NonNullable<Email['next']>): Promise<boolean>;
  /** Drops the address that would replace the current one. */
  keepEmail(person: string): Promise<void>;
  removeEmail(person: string, removal: RemovalTerms): Promise<RemovalResult>;
  /** Replaces addresses whose waiting period is over; those that somebody else has verified since are dropped. */
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
  /** The address was replaced, or will be at a time. */
  | { readonly kind: 'changed'; readonly at: number | null }
);

/** Sends messages. */
export interface Mailer {
  /** Resolves when the mail server has accepted the message. */
  send(letter: Letter): Promise<void>;
}
