// Writes the playthroughs anew: npx tsx testkit/test/make-playthroughs.ts
// To be run when the rules were meant to change; the difference in records/playthroughs/ shows what did.
import { mkdirSync, writeFileSync } from 'node:fs';
import { FOLDER, fileName, MATCHES, textOf } from './playthroughs.ts';

mkdirSync(FOLDER, { recursive: true });
for (const match of MATCHES) writeFileSync(new URL(fileName(match), FOLDER), textOf(match));
