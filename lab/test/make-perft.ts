// Writes the published counts anew: npx tsx lab/test/make-perft.ts
// To be run when the rules or the plain form of states were meant to change. Each count is made twice, by the integers of
// the game and by text; where the two differ nothing is written.
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
