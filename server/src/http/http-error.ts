import type { HostFault, HostReply } from '@levante/host';
import type { ApiError, ErrorCode } from '@levante/wire';

const STATUS: Readonly<Record<ErrorCode, number>> = {
  'bad-request': 400,
  'bad-identity': 401,
  'bad-token': 401,
  'cross-site': 403,
  banned: 403,
  'not-your-seat': 403,
  'not-opener': 403,
  'not-found': 404,
  'no-such-match': 404,
  'newer-rules': 409,
  'stale-ply': 409,
  'not-started': 409,
  'key-reused': 409,
  'no-open-seat': 409,
  'seat-taken': 409,
  'not-alone': 409,
  'too-large': 413,
  'unsupported-media-type': 415,
  'unknown-level': 422,
  'wrong-seats': 422,
  'too-many-requests': 429,
  'too-many-matches': 429,
  internal: 500,
  busy: 503,
};

const MESSAGES: Readonly<Record<ErrorCode, string>> = {
  'bad-request': 'The request is malformed.',
  'bad-identity': 'The identity cookie is not ours; it has been removed.',
  'bad-token': 'The bearer token is not ours.',
  'cross-site': 'A page of another site may not do this.',
  banned: 'An operator of this server has banned you for a time.',
  'not-your-seat': 'That seat is not yours.',
  'not-opener': 'Only the person who opened this match may do this.',
  'not-found': 'There is nothing here.',
  'no-such-match': 'There is no such match.',
  'newer-rules': 'The match is of later rules than this server has.',
  'stale-ply': 'The match has gone on since.',
  'not-started': 'A seat is still open.',
  'key-reused': 'This key was used for another command.',
  'no-open-seat': 'No seat is open.',
  'seat-taken': 'That seat is not open.',
  'not-alone': 'The match has begun, or somebody else sits in it.',
  'too-large': 'The request is too large.',
  'unsupported-media-type': 'The body must be JSON.',
  'unknown-level': 'There is no bot of that level.',
  'wrong-seats': 'The number of seats does not fit the options.',
  'too-many-requests': 'Too many requests; try again later.',
  'too-many-matches': 'Too many matches, unfinished or finished within a day; try again later.',
  internal: 'Something went wrong here.',
  busy: 'The server is busy; try again later.',
};

const REFUSED = 422;

/** An error response, thrown by routes and sent by the error handler. */
export class HttpError extends Error {
  readonly status: number;
  readonly body: ApiError;

  constructor(status: number, body: ApiError) {
    super(body.message);
    this.status = status;
    this.body = body;
  }

  /** Creates an error with one of the platform's codes. */
  static of(code: ErrorCode, more: Partial<ApiError> = {}): HttpError {
    return new HttpError(STATUS[code], { code, message: MESSAGES[code], ...more });
  }
}

/** Returns the value of a reply, or throws its fault as an error response. */
export function orThrow<T>(reply: HostReply<T>): T {
  if (reply.ok) return reply.value;
  throw httpErrorOf(reply.fault);
}

function httpErrorOf(fault: HostFault): HttpError {
  if (fault.code !== 'refused') {
    const { code, ...more } = fault;
    return HttpError.of(code, more);
  }
  const { code, clause, data } = fault.refusal;
  const message = `Refused by the rules: ${code}.`;
  const at = fault.at === undefined ? {} : { at: fault.at };
  const ply = fault.ply === undefined ? {} : { ply: fault.ply };
  return new HttpError(REFUSED, { code, message, clause, data, ...at, ...ply });
}
