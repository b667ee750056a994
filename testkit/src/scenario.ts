import type { GameEntry, JsonObject, LegalLines, Parsed, Table, Viewer } from '@levante/contract';

/** One thing that must hold of a position, or be done in it. A step may say several; they are looked at in this order. */
export interface ScenarioStep {
  /** Each of these is in the legal list. */
  readonly legal?: readonly string[];
  /** None of these is; each is refused (with `code`, where one is given) and changes nothing. */
  readonly illegal?: readonly string[];
  readonly code?: string;
  /** This is the whole legal list, in any order, with these weights. */
  readonly exactly?: readonly string[];
  readonly weights?: readonly number[];
  /** These are done, one after the other. */
  readonly apply?: readonly string[];
  /** The state, or what `viewer` may see of it, contains this. */
  readonly state?: JsonObject;
  readonly viewer?: Viewer;
  readonly forecast?: JsonObject;
}

/** A position and what must follow from it, as a file of `records/scenarios` holds it. */
export interface Scenario {
  readonly name: string;
  readonly game: string;
  readonly options: JsonObject;
  readonly clauses: readonly string[];
  readonly about: string;
  readonly state: JsonObject;
  /** The code with which this state must be refused; then there are no steps. */
  readonly refused?: string;
  readonly steps: readonly ScenarioStep[];
}

const show = (value: unknown): string => JSON.stringify(value) ?? 'nothing';
const isKeyed = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Where `got` does not contain `want`, or null: objects are compared key by key, lists must be of the same length. */
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

/** What a scenario expects and does not find, as `step n: …` (step 0 is the loading), or null if all of it holds. */
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
