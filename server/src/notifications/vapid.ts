import { createECDH, hkdfSync } from 'node:crypto';

const CURVE = 'prime256v1';
const SCALAR_BYTES = 32;
/** Order of the curve P-256. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
/** Bytes to derive: half as many again as the scalar has, so that the remainder is close to uniform (FIPS 186-5, A.2.1). */
const DERIVED_BYTES = 48;
const PURPOSE = 'levante vapid p-256 v1';

/** Key pair that identifies this server to push services, in base64url. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/**
 * Derives the key pair for push messages from a signing key. The same signing key gives the same pair on every server
 * and after every restart, so that browsers stay subscribed.
 */
export function vapidKeysFrom(secret: Buffer): VapidKeys {
  const bytes = Buffer.from(hkdfSync('sha256', secret, Buffer.alloc(0), PURPOSE, DERIVED_BYTES));
  const scalar = (BigInt(`0x${bytes.toString('hex')}`) % (ORDER - 1n)) + 1n;
  const privateKey = Buffer.from(scalar.toString(16).padStart(SCALAR_BYTES * 2, '0'), 'hex');
  const pair = createECDH(CURVE);
  pair.setPrivateKey(privateKey);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') };
}
