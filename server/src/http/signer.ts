import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { RecentCache } from '@levante/host';
import { earlierSessionIdOf, type HeldKeys, type Session, sessionIdOf } from '@levante/people';

/** A person's id, the generation of their keys from the second on, and the session's secret; older texts have none. */
const HOLDER = /^([a-z0-9]{24})(?:-([1-9]\d{0,8}))?(?:_([a-z0-9]{16}))?$/;
const SESSION_LENGTH = 16;
const MARK_LENGTH = 22;
/** Maximum number of cached verified tokens, about 250 bytes each. */
const MAX_CACHED_SIGNATURES = 10_000;
const KINDS = { cookie: 'c2', token: 't2', unsubscribe: 'u1' } as const;
/** Kinds of texts that were signed before sessions needed a row. */
const EARLIER_KINDS = { cookie: 'c1', token: 't1' } as const;

/** A person, the generation of their keys, and the secret of a session, as signed in a cookie or token. */
export interface Holder {
  readonly person: string;
  readonly generation: number;
  /** Known only to the holder of the text. The database stores its hash. */
  readonly secret: string;
}

/** A signing key: at least 32 random bytes and a name that is appended to signatures ('' for none). */
export interface SigningKey {
  readonly id: string;
  readonly secret: Buffer;
}

/**
 * Creates and verifies signed identities, `<kind>.<id>.<signature>`, followed by the key's name if it has one. A text
 * is valid only for its kind. Neither a signing key nor a copy of the database is enough to forge one: the session must
 * be stored, and the database contains only hashes.
 */
export class Signer {
  readonly #keys: ReadonlyMap<string, Buffer>;
  readonly #first: SigningKey;
  /** Recently verified texts by kind. Contains only valid ones, so that clients cannot fill it with others. */
  readonly #verified = new RecentCache<HeldKeys>(MAX_CACHED_SIGNATURES);

  /** Signs with the first key and verifies with all, so that keys can be rotated without signing anyone out. */
  constructor(keys: readonly SigningKey[]) {
    const [first] = keys;
    if (!first) throw new Error('no signing key given');
    if (keys.some(({ secret }) => secret.length < 32)) throw new Error('a signing key must have at least 32 bytes');
    this.#first = first;
    this.#keys = new Map(keys.map(({ id, secret }) => [id, secret]));
  }

  /** Returns the id of a new person. */
  newPerson(): string {
    return randomText();
  }

  /** Returns the secret of a new session. */
  newSecret(): string {
    return randomText().slice(0, SESSION_LENGTH);
  }

  sign(kind: Session['kind'], { person, generation, secret }: Holder): string {
    return this.#signed(KINDS[kind], `${person}${generation === 0 ? '' : `-${generation}`}_${secret}`);
  }

  /**
   * Returns the token of the unsubscribe link in an e-mail. It names the person and can only disable their e-mail
   * notifications. It stays valid when their keys are renewed, since the e-mail stays in the mailbox.
   */
  unsubscribeToken(person: string): string {
    return this.#signed(KINDS.unsubscribe, person);
  }

  /** Returns the person whose e-mail notifications a token disables; null if it is invalid. */
  unsubscriber(token: string): string | null {
    const [tag, ...parts] = token.split('.');
    return tag === KINDS.unsubscribe ? (this.#verify(tag, parts)?.person ?? null) : null;
  }

  /**
   * Derives bytes for a purpose from the signing key (HKDF with SHA-256): equal on every server and after a restart,
   * different after a key rotation.
   */
  derive(purpose: string, bytes: number): Buffer {
    return Buffer.from(hkdfSync('sha256', this.#first.secret, Buffer.alloc(0), purpose, bytes));
  }

  /**
   * Returns a keyed hash (a mark) of a text that must not be stored itself. A different first key gives a different
   * mark.
   */
  markOf(text: string): string {
    return markBy(this.#first.secret, text);
  }

  /** Returns the marks of a text for all keys, the first key's first. They include marks stored before a rotation. */
  marksOf(text: string): readonly string[] {
    return [...this.#keys.values()].map((secret) => markBy(secret, text));
  }

  /**
   * Verifies a signed text. Returns its keys, or null if the signature is invalid. The text alone proves nothing: the
   * session must be stored.
   */
  read(kind: Session['kind'], text: string): HeldKeys | null {
    const name = `${kind} ${text}`;
    const known = this.#verified.get(name);
    if (known) return known;
    const holder = this.#check(kind, text);
    if (holder) this.#verified.set(name, holder);
    return holder;
  }

  #check(kind: Session['kind'], text: string): HeldKeys | null {
    const [tag = '', ...parts] = text.split('.');
    const isEarlier = tag === EARLIER_KINDS[kind];
    if (tag !== KINDS[kind] && !isEarlier) return null;
    const verified = this.#verify(tag, parts);
    if (verified === null) return null;
    const { person, generation, secret } = verified;
    const sessions = [
      ...(secret === null ? [] : [sessionIdOf(secret)]),
      ...(isEarlier ? [earlierSessionIdOf(person, kind)] : []),
    ];
    return { person, generation, kind, sessions };
  }

  #signed(tag: string, holder: string): string {
    const { id, secret } = this.#first;
    const signed = `${tag}.${holder}.${macOf(secret, tag, holder).toString('base64url')}`;
    return id === '' ? signed : `${signed}.${id}`;
  }

  /** Verifies the parts of a text after its tag. The secret is null in texts without a session. */
  #verify(
    tag: string,
    [holder, mac, key = '', ...rest]: readonly string[],
  ): { readonly person: string; readonly generation: number; readonly secret: string | null } | null {
    if (holder === undefined || mac === undefined || rest.length > 0) return null;
    const [, person, generation = '0', secret = null] = HOLDER.exec(holder) ?? [];
    if (person === undefined) return null;
    const signing = this.#keys.get(key);
    if (!signing) return null;
    const right = macOf(signing, tag, holder);
    const given = Buffer.from(mac, 'base64url');
    return given.length === right.length && timingSafeEqual(given, right)
      ? { person, generation: Number(generation), secret }
      : null;
  }
}

/** Returns 24 random lower-case letters and digits. */
function randomText(): string {
  return BigInt(`0x${randomBytes(16).toString('hex')}`)
    .toString(36)
    .padStart(25, '0')
    .slice(1);
}

function macOf(secret: Buffer, tag: string, holder: string): Buffer {
  return createHmac('sha256', secret).update(`${tag}.${holder}`).digest();
}

function markBy(secret: Buffer, text: string): string {
  return createHmac('sha256', secret).update(`mark.${text}`).digest('base64url').slice(0, MARK_LENGTH);
}
