// Writes the corpus anew: npx tsx games/el-capitan/test/make-corpus.ts
// To be run only when the rules were meant to change; the difference in records/corpus/ shows what did.
import { mkdirSync, writeFileSync } from 'node:fs';
import { CORPUS, everyMatch, fileName, makeRecord } from './corpus.ts';

mkdirSync(CORPUS, { recursive: true });
for (const [players, cities] of everyMatch()) {
  const { actions, meta, ...head } = makeRecord(players, cities);
  writeFileSync(new URL(fileName(players, cities), CORPUS), `${JSON.stringify({ ...head, actions, meta }, null, 1)}\n`);
}
