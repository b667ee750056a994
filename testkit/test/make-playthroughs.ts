// Regenerates the playthroughs: npx tsx testkit/test/make-playthroughs.ts. To be run after intended changes of the rules;
// the diff of records/playthroughs/ shows their effect.
import { mkdirSync, writeFileSync } from 'node:fs';
import { FOLDER, fileName, MATCHES, textOf } from './playthroughs.ts';

mkdirSync(FOLDER, { recursive: true });
for (const match of MATCHES) writeFileSync(new URL(fileName(match), FOLDER), textOf(match));
