// Fills the database of a stopped server with accounts, and with copies of its newest match, an open table.
//   fill-people.mjs DATABASE ACCOUNTS TABLES
import { createRequire } from 'node:module';

const Database = createRequire(new URL('../server/', import.meta.url))('libsql');
const file = process.argv[2];
const accounts = Number(process.argv[3]);
const tables = Number(process.argv[4]);
const db = new Database(file);
db.pragma('journal_mode = WAL');
db.pragma('synchronous = OFF');

/** Numbers from 1 to `count`. */
const numbers = (count) => `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count})`;
/** Person of the number i, the same as in fill-matches.mjs. */
const PERSON = "printf('p%023d', i)";
const ID = "printf('t%013d', i)";

const columns = (table, except) =>
  db
    .prepare(`select name from pragma_table_info('${table}')`)
    .all()
    .map(({ name }) => name)
    .filter((name) => !except.includes(name))
    .join(', ');
const ofMatch = columns('matches', ['number', 'id']);
const ofSeat = columns('seats', ['match', 'person', 'name']);
const template = 'select id from matches order by number desc limit 1';

db.exec('begin');
if (accounts > 0) {
  db.exec(`
    insert into accounts (id, handle, user_handle, created_at)
      ${numbers(accounts)} select ${PERSON}, 'handle' || i, 'u' || i, 0 from n;
    insert into sessions (id, person, kind, generation, browser, system, created_day, seen_day, proved_until, ended)
      ${numbers(accounts * 2)} select 's' || i, printf('p%023d', i % ${accounts}), 'cookie', 0, 'Firefox', 'Linux',
        20000, 20000, 0, 0 from n;
    insert into passkeys (id, person, rp_id, public_key, counter, transports, name, created_day, used_day)
      ${numbers(accounts)} select 'k' || i, ${PERSON}, 'localhost', 'AAAA', 0, '[]', 'Key', 20000, 20000 from n;
  `);
}
if (tables > 0) {
  db.exec(`
    create temp table template as ${template};
    insert into matches (id, ${ofMatch})
      ${numbers(tables)} select ${ID}, ${ofMatch} from n cross join matches where id = (select id from template);
    insert into seats (match, person, name, ${ofSeat})
      ${numbers(tables)} select ${ID}, case when person is null then null else ${PERSON} end, name, ${ofSeat}
        from n cross join seats where match = (select id from template);
  `);
}
db.exec('commit');
db.pragma('wal_checkpoint(TRUNCATE)');
db.close();
