import type { HostFault, HostReply } from '@levante/host';
import { type ApiError, ERROR_CODES, type ErrorCode } from '@levante/wire';

const STATUS: Readonly<Record<ErrorCode, number>> = {
  'bad-request': 400,
  'bad-identity': 401,
  'bad-token': 401,
  'cross-site': 403,
  'scope-too-narrow': 403,
  banned: 403,
  'not-your-seat': 403,
  'not-opener': 403,
  'not-found': 404,
  'no-such-match': 404,
  'no-such-device': 404,
  'no-such-channel': 404,
  'too-many-channels': 409,
  'too-many-tokens': 409,
  'at-maximum': 409,
  'bad-channel-url': 422,
  'proof-needed': 403,
  'not-proven': 403,
  'no-account': 409,
  'handle-taken': 409,
  'bad-address': 422,
  'address-taken': 409,
  'no-email-here': 409,
  'identity-taken': 409,
  'not-linked': 409,
  'other-account': 409,
  'last-way': 409,
  'code-needed': 403,
  'no-provider-here': 409,
  'no-passkeys-here': 409,
  'newer-rules': 409,
  'stale-ply': 409,
  'not-started': 409,
  'key-reused': 409,
  'no-open-seat': 409,
  'seat-taken': 409,
  'seat-reserved': 409,
  'not-over': 409,
  'too-many-waits': 409,
  'ticket-expired': 409,
  'not-alone': 409,
  'proposal-open': 409,
  'proposal-over': 409,
  'already-proposed': 409,
  'nothing-to-take-back': 409,
  'no-live-clock': 409,
  'no-clock': 409,
  'bad-pause': 409,
  'no-pause': 409,
  'nobody-away': 409,
  'bots-finish': 409,
  'bot-plays': 409,
  'no-bot-plays': 409,
  'out-of-time': 409,
  'chat-off': 409,
  'no-such-line': 404,
  muted: 403,
  paused: 409,
  'invitation-needed': 403,
  'no-such-invitation': 404,
  'already-done': 409,
  'is-operator': 409,
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
  'bad-request': 'The request does not match its schema. `path` points to the first fault.',
  'bad-identity':
    'The identity cookie is invalid or missing. It has been removed; call `GET /api/me` for a new identity.',
  'bad-token': 'The bearer token is invalid or has been revoked. Create another with `POST /api/tokens`.',
  'cross-site': 'The request comes from a page of another site. Use a bearer token instead.',
  'scope-too-narrow':
    'The token may not do this. A token with `play` plays; only a browser’s cookie manages an account.',
  banned: 'An operator has banned this person or address until `until`.',
  'not-your-seat': 'The seat belongs to someone else. `at` is the index of the action, if any.',
  'not-opener': 'Only the person who created the match may do this.',
  'not-found': 'The URL does not exist.',
  'no-such-match': 'The match does not exist. It may have been deleted.',
  'proof-needed': 'This needs proof of who I am, given within ten minutes on this device (`POST /api/me/proof/…`).',
  'not-proven': 'The passkey, code or ticket was not accepted. It may be used up, expired or unknown.',
  'no-account': 'Only people with an account may do this. Add a passkey first.',
  'handle-taken': 'Somebody else has this handle, or it is reserved. Choose another.',
  'bad-address': 'This is no e-mail address.',
  'address-taken': 'The address belongs to another account. Sign in with it instead.',
  'no-email-here': 'This server sends no e-mail.',
  'identity-taken': 'This account of the club belongs to another account here. Sign in with it instead.',
  'not-linked': 'This account of the club is not linked to mine. Add it first.',
  'other-account': 'The copy belongs to another account. Discard it and get mine.',
  'code-needed': 'This browser did not ask for the message. Send its `code`, too.',
  'last-way': 'This is my last way to sign in. Send `last` to remove it all the same.',
  'no-provider-here': 'This server has no sign-in of a club.',
  'no-passkeys-here': 'Browsers offer passkeys only at a name with TLS, or at localhost.',
  'no-such-device': 'No cookie or token of mine has this id. It may have been signed out already.',
  'no-such-channel': 'No channel of mine has this id.',
  'too-many-channels': 'I have as many channels as anybody may have. Remove one first.',
  'too-many-tokens': 'I have as many tokens as anybody may have. Sign one out first.',
  'at-maximum': 'There are as many of these as may be kept. Remove one, or wait until earlier ones are deleted.',
  'bad-channel-url': 'Messages are sent to public https addresses only.',
  'newer-rules': 'The match has newer rules than this server. Retry after an upgrade.',
  'stale-ply': 'The match is now at `ply`. Read the new state and decide again.',
  'not-started': 'The match has not started: a seat is open.',
  'key-reused': 'The idempotency key was used for another command. Use a new key.',
  'no-open-seat': 'No seat is open; the match has started.',
  'seat-taken': 'The requested seat is not open. Choose another.',
  'seat-reserved': 'The seat is kept for its person for a minute. Retry later.',
  'not-over': 'The match is not finished.',
  'ticket-expired': 'The ticket was used, is older than five minutes, or is not mine. Get another commitment.',
  'too-many-waits': 'I wait for three quick matches already. Leave one first.',
  'not-alone': 'The match has started, or someone else has a seat in it.',
  'proposal-open': 'Another proposal to the people in the match is open. Wait until it is decided.',
  'proposal-over': 'The proposal is decided, or its time has run out.',
  'already-proposed': 'You have made a proposal of this kind since a person last played.',
  'nothing-to-take-back': 'You have not played yet.',
  'no-live-clock': 'Only a match with a live clock can have a break.',
  'no-clock': 'This match has no clock to pause.',
  'bad-pause': 'A pause ends between an hour and 30 days from now: send `pauseUntil`.',
  'no-pause': 'The clocks do not stand still by consent.',
  'nobody-away': 'Nobody in this match has been asked for a day without a clock, and is away.',
  'bots-finish': 'Everybody agreed that bots play the rest.',
  'bot-plays': 'A bot plays the seat at present. Take the seat back with `POST /api/matches/{id}/return`.',
  'no-bot-plays': 'No bot plays for you in this match.',
  'out-of-time': 'The time for this turn is used up. A bot finishes the turn; take the seat back afterwards.',
  'chat-off': 'The person who opened the match has switched its chat off. Signals are still possible.',
  'no-such-line': 'The chat has no such line, or its author is gone, or it is your own.',
  muted: 'An operator has muted this person; `GET /api/service` says until when. Signals are still possible.',
  paused: 'The operators have paused new matches. Those that run go on.',
  'invitation-needed': 'This server requires an invitation. Use one with `POST /api/invitations/redeem`.',
  'no-such-invitation': 'The code belongs to no invitation, or it is used up, over or withdrawn.',
  'already-done': 'Somebody has done this already, or there is nothing to do it to.',
  'is-operator': 'The role of an operator is taken on the machine first.',
  'too-large': 'The request body is too large.',
  'unsupported-media-type': 'The request body must have content type `application/json`.',
  'unknown-level': 'No bot has the level at `path`. `GET /api/games` lists the levels.',
  'wrong-seats': 'The number of seats differs from the number of players in the options.',
  'too-many-requests': 'Too many requests per minute. Retry later.',
  'too-many-matches':
    'Too many matches that are unfinished or were finished within a day. Delete waiting ones or retry later.',
  internal: 'An unexpected error, which has been logged.',
  busy: 'The server is busy, or its database or bots are unavailable. Retry later.',
};

/** The error codes with their statuses and meanings, by status. */
export const ERRORS = ERROR_CODES.map((code) => ({ code, status: STATUS[code], message: MESSAGES[code] })).sort(
  (a, b) => a.status - b.status,
);

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
