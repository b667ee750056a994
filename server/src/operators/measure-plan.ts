import type { Measure, SignedMeasure } from '@levante/people/operators';
import type { MeasureKind } from '@levante/wire';
import { sql } from 'kysely';
import { endEverythingOf } from '../accounts/end-sessions.ts';
import { removalOf } from '../chat/chat-store.ts';
import type { PlannedStatement, SqlAccess } from '../database/sql-access.ts';
import type { NoticeKind } from '../matches/store/notices.ts';

type Db = SqlAccess['db'];

/** The statements of a measure, and the notice that informs servers. */
export interface MeasurePlan {
  readonly changes: readonly PlannedStatement[];
  /** Null if servers cache nothing of the change. */
  readonly notice: { readonly kind: NoticeKind; readonly subject: string } | null;
  /** True if it changes who sits at a table. */
  readonly changesSeats?: true;
}

interface PlanContext extends Pick<SignedMeasure, 'at' | 'operator' | 'reason'> {
  readonly db: Db;
  /** True on PostgreSQL, where matches have leases. */
  readonly isShared: boolean;
}

/** Returns the plan of a measure. The plan changes no row if there is nothing to do. */
export function planOf(db: Db, signed: SignedMeasure, isShared: boolean): MeasurePlan {
  const { at, operator, reason } = signed;
  return planFor(signed.measure, { db, at, operator, reason, isShared });
}

function planFor<K extends MeasureKind>(measure: Measure<K>, context: PlanContext): MeasurePlan {
  const plan: Plan<K> = PLANS[measure.kind];
  return plan(measure, context);
}

/** Id of the only row of `pauses`. */
export const NEW_MATCHES = 'new-matches';

/** Notice for bans, mutes, pauses and announcements, all of which servers read again. */
const RULES: MeasurePlan['notice'] = { kind: 'bans', subject: '' };

type Plan<K extends MeasureKind> = (measure: Measure<K>, context: PlanContext) => MeasurePlan;

/** The effect of each kind of measure. */
const PLANS: { readonly [K in MeasureKind]: Plan<K> } = {
  'grant-operator': ({ person }, { db, at }) => {
    // Only people with an account, who can prove who they are.
    const account = db.selectFrom('accounts').select(['id', sql<number>`cast(${at} as bigint)`.as('granted_at')]);
    const granted = db
      .insertInto('operators')
      .columns(['id', 'granted_at'])
      .expression(account.where('id', '=', person))
      .onConflict((c) => c.column('id').doNothing());
    return { changes: [{ query: granted, must: true }], notice: null };
  },
  'revoke-operator': ({ person }, { db }) => ({
    changes: [{ query: db.deleteFrom('operators').where('id', '=', person), must: true }],
    notice: null,
  }),
  'revoke-keys': ({ person }, { db }) => {
    const renewed = db
      .insertInto('keys')
      .values({ id: person, generation: 1 })
      .onConflict((c) => c.column('id').doUpdateSet({ generation: sql`keys.generation + 1` }));
    return {
      changes: [{ query: renewed }, ...endEverythingOf(db, person, [])],
      notice: { kind: 'keys', subject: person },
    };
  },
  mute: ({ person, until }, { db, at, reason }) => {
    const muted = db.insertInto('mutes').values({ id: person, until, created_at: at, reason });
    const query = muted.onConflict((c) => c.column('id').doUpdateSet({ until, reason }));
    return { changes: [{ query }], notice: { kind: 'bans', subject: person } };
  },
  unmute: ({ person }, { db }) => ({
    changes: [{ query: db.deleteFrom('mutes').where('id', '=', person), must: true }],
    notice: { kind: 'bans', subject: person },
  }),
  ban: ({ subject, until }, { db, at, reason }) => {
    const banned = db.insertInto('bans').values({ id: subject, until, created_at: at, reason });
    const query = banned.onConflict((c) => c.column('id').doUpdateSet({ until, reason }));
    return { changes: [{ query }], notice: RULES };
  },
  'lift-ban': ({ subject }, { db }) => ({
    changes: [{ query: db.deleteFrom('bans').where('id', '=', subject), must: true }],
    notice: RULES,
  }),
  'handle-report': ({ report }, { db, at }) => ({ changes: [closing(db, report, at)], notice: null }),
  'dismiss-report': ({ report }, { db, at }) => ({ changes: [closing(db, report, at)], notice: null }),
  'remove-line': ({ match, line }, { db }) => ({
    changes: removalOf(db, match, line),
    notice: { kind: 'match', subject: match },
  }),
  'end-match': ({ match }, { db, isShared }) => ({
    changes: [ending(db, match, isShared)],
    notice: { kind: 'match', subject: match },
    changesSeats: true,
  }),
  'delete-match': ({ match }, { db }) => ({
    changes: deletion(db, match),
    notice: { kind: 'match', subject: match },
    changesSeats: true,
  }),
  pause: ({ from, until }, { db }) => {
    const times = { from_at: from, until };
    const paused = db.insertInto('pauses').values({ id: NEW_MATCHES, ...times });
    return { changes: [{ query: paused.onConflict((c) => c.column('id').doUpdateSet(times)) }], notice: RULES };
  },
  resume: (_measure, { db }) => ({
    changes: [{ query: db.deleteFrom('pauses').where('id', '=', NEW_MATCHES), must: true }],
    notice: RULES,
  }),
  announce: ({ id, texts, until }, { db, at }) => {
    const row = { id, texts_json: JSON.stringify(texts), until, created_at: at };
    return { changes: [{ query: db.insertInto('announcements').values(row) }], notice: RULES };
  },
  withdraw: ({ id }, { db }) => ({
    changes: [{ query: db.deleteFrom('announcements').where('id', '=', id), must: true }],
    notice: RULES,
  }),
  invite: ({ id, uses, until }, { db, at, operator }) => {
    const row = { id, uses_left: uses, until, created_at: at, created_by: operator };
    return { changes: [{ query: db.insertInto('invitations').values(row), must: true }], notice: null };
  },
  uninvite: ({ id }, { db }) => ({
    changes: [{ query: db.deleteFrom('invitations').where('id', '=', id), must: true }],
    notice: null,
  }),
};

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
