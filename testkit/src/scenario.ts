import type { GameEntry, JsonObject, LegalLines, Parsed, Table, Viewer } from '@levante/contract';

/** Assertions about a position, or actions in it. A step may have several, which are executed in this order. */
export interface ScenarioStep {
  /** Lines that are all in the legal list. */
  readonly legal?: readonly string[];
  /** Lines that are not in the legal list; each is refused (with `code`, if given) without changing the state. */
  readonly illegal?: readonly string[];
  readonly code?: string;
  /** The whole legal list, in any order, with these weights. */
  readonly exactly?: readonly string[];
  readonly weights?: readonly number[];
  /** Lines to apply, one after the other. */
  readonly apply?: readonly string[];
  /** Subset of the state, or of the view of `viewer`. */
  readonly state?: JsonObject;
  readonly viewer?: Viewer;
  readonly forecast?: JsonObject;
}

/** A position with its expectations, as in a file of `records/scenarios`. */
export interface Scenario {
  readonly name: string;
  readonly game: string;
  readonly options: JsonObject;
  readonly clauses: readonly string[];
  readonly about: string;
  readonly state: JsonObject;
  /** Code with which this state must be refused; there are no steps then. */
  readonly refused?: string;
  readonly steps: readonly ScenarioStep[];
}

const show = (value: unknown): string => JSON.stringify(value) ?? 'nothing';
const isKeyed = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Returns where `got` does not contain `want`, or null: objects are compared by key, lists must have the same length. */
export function missing(want: unknown, got: unknown, path = ''): string | null {
  if (!isKeyed(want)) return want === got ? null : `${path} = ${show(want)}, got ${show(got)}`;
  if (!isKeyed(got) || Array.isArray(want) !== Array.isArray(got)) return `${path} = ${show(want)}, got ${show(got)}`;
  if (Array.isArray(want) && Array.isArray(got) && want.length !== got.length) {
    return `${path} of length ${want.length}, got ${show(got)}`;
  }
  for (const key of Object.keys(want)) {
    const found = missing(want[key], Object.hasOwn(got, key) ? got[key] : undefined, `${path}/${key}`);
    if (found !== null) return found;
  }
  return null;
}

function legalFault(legal: LegalLines, lines: readonly string[]): string | null {
  const absent = lines.find((line) => !legal.actions.includes(line));
  return absent === undefined ? null : `legal ${absent}, got ${show(legal.actions)}`;
}

function illegalFault(table: Table, line: string, code: string | undefined): string | null {
  const before = show(table.state());
  if (table.legal().actions.includes(line)) return `illegal ${line}, got it listed`;
  const played = table.play(line);
  if (played.ok) return `a refusal of ${line}, got it done`;
  if (code !== undefined && played.refusal.code !== code) return `${code} for ${line}, got ${played.refusal.code}`;
  return show(table.state()) === before ? null : `nothing changed by refusing ${line}, got another state`;
}

function exactlyFault(
  legal: LegalLines,
  lines: readonly string[],
  weights: readonly number[] | undefined,
): string | null {
  const list = missing([...lines].sort(), legal.actions, 'legal');
  if (list !== null || weights === undefined) return list;
  return missing(
    weights,
    lines.map((line) => legal.weights?.[legal.actions.indexOf(line)]),
    'weights',
  );
}

function applyFault(table: Table, lines: readonly string[]): string | null {
  for (const line of lines) {
    const played = table.play(line);
    if (!played.ok) return `${line} done, got ${show(played.refusal)}`;
  }
  return null;
}

function stepFault(table: Table, step: ScenarioStep): string | null {
  const found = [
    () => (step.legal ? legalFault(table.legal(), step.legal) : null),
    () => step.illegal?.map((line) => illegalFault(table, line, step.code)).find((fault) => fault !== null) ?? null,
    () => (step.exactly ? exactlyFault(table.legal(), step.exactly, step.weights) : null),
    () => (step.apply ? applyFault(table, step.apply) : null),
    () => (step.state ? missing(step.state, table.state(step.viewer), 'state') : null),
    () => (step.forecast ? missing(step.forecast, table.forecast(), 'forecast') : null),
  ];
  for (const look of found) {
    const fault = look();
    if (fault !== null) return fault;
  }
  return null;
}

function refusedFault(loaded: Parsed<Table>, code: string): string | null {
  if (loaded.ok) return `the state refused with ${code}, got it taken`;
  return loaded.refusal.code === code ? null : `the state refused with ${code}, got ${show(loaded.refusal)}`;
}

/** Returns the first unmet expectation of a scenario, as `step n: …` (step 0 is loading), or null. */
export function scenarioFault(game: GameEntry, scenario: Scenario): string | null {
  const loaded = game.load({ ...scenario.state, options: scenario.options });
  const at = (step: number, fault: string | null): string | null => (fault === null ? null : `step ${step}: ${fault}`);
  if (scenario.refused !== undefined) return at(0, refusedFault(loaded, scenario.refused));
  if (!loaded.ok) return at(0, `the state taken, got ${show(loaded.refusal)}`);
  for (const [i, step] of scenario.steps.entries()) {
    const fault = at(i + 1, stepFault(loaded.value, step));
    if (fault !== null) return fault;
  }
  return null;
}
