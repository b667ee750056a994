import {
  type Fact,
  type GameEntry,
  isObject,
  type Json,
  type JsonObject,
  type LegalLines,
  Random,
  type Table,
} from '@levante/contract';

/** A random match as readable text: the diff of two shows the effect of a change to the rules. */

const MAX_PLIES = 5_000;
const WIDTH = 120;
const INDENT = '  ';

/** Formats `label: item | item`, wrapped. */
function wrapped(label: string, items: readonly string[]): string[] {
  const lines = [`${INDENT}${label}`];
  for (const [i, item] of items.entries()) {
    const text = `${i === 0 ? ' ' : ' | '}${item}`;
    const last = lines.at(-1) ?? '';
    if (last.length + text.length <= WIDTH) lines[lines.length - 1] = last + text;
    else lines.push(`${INDENT}${INDENT}| ${item}`);
  }
  return lines;
}

/** Formats the legal list without its actor; with weights only if they differ. */
function sayLegal({ actor, actions, weights = [] }: LegalLines): string[] {
  const plain = weights.every((weight) => weight === weights[0]);
  const items = actions.map((line, i) => `${line.slice((actor?.length ?? 0) + 1)}${plain ? '' : ` ×${weights[i]}`}`);
  return wrapped(`legal (${actions.length})`, items);
}

const sayValue = (value: Json | undefined): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? 'gone');

function sayFact({ type, ...rest }: Fact): string {
  const words = Object.entries(rest).map(([key, value]) => `${key}=${sayValue(value)}`);
  return `${INDENT}. ${[type, ...words].join(' ')}`;
}

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);
const isScalar = (value: Json): boolean => value === null || typeof value !== 'object';

/** Returns the multiset difference of two lists. */
function surplus(list: readonly Json[], other: readonly Json[]): readonly Json[] {
  const left = [...other];
  return list.filter((item) => {
    const i = left.indexOf(item);
    if (i >= 0) left.splice(i, 1);
    return i < 0;
  });
}

/** Describes the changes of a list of plain values: removed and added items. */
function listChange(before: readonly Json[], after: readonly Json[]): string {
  const went = surplus(before, after).map((item) => `-${sayValue(item)}`);
  const came = surplus(after, before).map((item) => `+${sayValue(item)}`);
  return [...went, ...came].join(' ');
}

/** Describes the differences between two pieces of plain data: `players/0/cash: 20 → 16`, `destination/deck: -MAR-3`. */
function changes(before: Json | undefined, after: Json | undefined, path: string): string[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (isList(before) && isList(after)) {
    if (before.length !== after.length && [...before, ...after].every(isScalar)) {
      return [`${path}: ${listChange(before, after)}`];
    }
    const longest = Math.max(before.length, after.length);
    return Array.from({ length: longest }, (_, i) => changes(before[i], after[i], `${path}/${i}`)).flat();
  }
  if (isPlain(before) && isPlain(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].flatMap((key) => changes(before[key], after[key], path === '' ? key : `${path}/${key}`));
  }
  return [`${path}: ${sayValue(before)} → ${sayValue(after)}`];
}

function isPlain(value: Json | undefined): value is JsonObject {
  return isObject(value);
}

/** Formats the whole state, one line for each key, and for each item of a list of objects. */
function sayState(state: JsonObject): string[] {
  return Object.entries(state).flatMap(([key, value]) => {
    const parts = isList(value) && value.every(isPlain) ? value : null;
    if (parts) return parts.map((part, i) => `${INDENT}${key}/${i}: ${JSON.stringify(part)}`);
    return [`${INDENT}${key}: ${JSON.stringify(value)}`];
  });
}

function sayPly(table: Table, ply: number, random: Random): string[] {
  const legal = table.legal();
  const before = table.state();
  const line = table.clone().playRandom(random) ?? '';
  const played = table.play(line);
  if (!played.ok) throw new Error(`${line}: ${played.refusal.code}`);
  const seen = table.viewAction(line, 'spectator');
  return [
    '',
    `${ply} > ${line}${seen === line ? '' : `   (others see ${seen})`}`,
    ...sayLegal(legal),
    ...played.value.map(sayFact),
    ...changes(before, table.state(), '').map((change) => `${INDENT}~ ${change}`),
  ];
}

/**
 * Plays a whole random match and formats it: the state at the start and at the end; at every ply the chosen action, the
 * legal list, the journal (`.`) and the changes in the state (`~`).
 */
export function playthrough(game: GameEntry, options: JsonObject, seed: number): string {
  const opened = game.open(options);
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusal));
  const table = opened.value;
  const random = new Random(seed);
  const lines = [`${game.id} ${JSON.stringify(table.options)}, rules ${game.rulesVersion}, seed ${seed}`, ''];
  lines.push('start', ...sayState(table.state()));
  for (let ply = 0; table.legal().actor !== null; ply++) {
    if (ply === MAX_PLIES) throw new Error('the match does not end');
    lines.push(...sayPly(table, ply, random));
  }
  lines.push('', 'end', ...sayState(table.state()), `result: ${JSON.stringify(table.result())}`, '');
  return lines.join('\n');
}
