import { isRunningControl } from './clock-forms.ts';
import {
  either,
  exactly,
  type Form,
  isFlag,
  isInteger,
  isPlain,
  isText,
  listOf,
  nullOr,
  oneOf,
  optional,
} from './forms.ts';
import { isAccountMark, isMatch } from './replies.ts';
import type {
  Durations,
  Invites,
  InvitesMessage,
  ListedTable,
  NextTurn,
  OpenTableSeat,
  OpenTables,
  PeopleHere,
  TableChangesMessage,
  TablesEvent,
  TablesMessage,
} from './tables.ts';

/** Forms of replies about open tables. Tests compare each with the schema of the same name. */
const isSeat = exactly<OpenTableSeat>({
  kind: oneOf('person', 'bot'),
  name: nullOr(isText),
  account: optional(isAccountMark),
  level: nullOr(isText),
  taken: isFlag,
  reserved: optional(isFlag),
});

const isOpenTable = exactly<ListedTable>({
  id: isText,
  game: isText,
  options: isPlain,
  opener: nullOr(isText),
  seats: listOf(isSeat),
  createdAt: isInteger,
  timeControl: optional(isRunningControl),
});

export const isOpenTables: Form<OpenTables> = exactly<OpenTables>({
  tables: listOf(isOpenTable),
  here: optional(isInteger),
});

export const isPeopleHere: Form<PeopleHere> = exactly<PeopleHere>({
  people: listOf(
    exactly<PeopleHere['people'][number]>({
      handle: isText,
      name: nullOr(isText),
      does: oneOf('plays', 'waits', 'looks'),
      match: optional(exactly<{ id: string; game: string }>({ id: isText, game: isText })),
    }),
  ),
});

export const isDurations: Form<Durations> = exactly<Durations>({
  durations: listOf(
    exactly<Durations['durations'][number]>({
      game: isText,
      players: isInteger,
      bankS: isInteger,
      incrementS: isInteger,
      minutes: isInteger,
    }),
  ),
});

export const isInvites: Form<Invites> = exactly<Invites>({ matches: listOf(isMatch) });

export const isNextTurn: Form<NextTurn> = exactly<NextTurn>({ match: nullOr(isMatch), count: isInteger });

const isTablesMessage = exactly<TablesMessage>({
  type: oneOf('tables'),
  tables: listOf(isOpenTable),
  here: optional(isInteger),
});
const isChangesMessage = exactly<TableChangesMessage>({
  type: oneOf('changes'),
  tables: listOf(isOpenTable),
  gone: listOf(isText),
  here: optional(isInteger),
});
const isInvitesMessage = exactly<InvitesMessage>({ type: oneOf('invites'), matches: listOf(isMatch) });
const isTablesEvent: Form<TablesEvent> = either(isTablesMessage, either(isChangesMessage, isInvitesMessage));

/** Parses an event of the stream of open tables. Returns null for unknown or malformed messages. */
export function parseTablesEvent(data: string): TablesEvent | null {
  try {
    const parsed: unknown = JSON.parse(data);
    return isTablesEvent(parsed) ? parsed : null;
  } catch {
    return null;
  }
}
