// Regenerates the published counts: npx tsx lab/test/make-perft.ts
// To be run after intended changes of the rules or of the states' JSON. Each count is made twice, by the game's integers and
// by text; if the two differ, nothing is written.
import { writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { countedAll, countedByText, FILE, POSITIONS, perftText } from './perft-counts.ts';

const counted = POSITIONS.map(countedAll);
for (const { counts, command, ...position } of counted) {
  for (const [i, found] of counts.entries()) {
    if (!isDeepStrictEqual(countedByText(position, i + 1), found)) throw new Error(`by text ${command} is not so`);
  }
}
writeFileSync(FILE, perftText(counted));
