import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';

const BYTES = 32;

/** The secret that signs identities, kept in a file only its owner can read. Made at the first start; lost, everybody is a stranger. */
export async function readSecret(file: string): Promise<Buffer> {
  const found = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (found !== null) return decode(file, found);
  const secret = randomBytes(BYTES);
  // 'wx': of two processes that start at once only one writes; the other reads what it wrote.
  const written = await writeFile(file, secret.toString('hex'), { mode: 0o600, flag: 'wx', flush: true }).then(
    () => true,
    () => false,
  );
  return written ? secret : decode(file, await readFile(file, 'utf8'));
}

function decode(file: string, text: string): Buffer {
  if (!/^[0-9a-f]{64}$/.test(text.trim())) throw new Error(`${file} holds no secret`);
  return Buffer.from(text.trim(), 'hex');
}
