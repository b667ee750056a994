import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { RecentCache } from '@levante/host';

/** A person's id and, from the second on, the generation of her keys. */
const HOLDER = /^([a-z0-9]{24})(?:-([1-9]\d{0,8}))?$/;
const MARK_LENGTH = 22;
/** So many texts are known to be signed by us: about a quarter of a kilobyte each. */
const MAX_CACHED_SIGNATURES = 10_000;
const KINDS = { cookie: 'c1', token: 't1' } as const;
export type SignatureKind = keyof typeof KINDS;

/** Whom a signed text speaks for, and of which generation it is: whoever renews her keys voids those of all before. */
export interface Holder {
  readonly person: string;
  readonly generation: number;
}

/** What identities are signed with: at least 32 random bytes, under a name that stands in what was signed; '' for none. */
export interface SigningKey {
  readonly id: string;
  readonly secret: Buffer;
}

/**
 * Makes and reads signed identities, `<kind>.<id>.<signature>`, and behind it the key's name, if it has one. A cookie is no
 * token and a token no cookie. Nothing is stored of them: who knows a key can make any of them, so it never leaves the servers.
 */
export class Signer {
  readonly #keys: ReadonlyMap<string, Buffer>;
  readonly #first: SigningKey;
  /** What was read last, by kind and text. Only what is signed is known: nobody can fill it with anything else. */
  readonly #verified = new RecentCache<Holder>(MAX_CACHED_SIGNATURES);

  /** Signs with the first key and reads what any of them signed, so that keys can be changed while people play. */
  constructor(keys: readonly SigningKey[]) {
    const [first] = keys;
    if (!first) throw new Error('there is no key to sign with');
    if (keys.some(({ secret }) => secret.length < 32)) throw new Error('the secret is too short');
    this.#first = first;
    this.#keys = new Map(keys.map(({ id, secret }) => [id, secret]));
  }

  /** The id of a person nobody has met yet. */
  newPerson(): string {
    return BigInt(`0x${randomBytes(16).toString('hex')}`)
      .toString(36)
      .padStart(25, '0')
      .slice(1);
  }

  sign(kind: SignatureKind, { person, generation }: Holder): string {
    const { id, secret } = this.#first;
    const holder = generation === 0 ? person : `${person}-${generation}`;
    const signed = `${KINDS[kind]}.${holder}.${macOf(secret, kind, holder).toString('base64url')}`;
    return id === '' ? signed : `${signed}.${id}`;
  }

  /** A mark for a text that should not be kept itself: the same for the same, and nothing to anybody without the key. */
  markOf(text: string): string {
    return createHmac('sha256', this.#first.secret).update(`mark.${text}`).digest('base64url').slice(0, MARK_LENGTH);
  }

  /** Whom a signed text speaks for, or null if we have not signed it. */
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
    const [, person, generation = '0'] = HOLDER.exec(holder) ?? [];
    if (person === undefined) return null;
    const secret = this.#keys.get(key);
    if (!secret) return null;
    const right = macOf(secret, kind, holder);
    const given = Buffer.from(mac, 'base64url');
    return given.length === right.length && timingSafeEqual(given, right)
      ? { person, generation: Number(generation) }
      : null;
  }
}

function macOf(secret: Buffer, kind: SignatureKind, holder: string): Buffer {
  return createHmac('sha256', secret).update(`${KINDS[kind]}.${holder}`).digest();
}
