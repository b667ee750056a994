import { type JsonObject, PLATFORM_REFUSALS, type Refusal } from '@levante/contract';
import { type ApiError, ERROR_CODES } from '@levante/wire';
import { pageWords } from '../words/page/en.ts';

/** What can go wrong on the way to whoever keeps a match, and back. */
export type RequestFault =
  /** No answer came. */
  | { readonly kind: 'offline' }
  /** The server said no. */
  | { readonly kind: 'refused'; readonly status: number; readonly error: ApiError }
  /** An answer came that this page cannot read: it is older than the server. */
  | { readonly kind: 'unreadable' }
  /** This browser keeps no such match. */
  | { readonly kind: 'not-here' }
  /** This browser could not keep or read a match: no room, or not allowed. */
  | { readonly kind: 'unkept' }
  /** What thinks for the bots could not be fetched. */
  | { readonly kind: 'no-bots' };

/** A reply as the pages use it. */
export type Reply<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: RequestFault };

/** The code of a fault, for decisions; words are made by `faultWords`. */
export function codeOf(fault: RequestFault): string {
  return fault.kind === 'refused' ? fault.error.code : fault.kind;
}

/** Faults of the server that go by: the same request may be taken a moment later. */
const PASSING: readonly string[] = ['offline', 'unkept', 'no-bots', 'too-many-requests', 'busy'];

/** Whether the same request may go through when it is sent again. */
export function isPassing(fault: RequestFault): boolean {
  return PASSING.includes(codeOf(fault));
}

/** What happened and what to do, in words. */
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

/** Why the platform said no, in words; a code that it does not know is named. */
export function refusalText(code: string, data: JsonObject): string {
  const { refusals, errors } = pageWords.value;
  const known = PLATFORM_REFUSALS.find((one) => one === code);
  return known ? refusals[known](data) : errors.unexpected(code);
}

/** Reads the refusal of a game out of an error, if it is one: whatever is no code of the server's own. */
export function refusalIn({ code, clause = null, data = {} }: ApiError): Refusal | null {
  return ERROR_CODES.some((own) => own === code) ? null : { code, clause, data };
}
