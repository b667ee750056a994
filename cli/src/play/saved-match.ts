import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { isObject, type JsonObject } from '@levante/contract';
import { commitmentOf, isSeed } from '@levante/dealer';
import { CommandFault, messageOf } from '../lib/fault.ts';
import { readJsonFile } from '../lib/files.ts';
import type { FaultWords } from '../words/words.ts';

/** An unfinished match in a terminal, as saved between two sessions. It contains the seed, so only its owner may read it. */
export interface SavedMatch {
  readonly version: 1;
  readonly game: string;
  readonly options: JsonObject;
  readonly seat: number;
  readonly levels: readonly string[];
  readonly seed: string;
  readonly actions: readonly string[];
}

const OWNER_ONLY = { folder: 0o700, file: 0o600 } as const;
const NAME = /^[a-z0-9-]+-[0-9a-f]{12}\.play\.json$/;

/** Returns the folder of saved matches: `LEVANTE_HOME`, or the system's folder for program state. */
export function stateFolder({ LEVANTE_HOME, XDG_STATE_HOME }: NodeJS.ProcessEnv = process.env): string {
  if (LEVANTE_HOME) return LEVANTE_HOME;
  return join(XDG_STATE_HOME || join(homedir(), '.local', 'state'), 'levante');
}

const nameOf = ({ game, seed }: Pick<SavedMatch, 'game' | 'seed'>): string =>
  `${game}-${commitmentOf(seed).slice(7, 19)}.play.json`;

const isListOf = <T>(value: unknown, fits: (one: unknown) => one is T): value is T[] =>
  Array.isArray(value) && value.every(fits);
const isText = (value: unknown): value is string => typeof value === 'string';

function isSavedMatch(value: unknown): value is SavedMatch {
  if (!isObject(value)) return false;
  const { version, game, options, seat, levels, seed, actions } = value;
  const plain = version === 1 && isText(game) && isObject(options) && Number.isInteger(seat);
  return plain && isListOf(levels, isText) && isText(seed) && isSeed(seed) && isListOf(actions, isText);
}

/** Saves a match in a folder, replacing its previous file atomically. */
export function saveMatch(folder: string, match: SavedMatch, words: FaultWords): void {
  const path = join(folder, nameOf(match));
  try {
    mkdirSync(folder, { recursive: true, mode: OWNER_ONLY.folder });
    writeFileSync(`${path}.new`, `${JSON.stringify(match)}\n`, { mode: OWNER_ONLY.file });
    renameSync(`${path}.new`, path);
  } catch (error) {
    throw new CommandFault(words.cannotWrite(path, messageOf(error)));
  }
}

/** Deletes a finished match. */
export function deleteSavedMatch(folder: string, match: Pick<SavedMatch, 'game' | 'seed'>): void {
  rmSync(join(folder, nameOf(match)), { force: true });
}

/** Returns the file of the last saved match, or null. */
export function lastSavedMatch(folder: string): string | null {
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch {
    return null;
  }
  const files = names.filter((name) => NAME.test(name)).map((name) => join(folder, name));
  const byAge = files.map((file) => ({ file, at: statSync(file).mtimeMs })).sort((a, b) => b.at - a.at);
  return byAge[0]?.file ?? null;
}

/** Reads a saved match. Throws a `CommandFault` that names the file if it is invalid. */
export function readSavedMatch(file: string, words: FaultWords): SavedMatch {
  const read = readJsonFile(file, words);
  if (isSavedMatch(read)) return read;
  throw new CommandFault(words.cannotResume(file));
}
