// Regenerates the digests: npx tsx games/el-capitan/test/make-digests.ts
// Run it only after an intended change of the rules; playthroughs and corpus show its effect.
import { mkdirSync, writeFileSync } from 'node:fs';
import { writeDigests } from '@levante/testkit';
import { computeDigests, DIGESTS } from './digests.ts';

mkdirSync(new URL('.', DIGESTS), { recursive: true });
writeFileSync(DIGESTS, writeDigests(computeDigests()));
