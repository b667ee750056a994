import { type JsonObject, PLATFORM_REFUSALS, type Refusal } from '@levante/contract';
import { type ApiError, ERROR_CODES } from '@levante/wire';
import { isOutdated } from '../lib/new-version.ts';
import { isStorageForbidden } from '../lib/storage.ts';
import type { PageWords } from '../words/page/en.ts';
import { pageWords } from '../words/page/index.ts';

/** Failure of a request to the host of a match. */
export type RequestFault =
  /** No answer. */
  | { readonly kind: 'offline' }
  | { readonly kind: 'refused'; readonly status: number; readonly error: ApiError }
  /** The answer does not fit: this page is older than the server. */
  | { readonly kind: 'unreadable' }
  /** This browser has no such match. */
  | { readonly kind: 'not-here' }
  /** The browser could not save or read a match: its storage did not open, or was closed. */
  | { readonly kind: 'unkept' }
  /** The browser has no space for a match. */
  | { readonly kind: 'no-space' }
  /** The bots could not be loaded. */
  | { readonly kind: 'no-bots' };

export type Reply<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: RequestFault };

/** Returns the code of a fault, for decisions. `faultWords` returns its text. */
export function codeOf(fault: RequestFault): string {
  return fault.kind === 'refused' ? fault.error.code : fault.kind;
}

/** Temporary faults. */
const PASSING: readonly string[] = ['offline', 'unkept', 'no-space', 'no-bots', 'too-many-requests', 'busy'];

/** Returns whether repeating the request may succeed. */
export function isPassing(fault: RequestFault): boolean {
  return PASSING.includes(codeOf(fault));
}

type ErrorSentence = Exclude<keyof PageWords['errors'], 'unexpected' | 'unstored'>;

/** Sentences of the faults that are no refusals. */
const FAULTS: { readonly [K in Exclude<RequestFault['kind'], 'refused'>]: ErrorSentence } = {
  offline: 'offline',
  unreadable: 'newerServer',
  'not-here': 'notHere',
  unkept: 'unkept',
  'no-space': 'noSpace',
  'no-bots': 'noBots',
};

/** Faults of the network, unless a file is missing that the server does not know any more. */
const NETWORK: readonly RequestFault['kind'][] = ['offline', 'no-bots'];

/** Sentences of the server's errors, by code. */
const ERRORS: ReadonlyMap<string, ErrorSentence> = new Map([
  ['stale-ply', 'stale'],
  ['bad-identity', 'badIdentity'],
  ['bad-token', 'badIdentity'],
  ['cross-site', 'badIdentity'],
  ['scope-too-narrow', 'badIdentity'],
  ['no-such-match', 'noSuchMatch'],
  ['not-found', 'noSuchMatch'],
  ['not-your-seat', 'notYourSeat'],
  ['not-opener', 'notOpener'],
  ['not-started', 'notStarted'],
  ['newer-rules', 'newerRules'],
  ['no-open-seat', 'noOpenSeat'],
  ['seat-taken', 'seatTaken'],
  ['seat-reserved', 'seatReserved'],
  ['not-over', 'notOver'],
  ['at-maximum', 'atMaximum'],
  ['too-many-requests', 'tooMany'],
  ['busy', 'tooMany'],
  ['banned', 'banned'],
  ['paused', 'paused'],
  ['invitation-needed', 'invitationNeeded'],
  ['too-many-matches', 'tooManyMatches'],
  ['not-alone', 'notAlone'],
  ['bot-plays', 'botPlays'],
  ['no-bot-plays', 'noBotPlays'],
  ['out-of-time', 'outOfTime'],
  ['too-large', 'tooLarge'],
]);

/** Returns an error message that says what happened and what to do. */
export function faultWords(fault: RequestFault): string {
  const { errors } = pageWords.value;
  if (fault.kind !== 'refused')
    return errors[isOutdated.value && NETWORK.includes(fault.kind) ? 'newVersion' : FAULTS[fault.kind]];
  const { code, path, data } = fault.error;
  const known = ERRORS.get(code);
  if (known === 'badIdentity') return identityText();
  if (known) return errors[known];
  return path?.includes('name') ? errors.badName : refusalText(code, data ?? {});
}

/**
 * Returns the message that the server does not recognise this browser. Signing in also needs cookies, so it explains if
 * they are missing.
 */
export function identityText(): string {
  const { errors } = pageWords.value;
  return isStorageForbidden() ? errors.unstored.forbidden : errors.badIdentity;
}

/** Describes a refusal of the platform. An unknown code is returned unchanged. */
export function refusalText(code: string, data: JsonObject): string {
  const { refusals, errors } = pageWords.value;
  const known = PLATFORM_REFUSALS.find((one) => one === code);
  return known ? refusals[known](data) : errors.unexpected(code);
}

/** Returns the game's refusal in an error; null if the code belongs to the server. */
export function refusalIn({ code, clause = null, data = {} }: ApiError): Refusal | null {
  return ERROR_CODES.some((own) => own === code) ? null : { code, clause, data };
}
