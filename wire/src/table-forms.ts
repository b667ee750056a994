import { formOf } from './form-of.ts';
import { Durations, Invites, ListedTable, NextTurn, OpenTables, PeopleHere, TablesEvent } from './tables.ts';

/** Forms of replies and messages about open tables. */
export const isListedTable = formOf(ListedTable);
export const isOpenTables = formOf(OpenTables);
export const isPeopleHere = formOf(PeopleHere);
export const isDurations = formOf(Durations);
export const isInvites = formOf(Invites);
export const isNextTurn = formOf(NextTurn);
export const isTablesEvent = formOf(TablesEvent);
