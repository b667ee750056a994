import { banSubject, type MatchFilter, type OperatorMatch, type OperatorSeat } from '@levante/server';
import { CommandFault } from '../lib/fault.ts';
import { type LanguageChoice, wordsFor } from '../lib/language.ts';
import { plainRows } from '../lib/rows.ts';
import { type ActChoice, applyAct } from '../operate/acts.ts';
import { NONE, printLines, saidMoment } from '../operate/output.ts';
import { withStore } from '../operate/store.ts';
import type { OperateWords } from '../words/operate-words.ts';

/** Options of every operator command. */
type OperateChoice = ActChoice & LanguageChoice;

export type MatchesChoice = OperateChoice & MatchFilter & { readonly json?: true };
export type ShowChoice = OperateChoice & { readonly json?: true };
export type BanChoice = OperateChoice & { readonly hours: number };

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const statusOf = ({ status, hasResult }: OperatorMatch): keyof OperateWords['status'] =>
  status === 'over' && !hasResult ? 'ended' : status;

/** Lists matches, newest first. */
export async function runMatches({ json, ...choice }: MatchesChoice): Promise<void> {
  const { operate } = wordsFor(choice);
  const matches = await withStore(choice, operate, ({ store }) => store.list(choice));
  if (json) {
    for (const match of matches) printLines([JSON.stringify(match)]);
    return;
  }
  if (matches.length === 0) return void printLines([operate.nothing]);
  const rows = matches.map((match) => [
    match.id,
    match.game,
    operate.status[statusOf(match)],
    String(match.ply),
    saidMoment(match.createdAt),
    match.openedBy ?? NONE,
    match.openedFrom ?? NONE,
  ]);
  const last = matches.at(-1);
  const more = last && matches.length === choice.limit ? ['', operate.nextPage(`--before ${last.number}`)] : [];
  printLines([...plainRows([operate.columns, ...rows]), ...more]);
}

function seatLine({ kind, person, level }: OperatorSeat, words: OperateWords): string {
  if (kind === 'bot') return words.bot(level ?? '');
  return person === null ? words.openSeat : words.person(person);
}

/** Shows a match: who opened it, from where, and who has a seat; nothing hidden. */
export async function runMatch(id: string, { json, ...choice }: ShowChoice): Promise<void> {
  const { operate } = wordsFor(choice);
  const { labels } = operate;
  const shown = await withStore(choice, operate, ({ store }) => store.show(id));
  if (!shown) throw new CommandFault(operate.faults.noMatch(id));
  if (json) return void printLines([JSON.stringify({ ...shown.match, seats: shown.seats })]);
  const { match, seats } = shown;
  const rows: readonly (readonly [string, string])[] = [
    [labels.opened, saidMoment(match.createdAt)],
    [labels.person, match.openedBy ?? NONE],
    [labels.place, match.openedFrom ?? NONE],
    [labels.toAct, match.actor ?? NONE],
    [labels.deletedAfter, match.lastDay === null ? NONE : saidMoment(match.lastDay * DAY_MS).slice(0, 10)],
    ...seats.map((seat): [string, string] => [labels.seat(seat.seat), seatLine(seat, operate)]),
  ];
  const width = Math.max(...rows.map(([label]) => label.length)) + 2;
  const head = `${match.id}: ${match.game}, ${operate.status[statusOf(match)]}, ply ${match.ply}`;
  printLines([head, ...rows.map(([label, value]) => `  ${label.padEnd(width)}${value}`)]);
}

/** Ends a running match without a result. */
export async function runEnd(id: string, choice: OperateChoice): Promise<void> {
  const { operate } = wordsFor(choice);
  if (!(await applyAct(choice, operate, { kind: 'end-match', match: id }))) {
    const { noMatch, notRunning } = operate.faults;
    const shown = await withStore(choice, operate, ({ store }) => store.show(id));
    throw new CommandFault(shown ? notRunning(id) : noMatch(id));
  }
  printLines([operate.ended(id)]);
}

/** Deletes a match. */
export async function runDelete(id: string, choice: OperateChoice): Promise<void> {
  const { operate } = wordsFor(choice);
  const isDeleted = await applyAct(choice, operate, { kind: 'delete-match', match: id });
  if (!isDeleted) throw new CommandFault(operate.faults.noMatch(id));
  printLines([operate.deleted(id)]);
}

/** Voids all keys of a person. */
export async function runRevoke(person: string, choice: OperateChoice): Promise<void> {
  const { operate } = wordsFor(choice);
  const isKnown = await withStore(choice, operate, ({ store }) => store.isKnown(person));
  if (!isKnown) throw new CommandFault(operate.faults.noPerson(person));
  await applyAct(choice, operate, { kind: 'revoke-keys', person });
  printLines([operate.revoked(person)]);
}

function subjectOf(text: string, words: OperateWords): string {
  const subject = banSubject(text);
  if (subject === null) throw new CommandFault(words.faults.noSubject(text));
  return subject;
}

/** Bans a person, an address or a place for some hours. */
export async function runBan(text: string, { hours, ...choice }: BanChoice): Promise<void> {
  const { operate } = wordsFor(choice);
  const subject = subjectOf(text, operate);
  const until = Date.now() + Math.round(hours * HOUR_MS);
  await applyAct(choice, operate, { kind: 'ban', subject, until });
  printLines([operate.banned(subject, saidMoment(until))]);
}

/** Lists the bans in force. */
export async function runBans({ json, ...choice }: ShowChoice): Promise<void> {
  const { operate } = wordsFor(choice);
  const bans = await withStore(choice, operate, ({ store }) => store.bans());
  if (json) {
    for (const ban of bans) printLines([JSON.stringify(ban)]);
    return;
  }
  printLines(bans.length === 0 ? [operate.nothing] : bans.map(({ id, until }) => operate.until(id, saidMoment(until))));
}

/** Lifts a ban. */
export async function runLift(text: string, choice: OperateChoice): Promise<void> {
  const { operate } = wordsFor(choice);
  const subject = subjectOf(text, operate);
  const isLifted = await applyAct(choice, operate, { kind: 'lift-ban', subject });
  if (!isLifted) throw new CommandFault(operate.faults.noBan(subject));
  printLines([operate.lifted(subject)]);
}
