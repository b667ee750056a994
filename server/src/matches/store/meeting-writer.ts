import { JUST_STARTED_MS, type Leaving } from '@levante/host';
import { MAX_QUICK_WAITS } from '@levante/wire';
import type { SqliteConnection } from '../../database/database.ts';
import { DatabaseRow } from './rows.ts';
import type { CreateWrite, InviteWrite, LeaveWrite, MeetWrite, RematchWrite, SeatWrite } from './writes.ts';

/** Selects the oldest open table of a kind at which a person may sit, and its first free seat. */
const fitting = (condition: string): string => `select id, commitment, (select min(seat) from seats
      where match = matches.id and kind = 'person' and person is null and reserved_for is null) as free
    from matches where listed_as = ?1 and status = 'waiting' and free is not null ${condition}
    and exists (select 1 from seats where match = matches.id and person is not null)
    and not exists (select 1 from seats join bans on bans.id = seats.person where match = matches.id and bans.until > ?2)
    and not exists (select 1 from seats join blocks on (blocks.person = ?3 and blocks.blocked = seats.person)
      or (blocks.person = seats.person and blocks.blocked = ?3) where match = matches.id)
    order by number limit 1`;

const SQL = {
  justStarted: `select match as id from waits where person = ?1 and started_at > ?2
    and exists (select 1 from matches where id = waits.match and status = 'running')
    and exists (select 1 from seats where match = waits.match and person = ?1) order by started_at limit 1`,
  waitCount: 'select count(*) as count from waits where person = ? and started_at is null',
  waitsAt: `select id from matches where listed_as = ? and status = 'waiting'
    and exists (select 1 from seats where match = matches.id and person = ?) order by number limit 1`,
  fitting: fitting(''),
  fittingWith: fitting('and commitment = ?4'),
  isIn: `select 1 from matches where id = ?1 and status = 'waiting'
    and exists (select 1 from seats where match = ?1 and (person = ?2 or reserved_for = ?2))`,
  others: 'select 1 from seats where match = ? and person is not null and person <> ? limit 1',
  // Keeps whom the opener has invited, who thus has declined.
  leave: `update seats set person = null, name = null, entropy = null, reserved_for = null
    where match = ?1 and (person = ?2 or reserved_for = ?2)`,
  isOpener: 'select 1 from matches where id = ? and opened_by = ?',
  withdrawAll: 'update seats set reserved_for = null, invited = null where match = ? and invited is not null',
  invite: `update seats set reserved_for = ?4, invited = ?5
    where match = ?1 and seat = ?2 and kind = 'person' and person is null and reserved_for is null
    and exists (select 1 from matches where id = ?1 and status = 'waiting' and opened_by = ?3)`,
  withdraw: `update seats set reserved_for = null, invited = null
    where match = ?1 and seat = ?2 and invited is not null
    and exists (select 1 from matches where id = ?1 and status = 'waiting' and opened_by = ?3)`,
  passOn: `update matches set opened_from = null, opened_by = (select person from seats
    where match = matches.id and person is not null order by seat limit 1) where id = ? and opened_by = ?`,
  wait: `insert or ignore into waits (match, person) select id, ?2 from matches where id = ?1 and status = 'waiting'`,
  unwait: 'delete from waits where match = ? and person = ?',
  otherWaits: `select other.match, other.person from waits join waits as other on other.person = waits.person
    and other.match <> waits.match and other.started_at is null
    where waits.match = ? and waits.started_at is null order by other.match, other.person`,
  started: 'update waits set started_at = ? where match = ?',
  forgetStarted: 'delete from waits where started_at <= ?',
  link: `update matches set rematch = ? where id = ? and rematch is null and status = 'over'`,
} as const;

/** Writes of which those of open tables are made. */
interface Parts {
  readonly create: (write: CreateWrite) => boolean;
  /** Returns the matches that people left because this one started; false if the seat is not open. */
  readonly takeSeat: (write: SeatWrite) => readonly string[] | false;
  readonly deleteMatch: (match: string) => void;
  /** Counts a change of seats. */
  readonly countSeats: (match: string) => void;
}

/** Applies the writes of open tables within the writer's transaction, before or after any other write. */
export class MeetingWriter {
  readonly #parts: Parts;
  readonly #statements;

