// Regenerates the corpus: npx tsx games/golden-horn/test/make-corpus.ts
// To be run only when the rules were meant to change; the difference in records/corpus/ shows what did.
import { mkdirSync, writeFileSync } from 'node:fs';
import { CORPUS, everyMatch, fileName, makeRecord } from './corpus.ts';

mkdirSync(CORPUS, { recursive: true });
for (const [players, ruleset] of everyMatch()) {
  const { actions, meta, ...head } = makeRecord(players, ruleset);
  const record = { ...head, actions, meta };
  writeFileSync(new URL(fileName(players, ruleset), CORPUS), `${JSON.stringify(record, null, 1)}\n`);
}
