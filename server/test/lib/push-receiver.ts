import { webcrypto } from 'node:crypto';
import type { ChannelTarget } from '@levante/wire';
import { type ReceivedRequest, Receiver } from './webhook-receiver.ts';

const { subtle } = webcrypto;
const CURVE = { name: 'ECDH', namedCurve: 'P-256' } as const;
const SALT_BYTES = 16;
const POINT_BYTES = 65;
const TAG_BYTES = 16;
/** Marks the last record: the delimiter before its padding (RFC 8188, section 2). */
const LAST_RECORD = 2;

/** Claims of the server that sends. */
export interface Claims {
  readonly aud: string;
  readonly exp: number;
  readonly sub: string;
}

const bytesOf = (text: string): Buffer => Buffer.from(text, 'base64url');
const ascii = (text: string): Buffer => Buffer.from(`${text}\0`, 'ascii');

async function hkdf(secret: Uint8Array, salt: Uint8Array, info: Uint8Array, bytes: number): Promise<Buffer> {
  const key = await subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits']);
  return Buffer.from(await subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, key, bytes * 8));
}

/** A browser with its push service on loopback. It decrypts as RFC 8291 and RFC 8188 describe, and checks RFC 8292. */
export class PushReceiver {
  readonly service: Receiver;
  readonly #keys: webcrypto.CryptoKeyPair;
  readonly #auth = webcrypto.getRandomValues(new Uint8Array(SALT_BYTES));
  readonly #point: Buffer;

  private constructor(service: Receiver, keys: webcrypto.CryptoKeyPair, point: Buffer) {
    this.service = service;
    this.#keys = keys;
    this.#point = point;
  }

  static async open(): Promise<PushReceiver> {
    const keys = await subtle.generateKey(CURVE, true, ['deriveBits']);
    const point = Buffer.from(await subtle.exportKey('raw', keys.publicKey));
    return new PushReceiver(await Receiver.open(), keys, point);
  }

  get target(): Extract<ChannelTarget, { kind: 'push' }> {
    return {
      kind: 'push',
      endpoint: `${this.service.url}subscription`,
      browser: 'firefox',
      system: 'linux',
      p256dh: this.#point.toString('base64url'),
      auth: Buffer.from(this.#auth).toString('base64url'),
    };
  }

  /** Decrypts the payload of a request; throws if it was not encrypted for this browser. */
  async decrypt({ headers, body }: ReceivedRequest): Promise<unknown> {
    if (headers['content-encoding'] !== 'aes128gcm') throw new Error('another encoding');
    const salt = body.subarray(0, SALT_BYTES);
    const recordBytes = body.readUInt32BE(SALT_BYTES);
    const idBytes = body.readUInt8(SALT_BYTES + 4);
    const start = SALT_BYTES + 5 + idBytes;
    const sender = body.subarray(SALT_BYTES + 5, start);
    const record = body.subarray(start);
    if (idBytes !== POINT_BYTES || record.length > recordBytes || record.length <= TAG_BYTES) {
      throw new Error('not one record with a public key');
    }
    const peer = await subtle.importKey('raw', sender, CURVE, false, []);
    const shared = await subtle.deriveBits({ name: 'ECDH', public: peer }, this.#keys.privateKey, 256);
    const info = Buffer.concat([ascii('WebPush: info'), this.#point, sender]);
    const material = await hkdf(new Uint8Array(shared), this.#auth, info, 32);
    const key = await hkdf(material, salt, ascii('Content-Encoding: aes128gcm'), 16);
    const iv = await hkdf(material, salt, ascii('Content-Encoding: nonce'), 12);
    const aes = await subtle.importKey('raw', key, 'AES-GCM', false, ['decrypt']);
    const plain = Buffer.from(await subtle.decrypt({ name: 'AES-GCM', iv }, aes, record));
    const end = plain.lastIndexOf(LAST_RECORD);
    if (end < 0 || plain.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('no end of the record');
    return JSON.parse(plain.subarray(0, end).toString('utf8'));
  }

  async close(): Promise<void> {
    await this.service.close();
  }
}

/** Returns the claims of a request's sender; null if they are not signed with this key (RFC 8292). */
export async function claimsOf({ headers }: ReceivedRequest, publicKey: string): Promise<Claims | null> {
  const [, token = '', key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  const [head = '', body = '', signature = ''] = token.split('.');
  if (key !== publicKey) return null;
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
  const point = await subtle.importKey('raw', bytesOf(publicKey), algorithm, false, ['verify']);
  const isValid = await subtle.verify(algorithm, point, bytesOf(signature), Buffer.from(`${head}.${body}`));
  return isValid ? JSON.parse(bytesOf(body).toString()) : null;
}
