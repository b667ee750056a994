import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import type { Reply, Visitor } from './visitor.ts';

const Creation = z.object({
  options: z.looseObject({ challenge: z.string(), rp: z.looseObject({ id: z.string() }) }),
});
const Use = z.object({ options: z.looseObject({ challenge: z.string(), rpId: z.string() }) });

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const text = (value: string): Buffer => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
/** Encodes a byte string of 24 to 65535 bytes in the shortest form. */
const bytes = (value: Buffer): Buffer => {
  const { length } = value;
  return Buffer.concat([Buffer.from(length < 256 ? [0x58, length] : [0x59, length >> 8, length & 255]), value]);
};
const base64 = (value: Buffer): string => value.toString('base64url');

const PRESENT = 1;
const VERIFIED = 4;
const HAS_CREDENTIAL = 0x40;

export interface CeremonyFaults {
  readonly origin?: string;
  /** Whether the user was verified. */
  readonly verified?: boolean;
  readonly challenge?: string;
}

/** An authenticator in software with one credential, as a browser would use it. */
export class Authenticator {
  readonly id = base64(randomBytes(16));
  readonly #key: KeyObject;
  readonly #publicKey: Buffer;
  readonly #origin: string;
  counter = 0;

  constructor(origin: string) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#key = privateKey;
    this.#origin = origin;
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]);
    const part = (value: string) => bytes(Buffer.from(value, 'base64url'));
    this.#publicKey = Buffer.concat([head, part(x), Buffer.from([0x22]), part(y)]);
  }

  /** Answers options for a new passkey. */
  create(reply: Reply, { origin = this.#origin, verified = true, challenge }: CeremonyFaults = {}): object {
    const { options } = z.parse(Creation, reply.json);
    const client = this.#client('webauthn.create', challenge ?? options.challenge, origin);
    const id = Buffer.from(this.id, 'base64url');
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, this.#publicKey]);
    const data = Buffer.concat([this.#data(options.rp.id, verified, HAS_CREDENTIAL), credential]);
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      text('fmt'),
      text('none'),
      text('attStmt'),
      Buffer.from([0xa0]),
      text('authData'),
      bytes(data),
    ]);
    return this.#reply({ clientDataJSON: base64(client), attestationObject: base64(attestation), transports: ['usb'] });
  }

  /** Answers options for the use of the passkey. */
  use(reply: Reply, { origin = this.#origin, verified = true, challenge }: CeremonyFaults = {}): object {
    const { options } = z.parse(Use, reply.json);
    const client = this.#client('webauthn.get', challenge ?? options.challenge, origin);
    this.counter += 1;
    const data = this.#data(options.rpId, verified, 0);
    const signature = createSign('sha256')
      .update(Buffer.concat([data, sha256(client)]))
      .sign(this.#key);
    return this.#reply({
      clientDataJSON: base64(client),
      authenticatorData: base64(data),
      signature: base64(signature),
    });
  }

  #client(type: string, challenge: string, origin: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #data(rpId: string, verified: boolean, more: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(rpId), Buffer.from([PRESENT | (verified ? VERIFIED : 0) | more]), counter]);
  }

  #reply(response: object): object {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response };
  }
}

/** Adds a passkey to a visitor's account. */
export async function addPasskey(visitor: Visitor, authenticator: Authenticator, more: object = {}): Promise<Reply> {
  const options = await visitor.post('/api/me/passkeys/options', {});
  if (options.status !== 200) return options;
  return await visitor.post('/api/me/passkeys', { response: authenticator.create(options), name: 'Key', ...more });
}

/** Signs a visitor in with a passkey. */
export async function signIn(visitor: Visitor, authenticator: Authenticator): Promise<Reply> {
  const options = await visitor.post('/api/sign-in/options', {});
  if (options.status !== 200) return options;
  return await visitor.post('/api/sign-in/passkey', { response: authenticator.use(options) });
}

/** Proves with a passkey who a visitor is. */
export async function prove(visitor: Visitor, authenticator: Authenticator): Promise<Reply> {
  const options = await visitor.post('/api/me/proof/options', {});
  if (options.status !== 200) return options;
  return await visitor.post('/api/me/proof/passkey', { response: authenticator.use(options) });
}
