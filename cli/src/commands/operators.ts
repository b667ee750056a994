import { announceOnMachine, invitationWith, inviteOnMachine, type JournalLine } from '@levante/server';
import { CommandFault } from '../lib/fault.ts';
import { plainRows } from '../lib/rows.ts';
import { applyMeasure, type MeasureChoice } from '../operate/measures.ts';
import { formatTime, NONE, printLines } from '../operate/output.ts';
import { withStore } from '../operate/store.ts';
import { OPERATE } from '../words/operate.ts';

/** Commands for the role of an operator, mutes, the pause of new matches, notices, invitations, and the journal of all measures. */

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MAX_INVITATIONS = 1000;

type RoleChoice = MeasureChoice;
type OperatorsChoice = RoleChoice & { readonly json?: true };

type InviteChoice = RoleChoice & { readonly uses: number; readonly days: number };

type NoticeChoice = RoleChoice & {
  readonly hours: number;
  readonly de?: string;
  readonly fr?: string;
  readonly it?: string;
};

export type JournalChoice = OperatorsChoice & { readonly limit: number; readonly before?: string };

/** Grants the role to a person with an account, by handle or id. */
export async function runGrant(text: string, choice: RoleChoice): Promise<void> {
  const person = await withStore(choice, ({ measures }) => measures.personNamed(text), 'operator_acts');
  const isGranted = person !== null && (await applyMeasure(choice, { kind: 'grant-operator', person }));
  if (!isGranted) throw new CommandFault(OPERATE.faults.noAccount(text));
  printLines([OPERATE.operators.granted(text)]);
}

/** Revokes the role of a person. */
export async function runRevokeOperator(text: string, choice: RoleChoice): Promise<void> {
  const named = await withStore(choice, ({ measures }) => measures.personNamed(text), 'operator_acts');
  const isRevoked = await applyMeasure(choice, { kind: 'revoke-operator', person: named ?? text });
  if (!isRevoked) throw new CommandFault(OPERATE.faults.notOperator(text));
  printLines([OPERATE.operators.revoked(text)]);
}

/** Forbids a person to write in chats for some hours. */
export async function runMute(
  text: string,
  { hours, ...choice }: RoleChoice & { readonly hours: number },
): Promise<void> {
  const person = await withStore(
    choice,
    async ({ measures, store }) => (await measures.personNamed(text)) ?? ((await store.isKnown(text)) ? text : null),
    'operator_acts',
  );
  if (person === null) throw new CommandFault(OPERATE.faults.noPerson(text));
  const until = Date.now() + hours * HOUR_MS;
  await applyMeasure(choice, { kind: 'mute', person, until });
  printLines([OPERATE.operators.muted(text, formatTime(until))]);
}

/** Lets a person write again. */
export async function runUnmute(text: string, choice: RoleChoice): Promise<void> {
  const named = await withStore(choice, ({ measures }) => measures.personNamed(text), 'operator_acts');
  const isLifted = await applyMeasure(choice, { kind: 'unmute', person: named ?? text });
  if (!isLifted) throw new CommandFault(OPERATE.faults.notMuted(text));
  printLines([OPERATE.operators.unmuted(text)]);
}

/** Pauses new matches, for some hours or until they are resumed. */
export async function runPause({ hours, ...choice }: RoleChoice & { readonly hours?: number }): Promise<void> {
  const now = Date.now();
  const until = hours === undefined ? null : now + hours * HOUR_MS;
  await applyMeasure(choice, { kind: 'pause', from: now, until });
  printLines([OPERATE.operators.paused(until === null ? null : formatTime(until))]);
}

/** Resumes new matches. */
export async function runResume(choice: RoleChoice): Promise<void> {
  if (!(await applyMeasure(choice, { kind: 'resume' }))) throw new CommandFault(OPERATE.faults.notPaused);
  printLines([OPERATE.operators.resumed]);
}

