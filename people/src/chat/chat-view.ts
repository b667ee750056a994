import type { MatchHead } from '@levante/host';
import type { ChatLine, ChatPage } from '@levante/wire';
import type { ChatState, ChatStore, StoredLine } from './ports.ts';

/** Maximum number of lines shown. */
const MAX_SHOWN = 200;

/** Someone who looks at a chat. */
export interface ChatViewer {
  /** Null for a guest without an identity. */
  readonly person: string | null;
  readonly hasAccount: boolean;
  /** Until when an operator has muted them, in milliseconds since the epoch; null if nobody has. */
  readonly mutedUntil: number | null;
  /** People whose lines they do not want to see. */
  readonly blocked: ReadonlySet<string>;
}

/** Returns the first seat of a person; null for a spectator. */
export function firstSeatOf({ seats }: Pick<MatchHead, 'seats'>, person: string | null): number | null {
  return person === null ? null : (seats.find((seat) => seat.person === person)?.seat ?? null);
}

/**
 * Returns what somebody may send. Words to strangers, at an open table or as a spectator, need an account; among people
 * who were invited by link they do not. Signals need only an identity.
 */
export function maySend(match: MatchHead, { on }: ChatState, viewer: Omit<ChatViewer, 'blocked'>): ChatPage['may'] {
  if (viewer.person === null) return 'nothing';
  if (!on || viewer.mutedUntil !== null) return 'signal';
  const isInvited = firstSeatOf(match, viewer.person) !== null && match.listedAs === undefined;
  return isInvited || viewer.hasAccount ? 'write' : 'signal';
}

/**
 * Returns whether players may see what spectators wrote. Never in a match that was continued: the same position, with the
 * same hands, may still be played.
 */
export const isOver = ({ status, continuedBy }: Pick<MatchHead, 'status' | 'continuedBy'>): boolean =>
  status === 'over' && continuedBy === undefined;

/** Returns whether a viewer may see a line: players see those of spectators after the match. */
export function isVisibleTo(match: MatchHead, line: StoredLine, { person, blocked }: ChatViewer): boolean {
  if (line.person === person) return true;
  if (blocked.has(line.person)) return false;
  return line.seat !== null || isOver(match) || firstSeatOf(match, person) === null;
}

/** Reads the lines from which `linesFor` chooses. Spectators cannot push those of players out of sight. */
export async function latestLines(store: Pick<ChatStore, 'linesOf'>, match: string): Promise<readonly StoredLine[]> {
  const latest = await store.linesOf(match, 0, MAX_SHOWN);
  const [first] = latest;
  if (first === undefined || latest.length < MAX_SHOWN) return latest;
  const ofPlayers = await store.linesOf(match, 0, MAX_SHOWN, 'players');
  return [...ofPlayers.filter(({ number }) => number < first.number), ...latest];
}

/** Returns the latest lines that a viewer may see, as they may see them: without ids of people. */
export function linesFor(
  match: MatchHead,
  lines: readonly StoredLine[],
  authors: ReadonlyMap<string, number>,
  viewer: ChatViewer,
): ChatLine[] {
  return lines
    .filter((line) => isVisibleTo(match, line, viewer))
    .slice(-MAX_SHOWN)
    .map(({ number, at, person, seat, name, signal, text }) => ({
      ...{ number, at, author: authors.get(person) ?? number, seat, name, signal, text },
      mine: person === viewer.person,
      watchers: seat === null,
    }));
}
