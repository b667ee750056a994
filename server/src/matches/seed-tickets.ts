import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { ReservedSeed, SeedTickets } from '@levante/host';
import * as z from 'zod/mini';
import type { Signer } from '../http/signer.ts';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const Reserved = z.strictObject({ match: z.string(), seed: z.string(), person: z.string(), until: z.number() });

/** Seals seeds with a key that all servers derive from their secret. A key rotation voids earlier tickets. */
export function seedTickets(signer: Pick<Signer, 'derive'>): SeedTickets {
  const key = signer.derive('seed tickets', KEY_BYTES);
  return {
    seal(reserved) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce);
      const sealed = [nonce, cipher.update(JSON.stringify(reserved), 'utf8'), cipher.final(), cipher.getAuthTag()];
      return Buffer.concat(sealed).toString('base64url');
    },
    open(ticket) {
      const sealed = Buffer.from(ticket, 'base64url');
      if (sealed.length < NONCE_BYTES + TAG_BYTES) return null;
      const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE_BYTES));
      decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
      return readReserved(
        () => decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8'),
      );
    },
  };
}

/** Parses a decrypted text. Decryption throws for a text that was not sealed with the key. */
function readReserved(decrypt: () => string): ReservedSeed | null {
  try {
    return Reserved.safeParse(JSON.parse(decrypt())).data ?? null;
  } catch {
    return null;
  }
}
