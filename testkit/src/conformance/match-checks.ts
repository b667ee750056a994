import {
  type Action,
  ActionBuffer,
  entryOf,
  type Game,
  type MatchRecord,
  NOBODY,
  type Options,
  type Result,
  readRecord,
  replay,
} from '@levante/contract';
import type { Chooser } from './chooser.ts';
import { textOf } from './moment.ts';

/** Returns the fault in a match's options, or null. */

export function optionsFault<S>(game: Game<S>, options: Options): string | null {
  const given = JSON.stringify(options);
  const again = game.options(JSON.parse(given));
  if (!again.ok) return `${given} are refused: ${JSON.stringify(again.refusal)}`;
  if (JSON.stringify(again.value) !== given) return `${given} are read as ${JSON.stringify(again.value)}`;
  const state = game.setup(options);
  if (JSON.stringify(game.optionsOf(state)) !== given)
    return `the state's are ${JSON.stringify(game.optionsOf(state))}`;
  if (JSON.stringify(game.toJson(state).options) !== given) return `${given} do not stand in the plain form`;
  const [fewest, most] = game.players;
  for (const players of [fewest - 1, most + 1, 2.5, '2', null]) {
    if (game.options({ ...options, players }).ok) return `players ${JSON.stringify(players)} are allowed`;
  }
  return game.options({ ...options, 'no-such-option': 1 }).ok ? 'an unknown key is allowed' : null;
}

function ranksFault({ scores, ranks }: Result, players: number): string | null {
  if (scores.length !== players || ranks.length !== players) return `not a score and a rank for each of ${players}`;
  const odd = ranks.find((rank) => rank !== 1 + ranks.filter((other) => other < rank).length);
  return odd === undefined ? null : `rank ${odd} does not follow from those above it`;
}

/** Returns the fault at the end of a match, or null. `last` is the action that led to it and its line. */
export function endFault<S>(game: Game<S>, state: S, last: { action: Action; line: string } | null): string | null {
  const buffer = new ActionBuffer();
  game.legal(state, buffer);
  if (buffer.length > 0) return `the match is over and ${buffer.length} actions are legal`;
  const result = game.result(state);
  if (!result) return 'the match is over and has no result';
  const text = JSON.stringify(result);
  const read = game.fromJson(JSON.parse(textOf(game, state)));
  if (!read.ok) return `the end cannot be read: ${JSON.stringify(read.refusal)}`;
  const others = [state, game.clone(state), read.value, game.view(state, 0), game.view(state, 'spectator')];
  const other = others.map((one) => JSON.stringify(game.result(one))).find((one) => one !== text);
  if (other !== undefined) return `the result is ${text}, and ${other}`;
  if (last && game.check(state, last.action) === null) return `the match is over and ${last.line} is allowed`;
  if (last && game.parse(state, last.line).ok) return `the match is over and ${last.line} is read`;
  return ranksFault(result, game.optionsOf(state).players);
}

/** Returns the record of a match with these lines. */
export function recordFrom<S>(game: Game<S>, options: Options, actions: readonly string[]): MatchRecord {
  return {
    format: 'levante-record',
    version: 1,
    game: game.id,
    rulesVersion: game.rulesVersion,
    options,
    actions,
  };
}

/**
 * Replays a record through its serialised form. Returns the fault, or null. `texts` contains states by ply, the last
 * one at the end.
 */
export function replayFault<S>(game: Game<S>, record: MatchRecord, texts: ReadonlyMap<number, string>): string | null {
  const read = readRecord(JSON.parse(JSON.stringify(record)));
  if (!read.ok) return `the record is refused: ${JSON.stringify(read.refusal)}`;
  let differs: string | null = null;
  const end = replay(new Map([[game.id, entryOf(game)]]), read.value, (table, ply) => {
    const text = texts.get(ply);
    if (differs !== null || text === undefined) return;
    const state = JSON.stringify(table.state());
    if (state !== text) differs = `at ply ${ply} the replay is ${state}, the match was ${text}`;
  });
  if ('refusal' in end) return `ply ${end.ply}, ${end.action}: ${JSON.stringify(end.refusal)}`;
  return differs;
}

/** Replays a record from a position in the middle. Returns the fault, or null. */
export function resumeFault<S>(
  game: Game<S>,
  record: MatchRecord,
  texts: ReadonlyMap<number, string>,
  ply: number,
): string | null {
  const actions = record.actions.slice(ply);
  const rest = new Map([...texts].map(([at, text]) => [at - ply, text]));
  const found = replayFault(game, { ...record, start: JSON.parse(texts.get(ply) ?? '{}'), actions }, rest);
  return found === null ? null : `from ply ${ply} on: ${found}`;
}

/** Repeats the match without checks. Returns the first line that differs, or null. */
export function repeatFault<S>(
  game: Game<S>,
  options: Options,
  chooser: Chooser<S>,
  lines: readonly string[],
): string | null {
  const buffer = new ActionBuffer();
  const state = game.setup(options);
  for (const [ply, line] of lines.entries()) {
    const actor = game.actor(state);
    if (actor === NOBODY) return `the second time it was over at ply ${ply}`;
    const action = chooser.choose(state, buffer, actor);
    const again = game.write(state, action);
    if (again !== line) return `ply ${ply} was ${line}, and the second time ${again}`;
    game.apply(state, action);
  }
  return game.actor(state) === NOBODY ? null : 'the second time it was not over';
}
