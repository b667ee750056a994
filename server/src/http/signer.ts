import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const ID = /^[a-z0-9]{24}$/;
const KINDS = { cookie: 'c1', token: 't1' } as const;
export type SignatureKind = keyof typeof KINDS;

/**
 * Makes and reads signed identities, `<kind>.<id>.<signature>`. A cookie is no token and a token no cookie.
 * Nothing is stored of them: who knows the secret can make any of them, so it never leaves the data folder.
 */
export class Signer {
  readonly #secret: Buffer;

  /** `secret` is at least 32 random bytes. */
  constructor(secret: Buffer) {
    if (secret.length < 32) throw new Error('the secret is too short');
    this.#secret = secret;
  }

  /** The id of a person nobody has met yet. */
  newPerson(): string {
    return BigInt(`0x${randomBytes(16).toString('hex')}`)
      .toString(36)
      .padStart(25, '0')
      .slice(1);
  }

  sign(kind: SignatureKind, person: string): string {
    return `${KINDS[kind]}.${person}.${this.#mac(kind, person).toString('base64url')}`;
  }

  /** The person a signed text speaks for, or null if we have not signed it. */
  read(kind: SignatureKind, text: string): string | null {
    const [tag, person, mac, ...rest] = text.split('.');
    if (tag !== KINDS[kind] || person === undefined || mac === undefined || rest.length > 0) return null;
    if (!ID.test(person)) return null;
    const right = this.#mac(kind, person);
    const given = Buffer.from(mac, 'base64url');
    return given.length === right.length && timingSafeEqual(given, right) ? person : null;
  }

  #mac(kind: SignatureKind, person: string): Buffer {
    return createHmac('sha256', this.#secret).update(`${KINDS[kind]}.${person}`).digest();
  }
}
