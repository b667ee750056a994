import type { Leaving } from '@levante/host';
import type { SqliteConnection } from './database.ts';
import { DatabaseRow } from './rows.ts';
import type { CreateWrite, LeaveWrite, MeetWrite, RematchWrite, SeatWrite } from './writes.ts';

const SQL = {
  waitsAt: `select id from matches where listed_as = ? and status = 'waiting'
    and exists (select 1 from seats where match = matches.id and person = ?) order by number limit 1`,
  fitting: `select id, (select min(seat) from seats where match = matches.id and kind = 'person' and person is null
      and reserved_for is null) as free
    from matches where listed_as = ?1 and status = 'waiting' and free is not null
    and exists (select 1 from seats where match = matches.id and person is not null)
    and not exists (select 1 from seats join bans on bans.id = seats.person where match = matches.id and bans.until > ?2)
    and not exists (select 1 from seats join blocks on (blocks.person = ?3 and blocks.blocked = seats.person)
      or (blocks.person = seats.person and blocks.blocked = ?3) where match = matches.id)
    order by number limit 1`,
  isIn: `select 1 from matches where id = ?1 and status = 'waiting'
    and exists (select 1 from seats where match = ?1 and (person = ?2 or reserved_for = ?2))`,
  others: 'select 1 from seats where match = ? and person is not null and person <> ? limit 1',
  leave: `update seats set person = null, name = null, entropy = null, reserved_for = null
    where match = ?1 and (person = ?2 or reserved_for = ?2)`,
  passOn: `update matches set opened_from = null, opened_by = (select person from seats
    where match = matches.id and person is not null order by seat limit 1) where id = ? and opened_by = ?`,
  link: `update matches set rematch = ? where id = ? and rematch is null and status = 'over'`,
} as const;

/** Writes of which those of open tables are made. */
interface Parts {
  readonly create: (write: CreateWrite) => boolean;
  readonly takeSeat: (write: SeatWrite) => boolean;
  readonly deleteMatch: (match: string) => void;
}

/** Applies the writes of open tables within the writer's transaction, before or after any other write. */
export class MeetingWriter {
  readonly #parts: Parts;
  readonly #statements;

  constructor(connection: SqliteConnection, parts: Parts) {
    this.#parts = parts;
    const prepare = (sql: string) => connection.prepare(sql);
    this.#statements = {
      waitsAt: prepare(SQL.waitsAt),
      fitting: prepare(SQL.fitting),
      isIn: prepare(SQL.isIn),
      others: prepare(SQL.others),
      leave: prepare(SQL.leave),
      passOn: prepare(SQL.passOn),
      link: prepare(SQL.link),
    };
  }

  /** Returns the id of the match in which the person now waits or plays. */
  meet({ listedAs, person, name, entropy, now, lastDay, table }: MeetWrite): string | boolean {
    const waitsAt: unknown = this.#statements.waitsAt.get(listedAs, person);
    if (waitsAt !== undefined) return new DatabaseRow(waitsAt).text('id');
    const found: unknown = this.#statements.fitting.get(listedAs, now, person);
    if (found === undefined) return this.#parts.create(table) && String(table.match[0]);
    const row = new DatabaseRow(found);
    const match = row.text('id');
    const seat = { kind: 'seat', match, seat: row.integer('free'), person, name, entropy, lastDay } as const;
    return this.#parts.takeSeat(seat) && match;
  }

  leave({ match, person }: LeaveWrite): Leaving | false {
    const { isIn, others, leave, passOn } = this.#statements;
    if (isIn.get(match, person) === undefined) return false;
    if (others.get(match, person) === undefined) {
      this.#parts.deleteMatch(match);
      return 'called-off';
    }
    leave.run(match, person);
    passOn.run(match, person);
    return 'left';
  }

  rematch({ of, id, table }: RematchWrite): boolean {
    return this.#statements.link.run(id, of).changes > 0 && this.#parts.create(table);
  }
}
