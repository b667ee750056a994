import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { RecentCache } from '@levante/host';

/** A person's id, the generation of their keys from the second on, and the session; older texts have no session. */
const HOLDER = /^([a-z0-9]{24})(?:-([1-9]\d{0,8}))?(?:_([a-z0-9]{16}))?$/;
const SESSION_LENGTH = 16;
const MARK_LENGTH = 22;
/** Maximum number of cached verified tokens, about 250 bytes each. */
const MAX_CACHED_SIGNATURES = 10_000;
const KINDS = { cookie: 'c1', token: 't1', unsubscribe: 'u1' } as const;
export type SignatureKind = keyof typeof KINDS;

/**
 * The person identified by a signed text, the generation of their keys, and the session that the text belongs to, null
 * for texts of earlier versions. Renewing keys voids all earlier generations.
 */
export interface Holder {
  readonly person: string;
  readonly generation: number;
  readonly session: string | null;
}

/** A signing key: at least 32 random bytes and a name that is appended to signatures ('' for none). */
export interface SigningKey {
  readonly id: string;
  readonly secret: Buffer;
}

/**
 * Creates and verifies signed identities, `<kind>.<id>.<signature>`, followed by the key's name if it has one. Texts of
 * one kind are invalid as another. Identities are not stored: anyone with a key can sign any of them, so keys never
 * leave the servers.
 */
export class Signer {
  readonly #keys: ReadonlyMap<string, Buffer>;
  readonly #first: SigningKey;
  /** Recently verified texts by kind. Holds only valid ones, so clients cannot fill it with others. */
  readonly #verified = new RecentCache<Holder>(MAX_CACHED_SIGNATURES);

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

  /** Returns the id of a new session. */
  newSession(): string {
    return randomText().slice(0, SESSION_LENGTH);
  }

  sign(kind: SignatureKind, { person, generation, session }: Holder): string {
    const { id, secret } = this.#first;
    const holder = `${person}${generation === 0 ? '' : `-${generation}`}${session === null ? '' : `_${session}`}`;
    const signed = `${KINDS[kind]}.${holder}.${macOf(secret, kind, holder).toString('base64url')}`;
    return id === '' ? signed : `${signed}.${id}`;
  }

  /**
   * Returns the token of a link in a message by e-mail. It names the person and can only switch off their messages by
   * e-mail. It stays valid when their keys are renewed, as the message stays in a mailbox.
   */
  unsubscribeToken(person: string): string {
    return this.sign('unsubscribe', { person, generation: 0, session: null });
  }

  /** Returns the person whose messages by e-mail a token switches off; null if it is invalid. */
  unsubscriber(token: string): string | null {
    return this.read('unsubscribe', token)?.person ?? null;
  }

  /**
   * Derives bytes for a purpose from the key that signs (HKDF with SHA-256): the same on every server and after a restart,
   * others after a rotation.
   */
  derive(purpose: string, bytes: number): Buffer {
    return Buffer.from(hkdfSync('sha256', this.#first.secret, Buffer.alloc(0), purpose, bytes));
  }

  /** Returns a keyed hash (a mark) of a text that must not be stored itself. */
  markOf(text: string): string {
    return createHmac('sha256', this.#first.secret).update(`mark.${text}`).digest('base64url').slice(0, MARK_LENGTH);
  }

  /** Verifies a signed text. Returns its holder, or null if the signature is invalid. */
  read(kind: SignatureKind, text: string): Holder | null {
    const name = `${kind} ${text}`;
    const known = this.#verified.get(name);
    if (known) return known;
    const holder = this.#check(kind, text);
    if (holder) this.#verified.set(name, holder);
    return holder;
  }

  #check(kind: SignatureKind, text: string): Holder | null {
    const [tag, holder, mac, key = '', ...rest] = text.split('.');
    if (tag !== KINDS[kind] || holder === undefined || mac === undefined || rest.length > 0) return null;
    const [, person, generation = '0', session = null] = HOLDER.exec(holder) ?? [];
    if (person === undefined) return null;
    const secret = this.#keys.get(key);
    if (!secret) return null;
    const right = macOf(secret, kind, holder);
    const given = Buffer.from(mac, 'base64url');
    return given.length === right.length && timingSafeEqual(given, right)
      ? { person, generation: Number(generation), session }
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

function macOf(secret: Buffer, kind: SignatureKind, holder: string): Buffer {
  return createHmac('sha256', secret).update(`${KINDS[kind]}.${holder}`).digest();
}
