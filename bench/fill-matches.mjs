// Fills the database of a stopped server with copies of its first match, most of them over: every hundredth is still
// running. Each person, the one of the first match included, has a seat in about twenty of them.
//   fill-matches.mjs DATABASE MATCHES
import { createRequire } from 'node:module';

const Database = createRequire(new URL('../server/', import.meta.url))('libsql');
const file = process.argv[2];
const matches = Number(process.argv[3]);
const db = new Database(file);
db.pragma('journal_mode = WAL');
db.pragma('synchronous = OFF');

/** Numbers of all copies. */
const NUMBERS = `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${matches})`;
const ID = "printf('m%013d', i)";
/** Person with a seat in about twenty of the matches. */
const PERSON = `printf('p%023d', (i * 7919) % max(1, ${matches} / 20))`;

db.exec(`
  begin;
  insert into matches (id, game, rules_version, options_json, status, seed, commitment, words, ply, state_json, actor,
    result_json, created_at)
  ${NUMBERS} select ${ID}, game, rules_version, options_json, case when i % 100 = 0 then 'running' else 'over' end, seed,
    commitment, words, 400, state_json, case when i % 100 = 0 then '0' end,
    case when i % 100 > 0 then '{"scores":[1,2,3],"ranks":[3,2,1]}' end, created_at
    from n cross join (select * from matches where number = 1);
  insert into seats (match, seat, kind, person, name, level)
  ${NUMBERS} select ${ID}, seat, 'person',
    case when seat = 0 and i % max(1, ${matches} / 20) = 0 then (select person from seats limit 1) else ${PERSON} end, 'A', null
    from n cross join (select 0 as seat union all select 1 union all select 2);
  commit;
`);
db.pragma('wal_checkpoint(TRUNCATE)');
db.close();
