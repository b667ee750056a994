// Regenerates the digests: npx tsx games/golden-horn/test/make-digests.ts
// To be run only when the rules were meant to change; the playthroughs and the corpus show what did.
import { mkdirSync, writeFileSync } from 'node:fs';
import { writeDigests } from '@levante/testkit';
import { computeDigests, DIGESTS } from './digests.ts';

mkdirSync(new URL('.', DIGESTS), { recursive: true });
writeFileSync(DIGESTS, writeDigests(computeDigests()));