  constructor(connection: SqliteConnection, parts: Parts) {
    this.#parts = parts;
    const prepare = (sql: string) => connection.prepare(sql);
    this.#statements = {
      justStarted: prepare(SQL.justStarted),
      waitCount: prepare(SQL.waitCount),
      waitsAt: prepare(SQL.waitsAt),
      fitting: prepare(SQL.fitting),
      fittingWith: prepare(SQL.fittingWith),
      isIn: prepare(SQL.isIn),
      others: prepare(SQL.others),
      leave: prepare(SQL.leave),
      isOpener: prepare(SQL.isOpener),
      withdrawAll: prepare(SQL.withdrawAll),
      invite: prepare(SQL.invite),
      withdraw: prepare(SQL.withdraw),
      passOn: prepare(SQL.passOn),
      wait: prepare(SQL.wait),
      unwait: prepare(SQL.unwait),
      otherWaits: prepare(SQL.otherWaits),
      started: prepare(SQL.started),
      forgetStarted: prepare(SQL.forgetStarted),
      link: prepare(SQL.link),
    };
  }

  /**
   * Returns the match in which the person now waits or plays, and the tables that people left because it started;
   * a table alone if they were not seated there because of its commitment; `too-many` if they wait for too many others.
   */
  meet({
    listedAs,
    person,
    name,
    entropy,
    onlyAt,
    now,
    lastDay,
    table,
  }: MeetWrite): readonly string[] | string | false {
    const { justStarted, waitCount, waitsAt, fitting, fittingWith, wait } = this.#statements;
    const begun: unknown = justStarted.get(person, now - JUST_STARTED_MS);
    if (begun !== undefined) return [new DatabaseRow(begun).text('id')];
    const mine: unknown = waitsAt.get(listedAs, person);
    if (mine === undefined && new DatabaseRow(waitCount.get(person)).integer('count') >= MAX_QUICK_WAITS)
      return 'too-many';
    const wanted: unknown = onlyAt ? fittingWith.get(listedAs, now, person, onlyAt) : undefined;
    const found: unknown = mine ?? wanted ?? fitting.get(listedAs, now, person);
    const fits = found === undefined ? null : new DatabaseRow(found);
    if (mine === undefined && fits && onlyAt !== undefined && fits.text('commitment') !== onlyAt)
      return fits.text('id');
    if (!fits && !this.#parts.create(table)) return false;
    const match = fits?.text('id') ?? String(table.match[0]);
    // Before the seat is taken, which may start the match.
    wait.run(match, person);
    if (mine !== undefined || !fits) return [match];
    const seat = fits.integer('free');
    const left = this.#parts.takeSeat({ kind: 'seat', match, seat, person, name, entropy, lastDay });
    return left && [match, ...left];
  }

  /** Makes everybody who waited for this match leave the other quick matches. Returns the tables that they left. */
  leaveOthers(match: string): readonly string[] {
    const others = this.#statements.otherWaits.all(match).map((row) => new DatabaseRow(row));
    const left = others.map((row) => ({ match: row.text('match'), person: row.text('person') }));
    const now = Date.now();
    const { changes } = this.#statements.started.run(now, match);
    if (changes > 0) this.#statements.forgetStarted.run(now - JUST_STARTED_MS);
    for (const other of left) this.leave({ kind: 'leave', ...other });
    return [...new Set(left.map((other) => other.match))];
  }

  leave({ match, person }: LeaveWrite): Leaving | false {
    const { isIn, others, leave, isOpener, withdrawAll, passOn, unwait } = this.#statements;
    if (isIn.get(match, person) === undefined) return false;
    if (others.get(match, person) === undefined) {
      this.#parts.deleteMatch(match);
      return 'called-off';
    }
    leave.run(match, person);
    this.#parts.countSeats(match);
    unwait.run(match, person);
    if (isOpener.get(match, person) !== undefined) withdrawAll.run(match);
    passOn.run(match, person);
    return 'left';
  }

  invite({ match, seat, opener, person, handle }: InviteWrite): boolean {
    const { invite, withdraw } = this.#statements;
    const { changes } =
      handle === null ? withdraw.run(match, seat, opener) : invite.run(match, seat, opener, person, handle);
    if (changes > 0) this.#parts.countSeats(match);
    return changes > 0;
  }

  rematch({ of, id, table }: RematchWrite): boolean {
    return this.#statements.link.run(id, of).changes > 0 && this.#parts.create(table);
  }
}
