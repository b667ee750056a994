import type { Authenticators, Passkey } from '@levante/people';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';

/** Loaded on first use: most servers start without anyone adding a passkey. */
const load = () => import('@simplewebauthn/server');

const USER_VERIFICATION = 'required';

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(text, 'base64url'));
const listed = (passkeys: readonly Passkey[]) =>
  passkeys.map(({ id, transports }) => ({ id, transports: [...transports] }));

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** The route's schema has checked the form; the library verifies every field that matters. */
const isCreation = (response: unknown): response is RegistrationResponseJSON =>
  typeof field(field(response, 'response'), 'attestationObject') === 'string';
const isUse = (response: unknown): response is AuthenticationResponseJSON =>
  typeof field(field(response, 'response'), 'signature') === 'string';

/** Passkeys by SimpleWebAuthn. */
export const AUTHENTICATORS: Authenticators = {
  creationOptions: async ({ site, challenge, userHandle, name, existing }) =>
    (await load()).generateRegistrationOptions({
      rpName: 'Levante',
      rpID: site.rpId,
      userName: name,
      userDisplayName: name,
      userID: bytesOf(userHandle),
      challenge: bytesOf(challenge),
      excludeCredentials: listed(existing),
      authenticatorSelection: { residentKey: 'required', userVerification: USER_VERIFICATION },
    }),

  requestOptions: async ({ site, challenge, allowed }) =>
    (await load()).generateAuthenticationOptions({
      rpID: site.rpId,
      challenge: bytesOf(challenge),
      userVerification: USER_VERIFICATION,
      ...(allowed.length > 0 && { allowCredentials: listed(allowed) }),
    }),

  claimOf: (response) => {
    const data = field(field(response, 'response'), 'clientDataJSON');
    const id = field(response, 'id');
    if (typeof data !== 'string' || typeof id !== 'string') return null;
    try {
      const challenge = field(JSON.parse(Buffer.from(data, 'base64url').toString()), 'challenge');
      return typeof challenge === 'string' ? { challenge, id } : null;
    } catch {
      return null;
    }
  },

  verifyCreation: async (response, { site, challenge }) => {
    if (!isCreation(response)) return null;
    const library = await load();
    const verified = await library
      .verifyRegistrationResponse({
        response,
        expectedChallenge: challenge,
        expectedOrigin: site.origin,
        expectedRPID: site.rpId,
        requireUserVerification: true,
      })
      .catch(() => null);
    if (!verified?.verified) return null;
    const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
    return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
  },

  verifyUse: async (response, { site, challenge, passkey }) => {
    if (!isUse(response)) return null;
    const library = await load();
    const verified = await library
      .verifyAuthenticationResponse({
        response,
        expectedChallenge: challenge,
        expectedOrigin: site.origin,
        expectedRPID: site.rpId,
        requireUserVerification: true,
        credential: { id: passkey.id, publicKey: bytesOf(passkey.publicKey), counter: passkey.counter },
      })
      .catch(() => null);
    return verified?.verified ? verified.authenticationInfo.newCounter : null;
  },
};
