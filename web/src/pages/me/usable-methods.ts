import type { AccountInfo } from '@levante/wire';

/** Returns the number of sign-in methods that work on this server, without recovery codes. */
export function usableMethods({ passkeys, email, offersEmail, provider, elsewhere }: AccountInfo): number {
  const own = passkeys.filter(({ id }) => !elsewhere.passkeys.includes(id)).length;
  return own + (offersEmail && email !== null ? 1 : 0) + (provider?.linked === true ? 1 : 0);
}
