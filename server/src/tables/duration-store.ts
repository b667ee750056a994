import type { MatchLengthsParts, TimedMatch } from '@levante/people/tables';
import { type SqlBool, sql } from 'kysely';
import type { SqlAccess } from '../database/sql-access.ts';
import { clocksIn } from '../matches/store/rows.ts';

/** Tests for a finished live match as the index `matches_timed` does: as text of the statement, so that it is used. */
const IS_TIMED = sql<SqlBool>`matches.result_json is not null
  and matches.clocks_json like '%"kind":"live"%'`;

type Store = MatchLengthsParts['store'];

const NO_SEAT_CHANGES = { seat_version: 0, stand_in: null, sat_json: null };

/** Finds how long finished live matches took, in either database. */
export class SqlDurationStore implements Store {
  readonly #access: SqlAccess;

  constructor(access: SqlAccess) {
    this.#access = access;
  }

  /** Lists the latest finished live matches with people in all seats, with the time of all turns. */
  async timedMatches(limit: number): Promise<readonly TimedMatch[]> {
    const rows = await this.query(limit).execute();
    return rows.flatMap((row): TimedMatch[] => {
      const control = clocksIn({ ...NO_SEAT_CHANGES, clocks_json: row.clocks_json }).clocks?.control;
      if (control?.kind !== 'live' || Number(row.bots) > 0) return [];
      const { bankS, incrementS, freeS = 0 } = control;
      const ms = Number(row.used_ms) + Number(row.turns) * freeS * 1000;
      return [{ game: row.game, players: Number(row.players), bankS, incrementS, ms }];
    });
  }

  /** Selects the latest finished live matches. */
  query(limit: number) {
    return this.#access.db
      .selectFrom('matches')
      .select(['matches.game', 'matches.clocks_json'])
      .select(({ selectFrom, fn }) => [
        selectFrom('seats')
          .select(fn.countAll<number>().as('count'))
          .whereRef('seats.match', '=', 'matches.id')
          .as('players'),
        selectFrom('seats')
          .select(fn.countAll<number>().as('count'))
          .whereRef('seats.match', '=', 'matches.id')
          .where((q) => q.or([q('kind', '=', 'bot'), q('played_by', 'is not', null)]))
          .as('bots'),
        selectFrom('actions')
          .select(sql<number>`coalesce(sum(used_ms), 0)`.as('ms'))
          .whereRef('actions.match', '=', 'matches.id')
          .as('used_ms'),
        // A turn that has cost time has used the free seconds at its beginning.
        selectFrom('actions')
          .select(fn.countAll<number>().as('count'))
          .whereRef('actions.match', '=', 'matches.id')
          .where('used_ms', '>', 0)
          .as('turns'),
      ])
      .where(IS_TIMED)
      .orderBy('matches.created_at', 'desc')
      .limit(limit);
  }
}
