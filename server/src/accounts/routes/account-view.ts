import type { AccountInfo } from '@levante/wire';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { callerOf } from '../../http/person.ts';
import type { AccountRouteDependencies } from '../dependencies.ts';

/** Returns the caller's account for a reply. */
export type AccountReplier = (request: FastifyRequest) => Promise<z.infer<typeof AccountInfo>>;

/** Creates the function that describes the caller's account in all account routes. */
export function accountReplier(parts: AccountRouteDependencies): AccountReplier {
  return async (request) => {
    const caller = callerOf(request);
    const { provider } = parts;
    // Settles an address whose waiting period is over.
    await parts.emails?.emailOf(caller);
    const site = parts.siteOf(request);
    const [view, signInMethods] = await Promise.all([
      parts.accounts.view(caller),
      parts.signInMethods.view(caller.person, site),
    ]);
    const { account, codes, proof } = view;
    const { passkeys, email } = signInMethods;
    return {
      handle: account?.handle ?? null,
      createdAt: account?.createdAt ?? null,
      passkeys: passkeys.map(({ id, name, createdDay, usedDay }) => ({ id, name, createdDay, usedDay })),
      codes,
      proved: proof !== null,
      offersPasskeys: site !== null,
      email: email && { address: email.address, next: email.next },
      offersEmail: parts.emails !== null,
      provider: provider && { name: provider.name, linked: signInMethods.isLinked },
      elsewhere: { passkeys: [...signInMethods.passkeysElsewhere], providers: [...signInMethods.providersElsewhere] },
    };
  };
}
