// Regenerates the corpus: npx tsx games/el-capitan/test/make-corpus.ts
// Run it only after an intended change of the rules; the diff of records/corpus/ shows its effect.
import { mkdirSync, writeFileSync } from 'node:fs';
import { CORPUS, everyMatch, fileName, makeRecord } from './corpus.ts';

mkdirSync(CORPUS, { recursive: true });
for (const [players, cities] of everyMatch()) {
  const { actions, meta, ...head } = makeRecord(players, cities);
  writeFileSync(new URL(fileName(players, cities), CORPUS), `${JSON.stringify({ ...head, actions, meta }, null, 1)}\n`);
}
