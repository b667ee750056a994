import { AFTER_MARKS } from './retention.ts';
import { HEAD_COLUMNS } from './rows.ts';
import { SERVICE_TIME } from './service-time.ts';

/** Tests whether the current row of `matches` is an open table in which somebody sits. */
const IS_OPEN_TABLE = `status = 'waiting' and listed_as is not null
  and exists (select 1 from seats where match = matches.id and person is not null)`;

/** Statements of the SQLite store that read. */
export const SQLITE_QUERIES = {
  head: `select ${HEAD_COLUMNS} from matches where id = ?`,
  match: `select state_json, ${HEAD_COLUMNS} from matches where id = ?`,
  dealer: `select seed, words, (select json_group_array(entropy order by seat) from seats where match = matches.id) as entropy_json
    from matches where id = ?`,
  plies:
    'select action, journal_json, used_ms, left_ms from actions where match = ? and ply >= ? and ply < ? order by ply',
  answer: 'select hash, ply, refused_json from commands where match = ? and person = ? and key = ?',
  // Starts from the person's seats: there may be a million matches.
  matchesOf: `select distinct matches.number, matches.id from seats cross join matches on matches.id = seats.match
    where seats.person = ? and matches.number < ? order by matches.number desc limit ?`,
  openTables: `select ${HEAD_COLUMNS} from matches where ${IS_OPEN_TABLE} order by number desc limit ?`,
  openTable: `select ${HEAD_COLUMNS} from matches where id = ? and ${IS_OPEN_TABLE}`,
  invitesOf: `select ${HEAD_COLUMNS} from matches where status = 'waiting'
    and id in (select match from seats where reserved_for = ?1)
    and not exists (select 1 from blocks where person = ?1 and blocked = matches.opened_by)
    order by number desc limit ?2`,
  turnsOf: `select distinct matches.id, coalesce(acted_at, created_at) as since from seats
    cross join matches on matches.id = seats.match
    where seats.person = ? and status = 'running' and actor = cast(seats.seat as text)
    and played_by is null order by since, number limit ?`,
  unattended: `select distinct id from matches left join seats on seats.match = matches.id and (kind = 'bot' or played_by is not null)
    where status = 'running' and (actor = '*' or cast(seats.seat as text) = actor)`,
  deadlines: 'select id, deadline from matches where deadline is not null order by deadline limit ?',
  service: `select service_ms from service_time where id = '${SERVICE_TIME}'`,
  name: 'select name from people where id = ?',
  openedBy:
    'select count(*) as count from matches where opened_by = ?1 and (counted_until is null or counted_until >= ?2)',
  openedFrom: `select count(*) as count from (select 1 from matches where opened_from >= ?1 and opened_from < ?1 || '${AFTER_MARKS}'
    and (counted_until is null or counted_until >= ?2) limit ?3)`,
  past: 'select id from matches where last_day < ? limit ?',
  sitsIn: 'select distinct match as id from seats where person = ?',
  generation: 'select generation from keys where id = ?',
  notices: 'select number, kind, subject from notices where number > ? order by number',
  bans: 'select id, until from bans',
} as const;