/** Publishes a notice to all people, and prints its id. */
export async function runNotice(en: string, { hours, de, fr, it, reason, ...choice }: NoticeChoice): Promise<void> {
  const until = Date.now() + hours * HOUR_MS;
  const id = await withStore(
    choice,
    ({ measures }) => announceOnMachine(measures, { texts: { en, de, fr, it }, until, reason: reason ?? null }),
    'operator_acts',
  );
  printLines([OPERATE.operators.announced(id, formatTime(until))]);
}

/** Lists the notices that are shown. */
export async function runNotices({ json, ...choice }: OperatorsChoice): Promise<void> {
  const { announcements } = await withStore(choice, ({ measures }) => measures.rules(Date.now()), 'operator_acts');
  if (announcements.length === 0 && !json) return void printLines([OPERATE.nothing]);
  for (const one of announcements) {
    printLines([json ? JSON.stringify(one) : `${one.id}   ${formatTime(one.until)}   ${one.texts.en}`]);
  }
}

/** Withdraws a notice. */
export async function runWithdrawNotice(id: string, choice: RoleChoice): Promise<void> {
  const isWithdrawn = await applyMeasure(choice, { kind: 'withdraw', id });
  if (!isWithdrawn) throw new CommandFault(OPERATE.faults.noNotice(id));
  printLines([OPERATE.operators.noticeWithdrawn]);
}

/** Creates an invitation to a server that requires them, and prints its code. */
export async function runInvite({ uses, days, reason, ...choice }: InviteChoice): Promise<void> {
  const until = Date.now() + days * DAY_MS;
  const code = await withStore(
    choice,
    ({ measures }) => inviteOnMachine(measures, { uses, until, reason: reason ?? null }),
    'operator_acts',
  );
  printLines([OPERATE.operators.invited(code, uses, formatTime(until))]);
}

/** Lists the invitations that can be used, newest first. */
export async function runInvitations({ json, ...choice }: OperatorsChoice): Promise<void> {
  const found = await withStore(choice, ({ members }) => members.invitations(Date.now(), MAX_INVITATIONS), 'members');
  if (found.length === 0 && !json) return void printLines([OPERATE.nothing]);
  for (const one of found) {
    const row = `${one.id}   ${OPERATE.operators.invitation(one.usesLeft, formatTime(one.until))}`;
    printLines([json ? JSON.stringify(one) : row]);
  }
}

/** Withdraws an invitation by its id or code. People who have used it remain members. */
export async function runWithdrawInvitation(text: string, choice: RoleChoice): Promise<void> {
  for (const id of [text, invitationWith(text)]) {
    if (await applyMeasure(choice, { kind: 'uninvite', id })) {
      return void printLines([OPERATE.operators.uninvited]);
    }
  }
  throw new CommandFault(OPERATE.faults.noInvitation(text));
}

/** Lists the people with the role. */
export async function runOperators({ json, ...choice }: OperatorsChoice): Promise<void> {
  const operators = await withStore(choice, ({ measures }) => measures.operators(), 'operator_acts');
  if (operators.length === 0 && !json) return void printLines([OPERATE.nothing]);
  for (const one of operators) printLines([json ? JSON.stringify(one) : `${one.person}   ${one.handle ?? NONE}`]);
}

const rowOf = ({ at, operator, kind, subject, until, detail, reason }: JournalLine) => [
  formatTime(at),
  operator ?? OPERATE.operators.machine,
  kind,
  subject === '' ? NONE : subject,
  until === null ? NONE : formatTime(until),
  detail ?? NONE,
  reason ?? NONE,
];

/** Lists the journal of all measures, newest first. */
export async function runJournal({ json, limit, before, ...choice }: JournalChoice): Promise<void> {
  const lines = await withStore(choice, ({ measures }) => measures.journal(before ?? null, limit), 'operator_acts');
  if (json) {
    for (const line of lines) printLines([JSON.stringify(line)]);
    return;
  }
  if (lines.length === 0) return void printLines([OPERATE.nothing]);
  const last = lines.at(-1);
  const more = last && lines.length === limit ? ['', OPERATE.nextPage(`--before ${last.id}`)] : [];
  printLines([...plainRows([OPERATE.operators.columns, ...lines.map((line) => rowOf(line))]), ...more]);
}
