import type { Time } from '@levante/host';
import type { Accounts, RefuseSignIn, SignIn } from './accounts.ts';
import {
  EMAIL_WAIT_MS,
  type Email,
  type EmailStore,
  type Mailer,
  type MailLanguage,
  type MailTurn,
} from './email-ports.ts';
import { mailboxOf } from './mailbox.ts';
import {
  type AccountReply,
  type AttemptLimit,
  accountFault,
  type Caller,
  type Challenge,
  type ChallengeStore,
  given,
} from './ports.ts';
import { codeHash, hashOf, newCode, sealed, unsealed } from './secrets.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Time for a reply to be sent before the work that depends on the account begins. */
const REPLY_MS = 5;
/** Maximum time before a message to sign in that a stranger asks for is made: when the server is busy says nothing about a request. */
const SPREAD_MS = 1000;
/** Length of a person's id. */
const PERSON_LENGTH = 24;
/** Lifetime of a code and of its link. */
export const LETTER_MS = 30 * MINUTE_MS;
/** Groups of four characters in a code: 40 bits, of which five may be tried. */
const CODE_GROUPS = 2;
/**
 * Messages asked for by strangers at one network address per hour, by one person per day, and per day to one e-mail
 * address by browsers in which its person was signed in before. Strangers cannot use up their share.
 */
const LETTERS = { asking: 40, person: 8, known: 5 } as const;
/**
 * Messages with which strangers add one mailbox, in any spelling: per day by all and by those at one network address,
 * and in any hour. To all mailboxes of one domain per hour: a large provider's domain has room for all new people of a
 * day.
 */
const ADDING_LETTERS = { all: 5, one: 3, hour: 2, domain: 100, publicDomain: 2000 } as const;
/**
 * Messages to sign in with that strangers may ask for to one e-mail address. One becomes possible again whenever the link of
 * an earlier one expires: a person whom strangers leave no message has the link of the last one. In an hour these are three,
 * with two of those above five to a mailbox.
 */
