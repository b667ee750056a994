import type { Fact } from '@levante/contract';
import { isChatMessage } from './chat-forms.ts';
import { isClocks } from './clock-forms.ts';
import {
  atLeast,
  either,
  exactly,
  type Form,
  isInteger,
  isPlain,
  isText,
  listOf,
  nullOr,
  oneOf,
  optional,
} from './forms.ts';
import { isMatch, MATCH_FIELDS } from './replies.ts';
import type { MatchMessage, PliesMessage, PresenceMessage, StreamMessage, StreamPly, ViewMessage } from './stream.ts';

/** Forms of stream messages. Tests compare each with the schema of the same name. */
const isLegal = nullOr(listOf(isText));

const isFact: Form<Fact> = atLeast<Fact>({ type: isText });

export const isStreamPly: Form<StreamPly> = exactly<StreamPly>({ action: isText, journal: listOf(isFact) });

const isViewMessage = exactly<ViewMessage>({ type: oneOf('view'), match: isMatch, state: isPlain, legal: isLegal });

const isPliesMessage = exactly<PliesMessage>({
  type: oneOf('plies'),
  from: isInteger,
  ply: isInteger,
  plies: listOf(isStreamPly),
  state: isPlain,
  actor: MATCH_FIELDS.actor,
  legal: isLegal,
  result: MATCH_FIELDS.result,
  clocks: optional(isClocks),
});

const isMatchMessage = exactly<MatchMessage>({ type: oneOf('match'), match: isMatch, legal: isLegal });

const isPresenceMessage = exactly<PresenceMessage>({
  type: oneOf('presence'),
  here: listOf(isInteger),
  spectators: isInteger,
});

const isStreamMessage: Form<StreamMessage> = either(
  either(isViewMessage, isPliesMessage),
  either(isMatchMessage, either(isPresenceMessage, isChatMessage)),
);

/** Parses the data of one server-sent event. Returns null for unknown or malformed messages. */
export function parseStreamMessage(data: string): StreamMessage | null {
  try {
    const parsed: unknown = JSON.parse(data);
    return isStreamMessage(parsed) ? parsed : null;
  } catch {
    return null;
  }
}
