import type { CDPSession, Page } from '@playwright/test';

export interface Authenticator {
  readonly session: CDPSession;
  readonly authenticatorId: string;
}

/** Gives a page's browser a virtual authenticator that verifies its user. */
export async function withAuthenticator(page: Page): Promise<Authenticator> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { session, authenticatorId };
}

/** Copies passkeys to another authenticator, as a person's own devices share them. */
export async function share({ session, authenticatorId }: Authenticator, to: Authenticator): Promise<void> {
  const { credentials } = await session.send('WebAuthn.getCredentials', { authenticatorId });
  for (const credential of credentials) {
    await to.session.send('WebAuthn.addCredential', { authenticatorId: to.authenticatorId, credential });
  }
}
