import { readdirSync, readFileSync } from 'node:fs';
import { type Fact, type Game, isObject, type Ledger, type Tally } from '@levante/contract';

/** Checks that a game's journal records everything that changes hands. */

/** An applied action with its facts, and the tallies before and after. */
export interface BookedAction {
  readonly line: string;
  readonly facts: readonly Fact[];
  readonly before: Tally;
  readonly after: Tally;
}

/** Returns the first name in which two tallies differ, with both counts, or null. */
export function tallyDifference(want: Tally, got: Tally): string | null {
  for (const name of new Set([...want.keys(), ...got.keys()])) {
    const counted = want.get(name) ?? 0;
    const booked = got.get(name) ?? 0;
    if (counted !== booked) return `${name}: ${booked} by the journal, ${counted} in the state`;
  }
  return null;
}

/** Yields every action applied in the scenarios of a folder whose states the game accepts. Throws if one is refused. */
export function* bookedScenarios<S>(game: Game<S>, { count }: Ledger<S>, folder: URL): Generator<BookedAction> {
  for (const name of readdirSync(folder)) {
    const { state: json, options, steps } = JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
    const loaded = game.fromJson({ ...json, options });
    if (!loaded.ok || !Array.isArray(steps)) continue;
    const state = loaded.value;
    const lines = steps.flatMap((step: unknown) => (isObject(step) && Array.isArray(step.apply) ? step.apply : []));
    for (const line of lines.map(String)) {
      const parsed = game.parse(state, line);
      if (!parsed.ok) throw new Error(`${name}, ${line}: ${parsed.refusal.code}`);
      const before = count(state);
      const facts: Fact[] = [];
      game.apply(state, parsed.value, facts);
      yield { line, facts, before, after: count(state) };
    }
  }
}

/** Returns the reason why the journal of an action does not add up, or null. */
export function bookFault<S>({ enter }: Ledger<S>, { line, facts, before, after }: BookedAction): string | null {
  const tally = new Map(before);
  for (const fact of facts) enter(tally, fact);
  const found = tallyDifference(after, tally);
  return found === null ? null : `${line}: ${found}`;
}

/** Returns the types of the facts that transfer something. */
export function movingTypes<S>(
  { enter }: Ledger<S>,
  { facts, before }: Pick<BookedAction, 'facts' | 'before'>,
): readonly string[] {
  return facts.flatMap((fact) => {
    const tally = new Map(before);
    enter(tally, fact);
    return [...tally].some(([name, amount]) => amount !== (before.get(name) ?? 0)) ? [fact.type] : [];
  });
}
