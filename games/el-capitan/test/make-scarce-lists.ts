// Compares legal lists of scarce positions with the definition and their plans with every turn, and stores their digests:
//   npx tsx games/el-capitan/test/make-scarce-lists.ts
import { writeFileSync } from 'node:fs';
import { type ElCapitanState, plansOf, RECONSTRUCTED } from '../rules/index.ts';
import { differences } from './dead-end-definition.ts';
import { cashAfter, cheapestByEngine, cheapestByPlans } from './plans/every-turn.ts';
import { digestsOf, isPlanned, legalIn, SCARCE_LISTS, SCARCE_SERIES, scarcePositions } from './scarce-lists.ts';

/** Maximum positions that each comparison may visit; longer searches are counted but not compared. */
const MAX_POSITIONS = 2_000;

const compared = { lists: 0, plans: 0 };
const left = { lists: 0, plans: 0 };

function compareList(state: ElCapitanState): void {
  const found = differences(state, legalIn(state), MAX_POSITIONS);
  if (found === null) left.lists += 1;
  else if (found.length > 0) throw new Error(found.join('\n'));
  else compared.lists += 1;
}

/** Compares the plans with every turn: the cheapest for every deed, each of them legal. */
function comparePlans(state: ElCapitanState): void {
  const engine = isPlanned(state) ? cheapestByEngine(state, MAX_POSITIONS) : null;
  if (engine === null) {
    left.plans += 1;
    return;
  }
  const plans = plansOf(state);
  const cheapest = cheapestByPlans(plans);
  for (const [deed, price] of engine) if (cheapest.get(deed) !== price) throw new Error(`${deed}: ${price}`);
  for (const plan of plans) if (cashAfter(state, plan) !== plan.cashLeft) throw new Error(plan.lines.join());
  compared.plans += 1;
}

for (const [i, { board }] of SCARCE_SERIES.entries()) {
  for (const state of scarcePositions(i)) {
    compareList(state);
    if (board === RECONSTRUCTED) comparePlans(state);
  }
  process.stderr.write(`${i + 1} of ${SCARCE_SERIES.length}: ${JSON.stringify({ compared, left })}\n`);
}
writeFileSync(SCARCE_LISTS, `${JSON.stringify([...SCARCE_SERIES.keys()].map(digestsOf), null, 2)}\n`);
