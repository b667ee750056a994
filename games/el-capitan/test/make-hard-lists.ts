// Compares the full legal lists of the hard positions with the definition and stores their digests:
//   npx tsx games/el-capitan/test/make-hard-lists.ts
import { writeFileSync } from 'node:fs';
import { differences } from './dead-end-definition.ts';
import { digestOf, HARD_LISTS, hardPositions, SERIES } from './hard-lists.ts';

/** Maximum positions the definition may visit; longer searches are counted but not compared. */
const MAX_POSITIONS = 6_000;

let compared = 0;
let left = 0;
for (const [i, series] of SERIES.entries()) {
  for (const { state, legal } of hardPositions(series, i + 1)) {
    const found = differences(state, legal, MAX_POSITIONS);
    if (found === null) left += 1;
    else if (found.length > 0) throw new Error(found.join('\n'));
    else compared += 1;
  }
  process.stderr.write(`${i + 1} of ${SERIES.length}: ${compared} compared, ${left} too large\n`);
}
writeFileSync(HARD_LISTS, `${JSON.stringify(SERIES.map((series, i) => digestOf(series, i + 1)))}\n`);
process.stdout.write(`${compared} lists compared, ${left} too large for the definition\n`);
