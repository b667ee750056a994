import { createECDH } from 'node:crypto';

const CURVE = 'prime256v1';
const SCALAR_BYTES = 32;
/** Order of the curve P-256. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
/**
 * Seed length of a key pair: half as long again as the scalar, so that the remainder is close to uniform (FIPS 186-5,
 * A.2.1).
 */
export const VAPID_SEED_BYTES = 48;
/** Purpose with which `VAPID_SEED_BYTES` are derived from a signing key. */
export const VAPID_PURPOSE = 'levante vapid p-256 v1';

/** Key pair that identifies this server to push services, in base64url. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/**
 * Returns the key pair for a seed of `VAPID_SEED_BYTES`. The seed is derived from the signing key, so that all servers
 * have the same pair, also after a restart, and browsers stay subscribed.
 */
export function vapidKeysFrom(seed: Buffer): VapidKeys {
  if (seed.length !== VAPID_SEED_BYTES) throw new Error(`a seed has ${VAPID_SEED_BYTES} bytes`);
  const scalar = (BigInt(`0x${seed.toString('hex')}`) % (ORDER - 1n)) + 1n;
  const privateKey = Buffer.from(scalar.toString(16).padStart(SCALAR_BYTES * 2, '0'), 'hex');
  const pair = createECDH(CURVE);
  pair.setPrivateKey(privateKey);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') };
}
