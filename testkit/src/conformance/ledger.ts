import { readdirSync, readFileSync } from 'node:fs';
import { type Fact, type Game, isObject, type Ledger, type Tally } from '@levante/contract';

/** Proofs that a game's journal tells of everything that changes hands. */

/** An action that was done, with what it told, and what lay where before and after. */
export interface BookedAction {
  readonly line: string;
  readonly facts: readonly Fact[];
  readonly before: Tally;
  readonly after: Tally;
}

/** The first name under which two tallies differ, with both counts; null if there is none. */
export function tallyDifference(want: Tally, got: Tally): string | null {
  for (const name of new Set([...want.keys(), ...got.keys()])) {
    const [counted, booked] = [want.get(name) ?? 0, got.get(name) ?? 0];
    if (counted !== booked) return `${name}: ${booked} by the journal, ${counted} in the state`;
  }
  return null;
}

/** Every action that is done in the scenarios of a folder whose states the game takes. Throws where one is refused. */
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

/** Where the journal of an action does not add up, or null. */
export function bookFault<S>({ enter }: Ledger<S>, { line, facts, before, after }: BookedAction): string | null {
  const tally = new Map(before);
  for (const fact of facts) enter(tally, fact);
  const found = tallyDifference(after, tally);
  return found === null ? null : `${line}: ${found}`;
}

/** The facts without which the book would not add up: those that move something, by type. */
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
