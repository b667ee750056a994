import type { ActKind, OperatorAct, SignedAct } from '@levante/people/operators';
import { sql } from 'kysely';
import { endEverythingOf } from '../accounts/end-sessions.ts';
import { removalOf } from '../chat/chat-store.ts';
import type { PlannedStatement, SqlAccess } from '../database/sql-access.ts';
import type { NoticeKind } from '../matches/store/notices.ts';

type Db = SqlAccess['db'];

/** The statements of an act, and the notice that informs servers. */
export interface ActPlan {
  readonly changes: readonly PlannedStatement[];
  /** Null if servers cache nothing of the change. */
  readonly notice: { readonly kind: NoticeKind; readonly subject: string } | null;
}

/** Id of the only row of `pauses`. */
export const NEW_MATCHES = 'new-matches';

/** Notice for bans, mutes, pauses and announcements, all of which servers read again. */
const RULES: ActPlan['notice'] = { kind: 'bans', subject: '' };

/** Returns the plan of an act. The plan changes no row if there is nothing to do. */
export function planOf(db: Db, { act, at, operator, reason }: SignedAct, isShared: boolean): ActPlan {
  switch (act.kind) {
    case 'grant-operator':
    case 'revoke-operator':
    case 'revoke-keys':
      return personPlan(db, act, at);
    case 'mute':
    case 'unmute':
    case 'ban':
    case 'lift-ban':
      return restrictionPlan(db, act, at, reason);
    case 'handle-report':
    case 'dismiss-report':
      return { changes: [closing(db, act.report, at)], notice: null };
    case 'remove-line':
      return { changes: removalOf(db, act.match, act.line), notice: { kind: 'match', subject: act.match } };
    case 'end-match':
      return { changes: [ending(db, act.match, isShared)], notice: { kind: 'match', subject: act.match } };
    case 'delete-match':
      return { changes: deletion(db, act.match), notice: { kind: 'match', subject: act.match } };
    case 'invite':
    case 'uninvite':
      return invitationPlan(db, act, at, operator);
    default:
      return servicePlan(db, act, at);
  }
}

/** Acts of some kinds. */
type ActOf<K extends ActKind, A extends OperatorAct = OperatorAct> = A extends OperatorAct
  ? K & A['kind'] extends never
    ? never
    : A
  : never;

function personPlan(db: Db, { kind, person }: ActOf<'grant-operator'>, at: number): ActPlan {
  if (kind === 'revoke-keys') {
    const renewed = db
      .insertInto('keys')
      .values({ id: person, generation: 1 })
      .onConflict((c) => c.column('id').doUpdateSet({ generation: sql`keys.generation + 1` }));
    return {
      changes: [{ query: renewed }, ...endEverythingOf(db, person, [])],
      notice: { kind: 'keys', subject: person },
    };
  }
  if (kind === 'revoke-operator') {
    return { changes: [{ query: db.deleteFrom('operators').where('id', '=', person), must: true }], notice: null };
  }
  // Only people with an account, who can prove who they are.
  const account = db.selectFrom('accounts').select(['id', sql<number>`cast(${at} as bigint)`.as('granted_at')]);
  const granted = db
    .insertInto('operators')
    .columns(['id', 'granted_at'])
    .expression(account.where('id', '=', person))
    .onConflict((c) => c.column('id').doNothing());
  return { changes: [{ query: granted, must: true }], notice: null };
}

function restrictionPlan(
  db: Db,
  act: ActOf<'mute' | 'unmute' | 'ban' | 'lift-ban'>,
  at: number,
  reason: string | null,
): ActPlan {
  switch (act.kind) {
    case 'mute': {
      const row = { id: act.person, until: act.until, created_at: at, reason };
      const muted = db.insertInto('mutes').values(row);
      const query = muted.onConflict((c) => c.column('id').doUpdateSet({ until: act.until, reason }));
      return { changes: [{ query }], notice: { kind: 'bans', subject: act.person } };
    }
    case 'unmute':
      return {
        changes: [{ query: db.deleteFrom('mutes').where('id', '=', act.person), must: true }],
        notice: { kind: 'bans', subject: act.person },
      };
    case 'ban': {
      const row = { id: act.subject, until: act.until, created_at: at, reason };
      const banned = db.insertInto('bans').values(row);
      const query = banned.onConflict((c) => c.column('id').doUpdateSet({ until: act.until, reason }));
      return { changes: [{ query }], notice: RULES };
    }
    default:
      return {
        changes: [{ query: db.deleteFrom('bans').where('id', '=', act.subject), must: true }],
        notice: RULES,
      };
  }
}

function servicePlan(db: Db, act: ActOf<'pause' | 'resume' | 'announce' | 'withdraw'>, at: number): ActPlan {
  switch (act.kind) {
    case 'pause': {
      const times = { from_at: act.from, until: act.until };
      const paused = db.insertInto('pauses').values({ id: NEW_MATCHES, ...times });
      return { changes: [{ query: paused.onConflict((c) => c.column('id').doUpdateSet(times)) }], notice: RULES };
    }
    case 'resume':
      return {
        changes: [{ query: db.deleteFrom('pauses').where('id', '=', NEW_MATCHES), must: true }],
        notice: RULES,
      };
    case 'announce': {
      const row = { id: act.id, texts_json: JSON.stringify(act.texts), until: act.until, created_at: at };
      return { changes: [{ query: db.insertInto('announcements').values(row) }], notice: RULES };
    }
    default:
      return {
        changes: [{ query: db.deleteFrom('announcements').where('id', '=', act.id), must: true }],
        notice: RULES,
      };
  }
}

function invitationPlan(db: Db, act: ActOf<'invite' | 'uninvite'>, at: number, operator: string | null): ActPlan {
  const query =
    act.kind === 'invite'
      ? db
          .insertInto('invitations')
          .values({ id: act.id, uses_left: act.uses, until: act.until, created_at: at, created_by: operator })
      : db.deleteFrom('invitations').where('id', '=', act.id);
  return { changes: [{ query, must: true }], notice: null };
}

/** Closes an open report, with all others of the same line. */
function closing(db: Db, report: string, at: number): PlannedStatement {
  const found = db.selectFrom('reports').where('id', '=', report).where('handled_at', 'is', null);
  const query = db
    .updateTable('reports')
    .set({ handled_at: at })
    .where('handled_at', 'is', null)
    .where('match', 'in', found.select('match'))
    .where('line', 'in', found.select('line'));
  return { query, must: true };
}

/** Ends a running match without a result. `isShared` is true on PostgreSQL, where matches have leases. */
function ending(db: Db, match: string, isShared: boolean): PlannedStatement {
  const ended = { status: 'over', actor: null, deadline: null, ...(isShared && { owed_until: null }) } as const;
  const query = db.updateTable('matches').set(ended).where('id', '=', match).where('status', '=', 'running');
  return { query, must: true };
}

/** Deletes a match with all its rows. */
function deletion(db: Db, match: string): readonly PlannedStatement[] {
  const before = db.selectFrom('matches').select('rematch_of').where('id', '=', match);
  return [
    // Locks the row first, so that no person takes a seat or adds an action meanwhile.
    { query: db.updateTable('matches').set({ actor: null }).where('id', '=', match), must: true },
    { query: db.updateTable('matches').set({ rematch: null }).where('id', 'in', before) },
    ...(['commands', 'actions', 'seats'] as const).map((table) => ({
      query: db.deleteFrom(table).where('match', '=', match),
    })),
    { query: db.deleteFrom('matches').where('id', '=', match), must: true },
  ];
}
