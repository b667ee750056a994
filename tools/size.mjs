// npm run size: what a first visit to home and to a match of each game fetches; fails where that is over budget.
//   npm run size -- --files    lists every file
import { measurePage } from './lib/measure.mjs';

process.exitCode = await measurePage('size.ts');
