// npm run size: measures the first visit to home and to a match of each game; fails if one is over budget.
//   npm run size -- --files    lists every file
import { measurePage } from './lib/measure.mjs';

process.exitCode = await measurePage('size.ts');
