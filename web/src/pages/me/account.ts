import { codeOf, type Reply, type RequestFault } from '@levante/table/host/fault.ts';
import { keepOwnName, yieldOwnName } from '@levante/table/ui/own-name.ts';
import { language } from '@levante/table/words/language.ts';
import {
  type AccountInfo,
  type Calendar,
  type Departed,
  type Devices,
  type EmailLinkInfo,
  type Form,
  isAccountInfo,
  isCeremonyOptions,
  isDeparted,
  isDevices,
  isEmailLinkInfo,
  isEmailTicket,
  isMe,
  isMovedMatches,
  isMyCalendar,
  isNothing,
  isPlain,
  isProviderVisit,
  isRecoveryCodes,
  isRenewedKeys,
  isSignedIn,
  isText,
  type SignedIn,
} from '@levante/wire';
import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { server } from '../../hosts/server/server.ts';
import { forgetPush, restorePush } from '../own-push.ts';
import { chosenTokens } from './token-choice.tsx';

/** Everything that the page shows. */
export interface Mine {
  readonly name: string | null;
  readonly account: AccountInfo;
  /** The first page of devices, starting with this browser. */
  readonly devices: Devices;
  readonly calendar: Calendar | null;
}

/** Codes of failures that the page words; `cancelled` if the browser made or used no passkey. */
type Failure = string;
export type Attempt<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: Failure; readonly fault?: RequestFault };

const CANCELLED: Attempt<never> = { ok: false, failure: 'cancelled' };

function outcomeOf<T>(reply: Reply<T>): Attempt<T> {
  return reply.ok ? reply : { ok: false, failure: codeOf(reply.fault), fault: reply.fault };
}

/** Returns the outcome of a request that gives this browser a new session, with which its notifications go on. */
function newSession<T>(reply: Reply<T>): Attempt<T> {
  if (reply.ok) restorePush();
  return outcomeOf(reply);
}

/** Returns the outcome of signing in, after which the name of the account counts. */
function signedIn(attempt: Attempt<SignedIn>): Attempt<SignedIn> {
  if (attempt.ok && !attempt.value.leaving) yieldOwnName();
  return attempt;
}

const isCreation: Form<PublicKeyCredentialCreationOptionsJSON> = (
  value,
): value is PublicKeyCredentialCreationOptionsJSON =>
  isPlain(value) && isText(value.challenge) && isPlain(value.rp) && isPlain(value.user);
const isRequest: Form<PublicKeyCredentialRequestOptionsJSON> = (
  value,
): value is PublicKeyCredentialRequestOptionsJSON => isPlain(value) && isText(value.challenge);

export const supportsPasskeys = browserSupportsWebAuthn;

/** Loads everything that the page shows. A browser that was signed out continues as a new guest. */
export async function loadMine(): Promise<Attempt<Mine>> {
  await server.meet();
  let devices = await server.get('/api/me/devices', isDevices);
  if (!devices.ok && codeOf(devices.fault) === 'bad-identity') {
    server.forgetIdentity();
    forgetPush();
    await server.meet();
    devices = await server.get('/api/me/devices', isDevices);
  }
  if (!devices.ok) return outcomeOf(devices);
  const [me, account, mine] = await Promise.all([
    server.get('/api/me', isMe),
    server.get('/api/me/account', isAccountInfo),
    server.get('/api/me/calendar', isMyCalendar),
  ]);
  if (!me.ok) return outcomeOf(me);
  const name = await server.settleName(me.value.name);
  if (!account.ok) return outcomeOf(account);
  if (!mine.ok) return outcomeOf(mine);
  const { calendar } = mine.value;
  return { ok: true, value: { name, account: account.value, devices: devices.value, calendar } };
}

export async function rename(name: string) {
  const reply = await server.post('/api/me', { name }, isMe);
  if (reply.ok) keepOwnName(name);
  return outcomeOf(reply);
}

/** Replaces the nights and days off; null deletes them. */
export const setCalendar = async (calendar: Calendar | null) =>
  outcomeOf(await server.post('/api/me/calendar', { calendar }, isMyCalendar));

export const chooseHandle = async (handle: string) =>
  outcomeOf(await server.post('/api/me/handle', { handle }, isAccountInfo));

/** Adds a passkey of this device with a name. */
export async function addPasskey(name: string): Promise<Attempt<AccountInfo>> {
  const ceremony = await server.post('/api/me/passkeys/options', {}, isCeremonyOptions);
  if (!ceremony.ok) return outcomeOf(ceremony);
  const optionsJSON: unknown = ceremony.value.options;
  if (!isCreation(optionsJSON)) return CANCELLED;
  const response = await startRegistration({ optionsJSON }).catch(() => null);
  if (response === null) return CANCELLED;
  return newSession(await server.post('/api/me/passkeys', { response, name, keep: chosenTokens() }, isAccountInfo));
}

/** Removes a passkey. The last working sign-in method is removed only with `last`. */
export const removePasskey = async (id: string, last: boolean) =>
  outcomeOf(await server.post(`/api/me/passkeys/${encodeURIComponent(id)}/remove`, { last }, isAccountInfo));

