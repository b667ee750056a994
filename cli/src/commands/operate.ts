import { banSubject, type MatchFilter, type OperatorMatch, type OperatorSeat } from '@levante/server';
import { CommandFault } from '../lib/fault.ts';
import { plainRows } from '../lib/rows.ts';
import { applyMeasure, type MeasureChoice } from '../operate/measures.ts';
import { formatTime, NONE, printLines } from '../operate/output.ts';
import { withStore } from '../operate/store.ts';
import { OPERATE } from '../words/operate.ts';

/** Options of every operator command. */
type OperateChoice = MeasureChoice;

export type MatchesChoice = OperateChoice & MatchFilter & { readonly json?: true };
export type ShowChoice = OperateChoice & { readonly json?: true };
export type BanChoice = OperateChoice & { readonly hours: number };

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const statusOf = ({ status, hasResult }: OperatorMatch): keyof typeof OPERATE.status =>
  status === 'over' && !hasResult ? 'ended' : status;

/** Lists matches, newest first. */
export async function runMatches({ json, ...choice }: MatchesChoice): Promise<void> {
  const matches = await withStore(choice, ({ store }) => store.list(choice));
  if (json) {
    for (const match of matches) printLines([JSON.stringify(match)]);
    return;
  }
  if (matches.length === 0) return void printLines([OPERATE.nothing]);
  const rows = matches.map((match) => [
    match.id,
    match.game,
    OPERATE.status[statusOf(match)],
    String(match.ply),
    formatTime(match.createdAt),
    match.openedBy ?? NONE,
    match.openedFrom ?? NONE,
  ]);
  const last = matches.at(-1);
  const more = last && matches.length === choice.limit ? ['', OPERATE.nextPage(`--before ${last.number}`)] : [];
  printLines([...plainRows([OPERATE.columns, ...rows]), ...more]);
}

function seatLine({ kind, person, level }: OperatorSeat): string {
  if (kind === 'bot') return OPERATE.bot(level ?? '');
  return person === null ? OPERATE.openSeat : OPERATE.person(person);
}

/** Shows a match: its opener, its place, and its players. Nothing hidden. */
export async function runMatch(id: string, { json, ...choice }: ShowChoice): Promise<void> {
  const { labels } = OPERATE;
  const shown = await withStore(choice, ({ store }) => store.show(id));
  if (!shown) throw new CommandFault(OPERATE.faults.noMatch(id));
  if (json) return void printLines([JSON.stringify({ ...shown.match, seats: shown.seats })]);
  const { match, seats } = shown;
  const rows: readonly (readonly [string, string])[] = [
    [labels.opened, formatTime(match.createdAt)],
    [labels.person, match.openedBy ?? NONE],
    [labels.place, match.openedFrom ?? NONE],
    [labels.toAct, match.actor ?? NONE],
    [labels.deletedAfter, match.lastDay === null ? NONE : formatTime(match.lastDay * DAY_MS).slice(0, 10)],
    ...seats.map((seat): [string, string] => [labels.seat(seat.seat), seatLine(seat)]),
  ];
  const width = Math.max(...rows.map(([label]) => label.length)) + 2;
  const head = `${match.id}: ${match.game}, ${OPERATE.status[statusOf(match)]}, ply ${match.ply}`;
  printLines([head, ...rows.map(([label, value]) => `  ${label.padEnd(width)}${value}`)]);
}

/** Ends a running match without a result. */
export async function runEnd(id: string, choice: OperateChoice): Promise<void> {
  if (!(await applyMeasure(choice, { kind: 'end-match', match: id }))) {
    const { noMatch, notRunning } = OPERATE.faults;
    const shown = await withStore(choice, ({ store }) => store.show(id));
    throw new CommandFault(shown ? notRunning(id) : noMatch(id));
  }
  printLines([OPERATE.ended(id)]);
}

/** Deletes a match. */
export async function runDelete(id: string, choice: OperateChoice): Promise<void> {
  const isDeleted = await applyMeasure(choice, { kind: 'delete-match', match: id });
  if (!isDeleted) throw new CommandFault(OPERATE.faults.noMatch(id));
  printLines([OPERATE.deleted(id)]);
}

/** Voids all keys of a person. */
export async function runRevoke(person: string, choice: OperateChoice): Promise<void> {
  const isKnown = await withStore(choice, ({ store }) => store.isKnown(person));
  if (!isKnown) throw new CommandFault(OPERATE.faults.noPerson(person));
  await applyMeasure(choice, { kind: 'revoke-keys', person });
  printLines([OPERATE.revoked(person)]);
}

function subjectOf(text: string): string {
  const subject = banSubject(text);
  if (subject === null) throw new CommandFault(OPERATE.faults.noSubject(text));
  return subject;
}

/** Bans a person, an address or a place for some hours. */
export async function runBan(text: string, { hours, ...choice }: BanChoice): Promise<void> {
  const subject = subjectOf(text);
  const until = Date.now() + Math.round(hours * HOUR_MS);
  await applyMeasure(choice, { kind: 'ban', subject, until });
  printLines([OPERATE.banned(subject, formatTime(until))]);
}

/** Lists the bans in force. */
export async function runBans({ json, ...choice }: ShowChoice): Promise<void> {
  const bans = await withStore(choice, ({ store }) => store.bans());
  if (json) {
    for (const ban of bans) printLines([JSON.stringify(ban)]);
    return;
  }
  printLines(bans.length === 0 ? [OPERATE.nothing] : bans.map(({ id, until }) => OPERATE.until(id, formatTime(until))));
}

/** Lifts a ban. */
export async function runLift(text: string, choice: OperateChoice): Promise<void> {
  const subject = subjectOf(text);
  const isLifted = await applyMeasure(choice, { kind: 'lift-ban', subject });
  if (!isLifted) throw new CommandFault(OPERATE.faults.noBan(subject));
  printLines([OPERATE.lifted(subject)]);
}
