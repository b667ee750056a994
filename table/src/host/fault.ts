import { type JsonObject, PLATFORM_REFUSALS, type Refusal } from '@levante/contract';
import { type ApiError, ERROR_CODES } from '@levante/wire';
import { pageWords } from '../words/page/en.ts';

/** Failure of a request to the host of a match. */
export type RequestFault =
  /** No answer. */
  | { readonly kind: 'offline' }
  /** Refused by the server. */
  | { readonly kind: 'refused'; readonly status: number; readonly error: ApiError }
  /** The answer does not fit: this page is older than the server. */
  | { readonly kind: 'unreadable' }
  /** This browser has no such match. */
  | { readonly kind: 'not-here' }
  /** The browser could not save or read a match: no space, or not allowed. */
  | { readonly kind: 'unkept' }
  /** The bots could not be loaded. */
  | { readonly kind: 'no-bots' };

export type Reply<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: RequestFault };

/** Returns the code of a fault, for decisions; `faultWords` words it. */
export function codeOf(fault: RequestFault): string {
  return fault.kind === 'refused' ? fault.error.code : fault.kind;
}

/** Temporary faults. */
const PASSING: readonly string[] = ['offline', 'unkept', 'no-bots', 'too-many-requests', 'busy'];

/** Whether repeating the request may succeed. */
export function isPassing(fault: RequestFault): boolean {
  return PASSING.includes(codeOf(fault));
}

/** Says what happened and what to do. */
export function faultWords(fault: RequestFault): string {
  const { errors } = pageWords.value;
  switch (fault.kind) {
    case 'offline':
      return errors.offline;
    case 'unreadable':
      return errors.newerServer;
    case 'not-here':
      return errors.notHere;
    case 'unkept':
      return errors.unkept;
    case 'no-bots':
      return errors.noBots;
    case 'refused':
      return refusedWords(fault.error);
  }
}

function refusedWords(error: ApiError): string {
  const { errors } = pageWords.value;
  switch (error.code) {
    case 'stale-ply':
      return errors.stale;
    case 'bad-identity':
    case 'bad-token':
    case 'cross-site':
      return errors.badIdentity;
    case 'no-such-match':
    case 'not-found':
      return errors.noSuchMatch;
    case 'not-your-seat':
      return errors.notYourSeat;
    case 'not-opener':
      return errors.notOpener;
    case 'not-started':
      return errors.notStarted;
    case 'newer-rules':
      return errors.newerRules;
    case 'no-open-seat':
      return errors.noOpenSeat;
    case 'seat-taken':
      return errors.seatTaken;
    case 'too-many-requests':
    case 'busy':
      return errors.tooMany;
    case 'banned':
      return errors.banned;
    case 'too-many-matches':
      return errors.tooManyMatches;
    case 'not-alone':
      return errors.notAlone;
    case 'too-large':
      return errors.tooLarge;
    default: {
      if (error.path?.includes('name')) return errors.badName;
      return refusalText(error.code, error.data ?? {});
    }
  }
}

/** Words a refusal of the platform; an unknown code is shown as it is. */
export function refusalText(code: string, data: JsonObject): string {
  const { refusals, errors } = pageWords.value;
  const known = PLATFORM_REFUSALS.find((one) => one === code);
  return known ? refusals[known](data) : errors.unexpected(code);
}

/** Returns the game's refusal inside an error; null if the code is the server's own. */
export function refusalIn({ code, clause = null, data = {} }: ApiError): Refusal | null {
  return ERROR_CODES.some((own) => own === code) ? null : { code, clause, data };
}