/** Uses a passkey of this device for a purpose: signing in, or proving who I am. */
async function usePasskey<T>(options: string, path: string, form: Form<T>, more: object = {}): Promise<Attempt<T>> {
  const ceremony = await server.post(options, {}, isCeremonyOptions);
  if (!ceremony.ok) return outcomeOf(ceremony);
  const optionsJSON: unknown = ceremony.value.options;
  if (!isRequest(optionsJSON)) return CANCELLED;
  const response = await startAuthentication({ optionsJSON }).catch(() => null);
  return response === null ? CANCELLED : newSession(await server.post(path, { response, ...more }, form));
}

export const signInWithPasskey = async (): Promise<Attempt<SignedIn>> =>
  signedIn(await usePasskey('/api/sign-in/options', '/api/sign-in/passkey', isSignedIn));

export const signInWithCode = async (code: string): Promise<Attempt<SignedIn>> =>
  signedIn(newSession(await server.post('/api/sign-in/code', { code }, isSignedIn)));

export const proveWithPasskey = (): Promise<Attempt<AccountInfo>> =>
  usePasskey('/api/me/proof/options', '/api/me/proof/passkey', isAccountInfo, { keep: chosenTokens() });

export const proveWithCode = async (code: string) =>
  newSession(await server.post('/api/me/proof/code', { code, keep: chosenTokens() }, isAccountInfo));

/** Requests a sign-in message. Returns the ticket required for its code. */
export const askForSignInEmail = async (address: string) =>
  outcomeOf(await server.post('/api/sign-in/email', { address, language: language.value }, isEmailTicket));

export const signInWithEmailCode = async (ticket: string, code: string): Promise<Attempt<SignedIn>> =>
  signedIn(newSession(await server.post('/api/sign-in/email/code', { ticket, code }, isSignedIn)));

/** Reads the content of a link without using it: the account that it signs in to, or the address that it adds. */
export const lookAtEmailLink = async (purpose: 'sign-in' | 'add', token: string): Promise<Attempt<EmailLinkInfo>> => {
  const path = purpose === 'add' ? '/api/me/email/look' : '/api/sign-in/email/look';
  return outcomeOf(await server.post(path, { token }, isEmailLinkInfo));
};

/** Signs in with a link, and with the code of the same message if required. */
export const signInWithEmailLink = async (token: string, code?: string): Promise<Attempt<SignedIn>> =>
  signedIn(
    newSession(
      await server.post('/api/sign-in/email/link', { token, ...(code !== undefined && { code }) }, isSignedIn),
    ),
  );

/** Requests a message that confirms a new address. */
export const askForNewEmail = async (address: string) =>
  outcomeOf(await server.post('/api/me/email', { address, language: language.value }, isEmailTicket));

/** Requests a message with which I prove my identity. */
export const askForProofEmail = async () =>
  outcomeOf(await server.post('/api/me/proof/email', { language: language.value }, isEmailTicket));

/** Uses the code of a message that adds an address or proves my identity. */
export const useEmailCode = async (ticket: string, code: string) =>
  newSession(await server.post('/api/me/email/code', { ticket, code, keep: chosenTokens() }, isAccountInfo));

export const useEmailLink = async (token: string, code?: string) => {
  const link = { token, ...(code !== undefined && { code }), keep: chosenTokens() };
  return newSession(await server.post('/api/me/email/link', link, isAccountInfo));
};

export const keepEmail = async () => outcomeOf(await server.post('/api/me/email/keep', {}, isAccountInfo));

export const removeEmail = async (last: boolean) =>
  outcomeOf(await server.post('/api/me/email/remove', { last }, isAccountInfo));

/** Leaves for the club's sign-in, which leads back to this page. */
async function visit(path: string, body: object): Promise<Attempt<object>> {
  const visited = outcomeOf(await server.post(path, body, isProviderVisit));
  if (visited.ok) location.assign(visited.value.url);
  return visited;
}

export const beginProviderSignIn = () => visit('/api/sign-in/provider', {});

export const visitProvider = (purpose: 'add' | 'prove') => visit('/api/me/provider', { purpose, keep: chosenTokens() });

export const removeProvider = async (last: boolean) =>
  outcomeOf(await server.post('/api/me/provider/remove', { last }, isAccountInfo));

/** Removes the accounts of clubs that this server does not use. */
export const removeProvidersElsewhere = async (last: boolean) =>
  outcomeOf(await server.post('/api/me/provider/remove', { last, elsewhere: true }, isAccountInfo));

export const bringGuest = async (ticket: string) =>
  outcomeOf(await server.post('/api/me/guest', { ticket, keep: chosenTokens() }, isMovedMatches));

export const renewCodes = async () => outcomeOf(await server.post('/api/me/codes', {}, isRecoveryCodes));

export const signOutDevice = async (id: string) =>
  outcomeOf(await server.post(`/api/me/devices/${id}/sign-out`, {}, isNothing));

export const signOutOthers = async () => newSession(await server.post('/api/me/keys', {}, isRenewedKeys));

/** Accepts the offer to keep the account. */
export const restoreAccount = async (ticket: string): Promise<Attempt<SignedIn>> =>
  signedIn(newSession(await server.post('/api/sign-in/come-back', { ticket }, isSignedIn)));

/** Deletes the person at the server. */
export async function deleteMe(): Promise<Attempt<Departed>> {
  const outcome = outcomeOf(await server.post('/api/me/forget', {}, isDeparted));
  if (outcome.ok) {
    server.forgetIdentity();
    forgetPush();
  }
  return outcome;
}
