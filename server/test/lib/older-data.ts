import { join } from 'node:path';
import Database from 'libsql';
import * as z from 'zod/mini';

const DAY_MS = 86_400_000;
/** Milliseconds since the epoch, from 2017 to 2049. Service time and counts are far from them. */
const TIMES = { from: 1_500_000_000_000, to: 2_500_000_000_000 } as const;
const TIME_IN_TEXT = /(?<![\w.])(?:1[5-9]|2[0-4])\d{11}(?![\w.])/g;

const Named = z.array(z.looseObject({ name: z.string() }));
const Texts = z.array(z.looseObject({ text: z.string() }));

/**
 * Makes the data folder of a stopped server older by a number of days: every time and day in it, also in stored JSON. If it was
 * `served` meanwhile, the clocks of matches ran on, and no request touched them.
 */
export function makeOlder(dataDir: string, days: number, { isServed }: { readonly isServed: boolean }): void {
  const database = new Database(join(dataDir, 'levante.db'));
  const names = (query: string) => z.parse(Named, database.prepare(query).all()).map(({ name }) => name);
  const ms = days * DAY_MS;
  for (const table of names(`select name from sqlite_master where type = 'table' and name not like 'sqlite%'`)) {
    for (const column of names(`select name from pragma_table_info('${table}')`)) {
      const shift = `update "${table}" set "${column}" = "${column}" - ?`;
      database
        .prepare(`${shift} where typeof("${column}") = 'integer' and "${column}" between ? and ?`)
        .run([ms, TIMES.from, TIMES.to]);
      if (column.endsWith('_day')) database.prepare(`${shift} where "${column}" is not null`).run(days);
      const found = database.prepare(
        `select distinct "${column}" as text from "${table}" where typeof("${column}") = 'text'`,
      );
      const replace = database.prepare(`update "${table}" set "${column}" = ? where "${column}" = ?`);
      for (const { text } of z.parse(Texts, found.all())) {
        const older = text.replace(TIME_IN_TEXT, (time) => String(Number(time) - ms));
        if (older !== text) replace.run([older, text]);
      }
    }
  }
  if (isServed) database.prepare('update service_time set service_ms = service_ms + ?').run(ms);
  database.close();
}
