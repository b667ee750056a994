import { announceOnMachine, invitationWith, inviteOnMachine, type JournalLine } from '@levante/server';
import { CommandFault } from '../lib/fault.ts';
import { type LanguageChoice, wordsFor } from '../lib/language.ts';
import { plainRows } from '../lib/rows.ts';
import { type ActChoice, applyAct } from '../operate/acts.ts';
import { NONE, printLines, saidMoment } from '../operate/output.ts';
import { withStore } from '../operate/store.ts';
import type { OperateWords } from '../words/operate-words.ts';

/** Commands for the role of an operator, mutes, the pause of new matches, notices, invitations, and the journal of all acts. */

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MAX_INVITATIONS = 1000;

type RoleChoice = ActChoice & LanguageChoice;
type OperatorsChoice = RoleChoice & { readonly json?: true };

type InviteChoice = RoleChoice & { readonly uses: number; readonly days: number };

type NoticeChoice = RoleChoice & {
  readonly hours: number;
  readonly de?: string;
  readonly fr?: string;
  readonly it?: string;
};

export type JournalChoice = OperatorsChoice & { readonly limit: number; readonly before?: string };

/** Gives the role to somebody with an account, by handle or id. */
export async function runGrant(text: string, choice: RoleChoice): Promise<void> {
  const { operate } = wordsFor(choice);
  const person = await withStore(choice, operate, ({ acts }) => acts.personNamed(text), 'operator_acts');
  const isGranted = person !== null && (await applyAct(choice, operate, { kind: 'grant-operator', person }));
  if (!isGranted) throw new CommandFault(operate.faults.noAccount(text));
  printLines([operate.operators.granted(text)]);
}

/** Takes the role from somebody. */
export async function runRevokeOperator(text: string, choice: RoleChoice): Promise<void> {
  const { operate } = wordsFor(choice);
  const named = await withStore(choice, operate, ({ acts }) => acts.personNamed(text), 'operator_acts');
  const isRevoked = await applyAct(choice, operate, { kind: 'revoke-operator', person: named ?? text });
  if (!isRevoked) throw new CommandFault(operate.faults.notOperator(text));
  printLines([operate.operators.revoked(text)]);
}

/** Keeps a person from writing in chats for some hours. */
export async function runMute(
  text: string,
  { hours, ...choice }: RoleChoice & { readonly hours: number },
): Promise<void> {
  const { operate } = wordsFor(choice);
  const person = await withStore(
    choice,
    operate,
    async ({ acts, store }) => (await acts.personNamed(text)) ?? ((await store.isKnown(text)) ? text : null),
    'operator_acts',
  );
  if (person === null) throw new CommandFault(operate.faults.noPerson(text));
  const until = Date.now() + hours * HOUR_MS;
  await applyAct(choice, operate, { kind: 'mute', person, until });
  printLines([operate.operators.muted(text, saidMoment(until))]);
}

/** Lets a person write again. */
export async function runUnmute(text: string, choice: RoleChoice): Promise<void> {
  const { operate } = wordsFor(choice);
  const named = await withStore(choice, operate, ({ acts }) => acts.personNamed(text), 'operator_acts');
  const isLifted = await applyAct(choice, operate, { kind: 'unmute', person: named ?? text });
  if (!isLifted) throw new CommandFault(operate.faults.notMuted(text));
  printLines([operate.operators.unmuted(text)]);
}

/** Pauses new matches, for some hours or until they are resumed. */
export async function runPause({ hours, ...choice }: RoleChoice & { readonly hours?: number }): Promise<void> {
  const { operate } = wordsFor(choice);
  const now = Date.now();
  const until = hours === undefined ? null : now + hours * HOUR_MS;
  await applyAct(choice, operate, { kind: 'pause', from: now, until });
  printLines([operate.operators.paused(until === null ? null : saidMoment(until))]);
}

/** Resumes new matches. */
export async function runResume(choice: RoleChoice): Promise<void> {
  const { operate } = wordsFor(choice);
  if (!(await applyAct(choice, operate, { kind: 'resume' }))) throw new CommandFault(operate.faults.notPaused);
  printLines([operate.operators.resumed]);
}