const SIGN_IN_LETTERS = { all: 2, allMs: LETTER_MS, one: 2, oneMs: 2 * HOUR_MS } as const;
/** Attempts with each code, and with any code per hour and network address. */
const CODE_ATTEMPTS = { code: 5, asking: 100 } as const;
const MAX_ADDRESS = 254;
/** A domain with letters beyond ASCII. */
const OTHER_LETTERS = /^(?=.*[^\p{ASCII}])[\p{L}\p{M}\p{N}.-]+$/u;
const ADDRESS = /^[^\s@<>()[\]\\,;:"\p{Cc}]{1,64}@[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/u;

/** Returns an address in the form in which it is compared and stored; null if it is invalid. */
export function emailAddressIn(typed: string): string | null {
  const trimmed = typed.trim().toLowerCase();
  const at = trimmed.lastIndexOf('@') + 1;
  const address = trimmed.slice(0, at) + asciiDomain(trimmed.slice(at));
  return address.length <= MAX_ADDRESS && ADDRESS.test(address) ? address : null;
}

/** Returns the form in which a domain with other letters is resolved and stored; others as they are. */
function asciiDomain(domain: string): string {
  const url = `https://${domain}`;
  return OTHER_LETTERS.test(domain) && URL.canParse(url) ? new URL(url).hostname : domain;
}

/** A person's address as shown to them, with the earliest time at which another one replaces it. */
export type ShownEmail = Omit<Email, 'next'> & {
  readonly next: { readonly address: string; readonly at: number } | null;
};

/** The person whom a message signs in, until they sign out everywhere. */
interface LetterOwner {
  readonly person: string;
  readonly generation: number;
}

/** The message that a challenge belongs to. */
interface Sent {
  readonly kind: 'sign-in' | 'add' | 'prove';
  readonly address: string;
  /** The person who had the address when the message to sign in was sent; null for other messages. */
  readonly owner: LetterOwner | null;
  readonly language: MailLanguage;
  /** Hash of the code. */
  readonly code: string;
  /** Ids of the challenges of the code and of the link. */
  readonly ids: readonly string[];
}

/**
 * A message as stored. The address and its owner are sealed with the secret of the challenge, which only the browser or the
 * message has: the database alone has no address of a person who asked for a message.
 */
type StoredSent = Omit<Sent, 'address' | 'owner'> & { readonly sealed: string };
/** A message with a code. */
interface CodeLetter {
  readonly kind: Sent['kind'];
  readonly to: string;
  readonly language: MailLanguage;
  /** The only person who may use the code, as long as the session that has asked for it lives; null to sign in. */
  readonly caller: Caller | null;
  readonly owner: LetterOwner | null;
  readonly turn: MailTurn;
  /** Whether everything happens but that it is sent, so that the work does not tell who has an account. */
  readonly isDecoy?: boolean;
}

/** A request for a message, with the key of its network address. */
export interface LetterRequest {
  readonly address: string;
  readonly language: MailLanguage;
  readonly from: string;
  /** Whether a person with this address was signed in on the same browser before. */
  readonly isKnown?: boolean;
}

/** A code as typed, with the ticket of the page that requested it. */
export interface TypedLetterCode {
  readonly ticket: string;
  readonly code: string;
  readonly from: string;
}

/**
 * Effect of a code or link: the caller has proved their identity; the guest has become an account; the address was
 * added; or the address is pending. The first two require a new session.
 */
export type LetterUse = 'proved' | 'new-account' | 'added' | 'waits';
/** A link in use: its secret, and evidence that the browser requested the message or has read it. */
export interface UsedLink {
  readonly token: string;
  /** Ticket of the last message that the browser requested, or null. */
  readonly ticket: string | null;
  /** The code of the same message as typed, or null. */
  readonly code: string | null;
  readonly from: string;
}

/** Content of a link. */
export interface LinkView {
  /** The person whom it signs in, or whose address it adds. */
  readonly person: string;
  readonly address: string;
  /** Whether the code of the message is needed, because the browser did not request it. */
  readonly needsCode: boolean;
}

export interface EmailsParts {
  readonly accounts: Accounts;
  readonly challenges: ChallengeStore;
  readonly emails: EmailStore;
  readonly mailer: Mailer;
  readonly now: () => number;
  /** Returns the current generation of a person's keys. */
  readonly generationOf: (person: string) => Promise<number>;
  /** Calls a function after some milliseconds. */
  readonly after: Time['after'];
  readonly newSecret: () => string;
  readonly below: (n: number) => number;
  /** Called when a message could not be sent. */
  readonly failed: (error: unknown) => void;
}

/**
 * Signing in by e-mail. A message contains a code, which works only on the page that requested it, and a link, whose
 * page names the account and has a button: opening it changes nothing. In a browser that did not request the message,
 * the link also needs the code, so that the sender of a link cannot sign another person in to their own account.
 */
export class Emails {
  readonly #parts: EmailsParts;
  readonly #pending = new Set<Promise<void>>();

  constructor(parts: EmailsParts) {
    this.#parts = parts;
  }

  /**
   * Sends a sign-in message if the address belongs to an account. The reply and its timing are the same if it does not,
   * since everything that depends on the account happens afterwards.
   */
  async beginSignIn({ address, language, from, isKnown = false }: LetterRequest): Promise<AccountReply<string>> {
    const to = emailAddressIn(address);
    if (to === null) return accountFault('bad-address');
    const limits = isKnown ? [knownLimit(to)] : [askingLimit(from), ...signInLimits(to, from)];
    if (!(await this.#maySend(limits))) return accountFault('too-many-requests');
    const ticket = this.#parts.newSecret();
    const at = this.#parts.now();
    this.#later(async () => {
      const { emails } = this.#parts;
      await emails.settleEmails(at);
      const found = await this.#ownerOf(to);
      // Only sent messages count for the mailbox: other spellings, which have no account, cannot use it up.
      const maySend = isKnown || (await this.#mayReach(found === null ? null : to, at));
      const turn = { rank: isKnown ? 'known' : 'requested', from, by: mailboxOf(to).mailbox } as const;
      const letter = { kind: 'sign-in', to, language, caller: null, turn } as const;
      const owner = maySend ? found : null;
      await this.#send(ticket, { ...letter, owner: owner ?? this.#nobody(), isDecoy: owner === null });
    });
    return given(ticket);
  }

  /**
   * Signs in with a code. `guest` is the person in the browser before. `refuse` throws if the person may not sign in
   * now; then the code stays valid.
   */
  async signInWithCode(
    typed: TypedLetterCode,
    guest: string | null,
    refuse: RefuseSignIn,
  ): Promise<AccountReply<SignIn>> {
    const sent = await this.#take(typed, null, refuse);
    if (!sent.ok) return sent;
    return await this.#signIn(sent.value, guest);
  }

  /**
   * Returns the content of a link without using it. `caller` is the only person who may use it; null for signing in.
   */
  async look(token: string, ticket: string | null, caller: Caller | null): Promise<AccountReply<LinkView>> {
    const { challenges, now } = this.#parts;
    const found = await challenges.challenge(hashOf(token), 'email-link', now());
    const sent = found && found.person === (caller?.person ?? null) ? sentIn(found, token) : null;
    if (sent === null) return accountFault('not-proven');
    const person = caller?.person ?? (await this.#signedInBy(sent));
    if (person === null) return accountFault('not-proven');
    const address = caller === null ? shortened(sent.address) : sent.address;
    return given({ person, address, needsCode: !isAskedWith(ticket, sent) });
  }

  /** Signs in with a link (see `signInWithCode`). */
  async signInWithLink(link: UsedLink, guest: string | null, refuse: RefuseSignIn): Promise<AccountReply<SignIn>> {
    const sent = await this.#open(link, null, refuse);
    return sent.ok ? await this.#signIn(sent.value, guest) : sent;
  }

  /**
   * Sends a message to an address that a person adds. The first address of an account requires proof; a replacement
   * without proof waits for three days.
   */
  async beginAdding(
    caller: Caller,
    { address, language, from, isKnown = false }: LetterRequest,
  ): Promise<AccountReply<string>> {
    const to = emailAddressIn(address);
    if (to === null) return accountFault('bad-address');
    const proof = await this.#parts.accounts.requireProof(caller);
    if (!proof.ok && (await this.#parts.emails.emailOf(caller.person)) === null) return proof;
    const limits = isKnown ? [knownLimit(to)] : [askingLimit(from), ...addingLimits(to, from)];
    if (!(await this.#maySend([personLimit(caller), ...limits]))) return accountFault('too-many-requests');
    const ticket = this.#parts.newSecret();
    const turn = { rank: isKnown ? 'known' : 'requested', from, by: caller.person } as const;
    this.#later(() => this.#send(ticket, { kind: 'add', to, language, caller, owner: null, turn }));
    return given(ticket);
  }

  /** Sends a message to the person's address, to prove their identity. */
  async beginProof(caller: Caller, language: MailLanguage, from: string): Promise<AccountReply<string>> {
    const { emails, now } = this.#parts;
    await emails.settleEmails(now());
    const email = await emails.emailOf(caller.person);
    if (email === null) return accountFault('no-account');
    if (!(await this.#maySend([personLimit(caller)]))) return accountFault('too-many-requests');
    const ticket = this.#parts.newSecret();
    const turn = { rank: 'known', from, by: caller.person } as const;
    const letter = { kind: 'prove', to: email.address, language, caller, owner: null, turn } as const;
    this.#later(() => this.#send(ticket, letter));
    return given(ticket);
  }

  /** Uses a code to add an address or to prove the caller's identity. */
  async useCode(caller: Caller, typed: TypedLetterCode): Promise<AccountReply<LetterUse>> {
    const sent = await this.#take(typed, caller.person);
    return sent.ok ? await this.#apply(caller, sent.value) : sent;
  }

  /** Uses a link to add an address or to prove the caller's identity. Only the person who requested it can. */
  async useLink(caller: Caller, link: UsedLink): Promise<AccountReply<LetterUse>> {
    const sent = await this.#open(link, caller.person);
    return sent.ok ? await this.#apply(caller, sent.value) : sent;
  }

  /** Returns the caller's address. */
  async emailOf({ person }: Pick<Caller, 'person'>): Promise<ShownEmail | null> {
    const { emails, now } = this.#parts;
    const stored = await emails.emailOf(person);
    const isDue = stored !== null && (stored.next?.at ?? now()) < now();
    if (isDue) await emails.settleEmails(now());
    const email = isDue ? await emails.emailOf(person) : stored;
    if (email === null) return null;
    return shownEmail(email, now());
  }

  /** Drops the pending address and keeps the current one. */
  async keep({ person }: Caller): Promise<void> {
    await this.#parts.emails.keepEmail(person);
  }

  /** Resolves when all requested messages have been sent or have failed. */
  async idle(): Promise<void> {
    await Promise.all(this.#pending);
  }

  /** Starts work after the reply was sent, so that its timing reveals nothing about the work. */
  #later(work: () => Promise<void>): void {
    const done = new Promise<void>((begin) => this.#parts.after(REPLY_MS, begin))
      .then(work)
      .catch((error: unknown) => this.#parts.failed(error))
      .finally(() => this.#pending.delete(done));
    this.#pending.add(done);
  }

  #maySend(limits: readonly AttemptLimit[]): Promise<boolean> {
    return this.#parts.challenges.attempt(limits, this.#parts.now());
  }

  /** Sends a message with a new code and link. */
  async #send(ticket: string, { kind, to, language, caller, owner, turn, isDecoy = false }: CodeLetter): Promise<void> {
    const { challenges, mailer, newSecret, below, now, after } = this.#parts;
    if (kind === 'sign-in' && turn.rank !== 'known') await new Promise<void>((begin) => after(below(SPREAD_MS), begin));
    const code = newCode(below, CODE_GROUPS);
    const token = newSecret();
    const ids = [hashOf(ticket), hashOf(token)];
    const expiresAt = now() + LETTER_MS;
    const person = caller?.person ?? null;
    const session = caller?.session ?? null;
    for (const [purpose, secret] of [['email-code', ticket] as const, ['email-link', token] as const]) {
      const text = JSON.stringify({ address: to, owner });
      const sent: StoredSent = { kind, sealed: sealed(text, secret), language, code: codeHash(code), ids };
      const challenge = { id: hashOf(secret), purpose, person, session, data: JSON.stringify(sent), expiresAt };
      await challenges.addChallenge(challenge, now());
    }
    const letter = { kind, to, language, code, token };
    await (isDecoy ? mailer.rehearse(letter) : mailer.send(letter, turn));
  }

  /** Uses up a code. Wrong codes are limited per message and per network address. */
  async #take(
    { ticket, code, from }: TypedLetterCode,
    person: string | null,
    refuse: RefuseSignIn = () => {},
  ): Promise<AccountReply<Sent>> {
    const { challenges, now } = this.#parts;
    const id = hashOf(ticket);
    if (!(await this.#mayTry(id, from))) return accountFault('too-many-requests');
    const found = await challenges.challenge(id, 'email-code', now());
    const sent = found && found.person === person ? sentIn(found, ticket) : null;
    if (sent === null || sent.code !== codeHash(code)) return accountFault('not-proven');
    return (await this.#useUp(sent, refuse)) ? given(sent) : accountFault('not-proven');
  }

  /**
   * Uses up a link. Attempts with its code are counted apart from attempts with a ticket, so that the person who
   * requested the message can use up only their own.
   */
  async #open(
    { token, ticket, code, from }: UsedLink,
    person: string | null,
    refuse: RefuseSignIn = () => {},
  ): Promise<AccountReply<Sent>> {
    const { challenges, now } = this.#parts;
    const id = hashOf(token);
    const found = await challenges.challenge(id, 'email-link', now());
    const sent = found && found.person === person ? sentIn(found, token) : null;
    if (sent === null) return accountFault('not-proven');
    if (!isAskedWith(ticket, sent)) {
      if (code === null) return accountFault('code-needed');
      if (!(await this.#mayTry(id, from))) return accountFault('too-many-requests');
      if (sent.code !== codeHash(code)) return accountFault('not-proven');
    }
    return (await this.#useUp(sent, refuse)) ? given(sent) : accountFault('not-proven');
  }

  /** Counts an attempt with a code. Returns false if there were too many. */
  #mayTry(id: string, from: string): Promise<boolean> {
    const limits = [
      { id: `letter at ${from}`, max: CODE_ATTEMPTS.asking, ms: HOUR_MS },
      { id: `letter ${id}`, max: CODE_ATTEMPTS.code, ms: LETTER_MS },
    ];
    return this.#parts.challenges.attempt(limits, this.#parts.now());
  }

  /**
   * Uses up a code or link together with its counterpart, unless `refuse` throws. Returns false if either was used before.
   */
  async #useUp(sent: Sent, refuse: RefuseSignIn): Promise<boolean> {
    const { challenges, now } = this.#parts;
    const person = await this.#signedInBy(sent);
    if (person !== null) refuse(person);
    const [code = '', link = ''] = sent.ids;
    const isMine = (await challenges.takeChallenge(code, 'email-code', now())) !== null;
    await challenges.takeChallenge(link, 'email-link', now());
    return isMine;
  }

  async #signIn(sent: Sent, guest: string | null): Promise<AccountReply<SignIn>> {
    const person = await this.#signedInBy(sent);
    if (person === null || sent.owner === null) return accountFault('not-proven');
    const { generation } = sent.owner;
    return given({ ...(await this.#parts.accounts.signedIn(person, guest)), generation });
  }

  /**
   * Returns the person with an address and the generation of their keys; null if the address is unknown. Both cases
   * read the same data.
   */
  async #ownerOf(address: string): Promise<LetterOwner | null> {
    const { emails, generationOf } = this.#parts;
    const person = await emails.personWith(address);
    const generation = await generationOf(person ?? this.#nobody().person);
    return person === null ? null : { person, generation };
  }

  /** Returns a random owner id that belongs to no person, with the usual length. */
  #nobody(): LetterOwner {
    return { person: hashOf(this.#parts.newSecret()).slice(0, PERSON_LENGTH), generation: 0 };
  }

  /**
   * Counts a message to a mailbox. For an unknown address (null), counts one that is not sent. Returns whether it may
   * be sent.
   */
  #mayReach(address: string | null, at: number): Promise<boolean> {
    const { challenges, newSecret } = this.#parts;
    return challenges.attempt([mailboxLimit(address ?? newSecret())], at);
  }

  /**
   * Returns the person whom a message signs in: the one to whom it was sent, if they still have the address and have
   * not signed out everywhere since. If the address has a new owner, only they can read its later messages.
   */
  async #signedInBy({ address, owner }: Sent): Promise<string | null> {
    if (owner === null) return null;
    const now = await this.#ownerOf(address);
    return now?.person === owner.person && now.generation === owner.generation ? owner.person : null;
  }

  async #apply(caller: Caller, { kind, address, language }: Sent): Promise<AccountReply<LetterUse>> {
    const { accounts, emails, now, newSecret } = this.#parts;
    const { person, session } = caller;
    if (kind === 'prove') {
      const isCurrent = (await emails.personWith(address)) === person;
      return isCurrent ? given('proved') : accountFault('not-proven');
    }
    const owner = await emails.personWith(address);
    if (owner !== null && owner !== person) return accountFault('address-taken');
    const proof = await accounts.requireProof(caller);
    const current = await emails.emailOf(person);
    if (!proof.ok) {
      if (current === null) return proof;
      const isWaiting = await emails.setNextEmail(person, { address, session, askedAt: now() });
      return isWaiting ? given('waits') : accountFault('not-proven');
    }
    const account = { person, handle: null, userHandle: newSecret(), createdAt: now() };
    const held = accounts.heldRights(caller, proof.value);
    if (!(await emails.setEmail({ person, address, language }, account, held))) {
      const isTaken = ((await emails.personWith(address)) ?? person) !== person;
      return accountFault(isTaken ? 'address-taken' : 'proof-needed');
    }
    return given(proof.value.account === null ? 'new-account' : 'added');
  }
}

/** Returns the message of a challenge, which its secret unseals; null for one of an earlier version, sealed otherwise. */
function sentIn({ data }: Challenge, secret: string): Sent | null {
  const { sealed: stored, ...sent }: Partial<StoredSent> & Omit<StoredSent, 'sealed'> = JSON.parse(data);
  const text = stored === undefined ? '' : unsealed(stored, secret);
  return text.startsWith('{') ? { ...sent, ...JSON.parse(text) } : null;
}

/** Returns an address as shown to its person. The waiting period begins when the notice of the change is accepted. */
export function shownEmail(email: Email, now: number): ShownEmail {
  const { next } = email;
  return { ...email, next: next && { address: next.address, at: next.at ?? now + EMAIL_WAIT_MS } };
}

/** Returns whether a browser has the ticket of a message, which it got when it asked for it. */
const isAskedWith = (ticket: string | null, { ids }: Sent): boolean => ticket !== null && hashOf(ticket) === ids[0];

/** Shortens an address so that only a person who knows it recognises it. */
const shortened = (address: string): string => address.replace(/^(.)[^@]*/u, '$1…');

/** Returns the limit of strangers at one network address. */
const askingLimit = (from: string): AttemptLimit => ({
  id: `letters from ${from}`,
  max: LETTERS.asking,
  ms: HOUR_MS,
});

const personLimit = ({ person }: Caller): AttemptLimit => ({
  id: `letters of ${person}`,
  max: LETTERS.person,
  ms: DAY_MS,
});

const knownLimit = (address: string): AttemptLimit => ({
  id: `letters to ${hashOf(mailboxOf(address).mailbox)} where known`,
  max: LETTERS.known,
  ms: DAY_MS,
});

/**
 * Returns the limits of strangers who add an address, which differ from the limits below: these links do not sign in.
 */
const addingLimits = (address: string, from: string): readonly AttemptLimit[] => {
  const { mailbox, domain, isPublic } = mailboxOf(address);
  const { all, one, hour, publicDomain } = ADDING_LETTERS;
  const inDomain = isPublic ? publicDomain : ADDING_LETTERS.domain;
  return [
    { id: `letters adding ${hashOf(mailbox)} from ${from}`, max: one, ms: DAY_MS },
    { id: `letters adding ${hashOf(mailbox)}`, max: all, ms: DAY_MS },
    { id: `letters adding ${hashOf(mailbox)} in an hour`, max: hour, ms: HOUR_MS, isGradual: true },
    { id: `letters adding at ${hashOf(domain)}`, max: inDomain, ms: HOUR_MS },
  ];
};

/** Returns the limits of strangers who sign in. */
const signInLimits = (address: string, from: string): readonly AttemptLimit[] => {
  const { all, allMs, one, oneMs } = SIGN_IN_LETTERS;
  return [
    { id: `letters to ${hashOf(address)} from ${from}`, max: one, ms: oneMs, isGradual: true },
    { id: `letters to ${hashOf(address)}`, max: all, ms: allMs, isGradual: true },
  ];
};

/** Returns the limit of strangers' messages to a mailbox of which several spellings have an account. */
const mailboxLimit = (address: string): AttemptLimit => {
  const { all, allMs } = SIGN_IN_LETTERS;
  return { id: `letters sent to ${hashOf(mailboxOf(address).mailbox)}`, max: all, ms: allMs, isGradual: true };
};
