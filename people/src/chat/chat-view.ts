import { distinctNames, type LookOf, lookWithoutCase } from '@levante/contract';
import { type MatchHead, withTableNames } from '@levante/host';
import { type AccountMark, type ChatLine, type ChatPage, COLLECTIONS } from '@levante/wire';
import type { ChatState, ChatStore, StoredLine } from './ports.ts';

/** Maximum number of lines shown. */
const MAX_SHOWN = COLLECTIONS.chatLines.page;

/** A person who reads a chat. */
export interface ChatViewer {
  /** Null for a guest without an identity. */
  readonly person: string | null;
  readonly hasAccount: boolean;
  /** End of their mute by an operator, in milliseconds since the epoch; null if they are not muted. */
  readonly mutedUntil: number | null;
  /** People whose lines they have blocked. */
  readonly blocked: ReadonlySet<string>;
}

/** Returns the first seat of a person; null for a spectator. */
export function firstSeatOf({ seats }: Pick<MatchHead, 'seats'>, person: string | null): number | null {
  return person === null ? null : (seats.find((seat) => seat.person === person)?.seat ?? null);
}

/**
 * Returns the kinds of lines that a person may send. Text for strangers, at an open table or from a spectator, requires
 * an account; among people invited by a link it does not. Signals only require an identity.
 */
export function maySend(match: MatchHead, { on }: ChatState, viewer: Omit<ChatViewer, 'blocked'>): ChatPage['may'] {
  if (viewer.person === null) return 'nothing';
  if (!on || viewer.mutedUntil !== null) return 'signal';
  const isInvited = firstSeatOf(match, viewer.person) !== null && match.listedAs === undefined;
  return isInvited || viewer.hasAccount ? 'write' : 'signal';
}

/**
 * Returns whether players may see what spectators wrote. False for a match that was continued, since the same position
 * with the same hands may still be played.
 */
export const isOver = ({ status, continuedBy }: Pick<MatchHead, 'status' | 'continuedBy'>): boolean =>
  status === 'over' && continuedBy === undefined;

/** Returns whether a viewer may see a line. Players see the lines of spectators only after the match. */
export function isVisibleTo(match: MatchHead, line: StoredLine, { person, blocked }: ChatViewer): boolean {
  if (line.person === person) return true;
  if (blocked.has(line.person)) return false;
  return line.seat !== null || isOver(match) || firstSeatOf(match, person) === null;
}

/**
 * Reads the lines from which `linesFor` chooses. Lines of players are read separately, so that spectators cannot
 * displace them.
 */
export async function latestLines(
  store: Pick<ChatStore, 'linesOf' | 'playerLinesOf'>,
  match: string,
): Promise<readonly StoredLine[]> {
  const latest = await store.linesOf(match, MAX_SHOWN);
  const [first] = latest;
  if (first === undefined || latest.length < MAX_SHOWN) return latest;
  const missing = latest.filter(({ seat }) => seat === null).length;
  if (missing === 0) return latest;
  return [...(await store.playerLinesOf(match, first.number, missing)), ...latest];
}

/** Returns the authors of these lines. */
export const peopleIn = (lines: readonly StoredLine[]): readonly string[] => [
  ...new Set(lines.map(({ person }) => person)),
];

/** An author as shown with the lines of a chat. */
export interface ChatAuthor {
  /** Number of their first line. */
  readonly first: number;
  readonly name: string | null;
  readonly account?: AccountMark;
}

/**
 * Returns the authors of these lines by person. Players have their names at the table; other names are made distinct
 * from these and from each other. `firsts` contains the numbers of their first lines.
 */
export function authorsIn(
  match: MatchHead,
  lines: readonly StoredLine[],
  firsts: ReadonlyMap<string, number>,
  lookOf: LookOf = lookWithoutCase,
): ReadonlyMap<string, ChatAuthor> {
  const { seats } = withTableNames(match, lookOf);
  const authors = [...new Map(lines.map((line) => [line.person, line])).values()]
    .map((line) => {
      // Another person may sit there by now.
      const seat = seats.find((one) => one.seat === line.seat && one.person === line.person);
      const account = line.account ?? seat?.account;
      return { ...line, first: firsts.get(line.person) ?? line.number, seated: seat?.name ?? null, account };
    })
    .sort((a, b) => a.first - b.first);
  const given = authors.map(({ name, seated, account }) => ({
    name: seated === null ? name : null,
    rank: account ? 1 : 2,
  }));
  const names = distinctNames([...seats.map(({ name }) => ({ name, rank: 0 })), ...given], lookOf).slice(seats.length);
  return new Map(
    authors.map(({ person, first, name: own, seated, account }, i) => {
      // A line without a name is of a person whose account is being deleted.
      const name = own === null ? null : (seated ?? names[i] ?? null);
      return [person, { first, name, ...(account && name !== null && { account }) }];
    }),
  );
}

/** Returns the latest lines that a viewer may see, without ids of people. */
export function linesFor(
  match: MatchHead,
  lines: readonly StoredLine[],
  authors: ReadonlyMap<string, ChatAuthor>,
  viewer: ChatViewer,
): ChatLine[] {
  return lines
    .filter((line) => isVisibleTo(match, line, viewer))
    .slice(-MAX_SHOWN)
    .map(({ number, at, person, seat, name, signal, text }) => {
      const author = authors.get(person) ?? { first: number, name };
      return {
        number,
        at,
        author: author.first,
        seat,
        name: author.name,
        ...(author.account && { account: author.account }),
        signal,
        text,
        mine: person === viewer.person,
        watchers: seat === null,
      };
    });
}