/** Shows everybody a notice, and prints its id. */
export async function runNotice(en: string, { hours, de, fr, it, reason, ...choice }: NoticeChoice): Promise<void> {
  const { operate } = wordsFor(choice);
  const until = Date.now() + hours * HOUR_MS;
  const id = await withStore(
    choice,
    operate,
    ({ acts }) => announceOnMachine(acts, { texts: { en, de, fr, it }, until, reason: reason ?? null }),
    'operator_acts',
  );
  printLines([operate.operators.announced(id, saidMoment(until))]);
}

/** Lists the notices that are shown. */
export async function runNotices({ json, ...choice }: OperatorsChoice): Promise<void> {
  const { operate } = wordsFor(choice);
  const { announcements } = await withStore(choice, operate, ({ acts }) => acts.rules(Date.now()), 'operator_acts');
  if (announcements.length === 0 && !json) return void printLines([operate.nothing]);
  for (const one of announcements) {
    printLines([json ? JSON.stringify(one) : `${one.id}   ${saidMoment(one.until)}   ${one.texts.en}`]);
  }
}

/** Withdraws a notice. */
export async function runWithdrawNotice(id: string, choice: RoleChoice): Promise<void> {
  const { operate } = wordsFor(choice);
  const isWithdrawn = await applyAct(choice, operate, { kind: 'withdraw', id });
  if (!isWithdrawn) throw new CommandFault(operate.faults.noNotice(id));
  printLines([operate.operators.noticeWithdrawn]);
}

/** Makes an invitation to a server that requires them, and prints its code. */
export async function runInvite({ uses, days, reason, ...choice }: InviteChoice): Promise<void> {
  const { operate } = wordsFor(choice);
  const until = Date.now() + days * DAY_MS;
  const code = await withStore(
    choice,
    operate,
    ({ acts }) => inviteOnMachine(acts, { uses, until, reason: reason ?? null }),
    'operator_acts',
  );
  printLines([operate.operators.invited(code, uses, saidMoment(until))]);
}

/** Lists the invitations that can be used, newest first. */
export async function runInvitations({ json, ...choice }: OperatorsChoice): Promise<void> {
  const { operate } = wordsFor(choice);
  const found = await withStore(
    choice,
    operate,
    ({ members }) => members.invitations(Date.now(), MAX_INVITATIONS),
    'members',
  );
  if (found.length === 0 && !json) return void printLines([operate.nothing]);
  for (const one of found) {
    const row = `${one.id}   ${operate.operators.invitation(one.usesLeft, saidMoment(one.until))}`;
    printLines([json ? JSON.stringify(one) : row]);
  }
}

/** Withdraws an invitation, by its id or code. People who have used it stay. */
export async function runWithdrawInvitation(text: string, choice: RoleChoice): Promise<void> {
  const { operate } = wordsFor(choice);
  for (const id of [text, invitationWith(text)]) {
    if (await applyAct(choice, operate, { kind: 'uninvite', id })) {
      return void printLines([operate.operators.uninvited]);
    }
  }
  throw new CommandFault(operate.faults.noInvitation(text));
}

/** Lists the people with the role. */
export async function runOperators({ json, ...choice }: OperatorsChoice): Promise<void> {
  const { operate } = wordsFor(choice);
  const operators = await withStore(choice, operate, ({ acts }) => acts.operators(), 'operator_acts');
  if (operators.length === 0 && !json) return void printLines([operate.nothing]);
  for (const one of operators) printLines([json ? JSON.stringify(one) : `${one.person}   ${one.handle ?? NONE}`]);
}

const rowOf = ({ at, operator, kind, subject, until, detail, reason }: JournalLine, words: OperateWords) => [
  saidMoment(at),
  operator ?? words.operators.machine,
  kind,
  subject === '' ? NONE : subject,
  until === null ? NONE : saidMoment(until),
  detail ?? NONE,
  reason ?? NONE,
];

/** Lists the journal of all acts, newest first. */
export async function runJournal({ json, limit, before, ...choice }: JournalChoice): Promise<void> {
  const { operate } = wordsFor(choice);
  const lines = await withStore(choice, operate, ({ acts }) => acts.journal(before ?? null, limit), 'operator_acts');
  if (json) {
    for (const line of lines) printLines([JSON.stringify(line)]);
    return;
  }
  if (lines.length === 0) return void printLines([operate.nothing]);
  const last = lines.at(-1);
  const more = last && lines.length === limit ? ['', operate.nextPage(`--before ${last.id}`)] : [];
  printLines([...plainRows([operate.operators.columns, ...lines.map((line) => rowOf(line, operate))]), ...more]);
}
