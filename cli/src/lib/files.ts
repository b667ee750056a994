import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENGLISH } from '../words/index.ts';
import type { FaultWords } from '../words/words.ts';
import { CommandFault, messageOf } from './fault.ts';

/** Reads a JSON file. Throws a `CommandFault` that names the file if it cannot be read or parsed. */
export function readJsonFile(path: string, words: FaultWords = ENGLISH.faults): unknown {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new CommandFault(words.cannotRead(path, messageOf(error)));
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new CommandFault(words.noJson(path, messageOf(error)));
  }
}

/** Writes a text file atomically, and creates the folder if it is missing. */
export function writeTextFile(folder: string, name: string, text: string, words: FaultWords = ENGLISH.faults): void {
  const path = join(folder, name);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${path}.new`, text);
    renameSync(`${path}.new`, path);
  } catch (error) {
    throw new CommandFault(words.cannotWrite(path, messageOf(error)));
  }
}

/** Writes plain data as a JSON file on one line. */
export function writeJsonFile(folder: string, name: string, value: unknown, words: FaultWords = ENGLISH.faults): void {
  writeTextFile(folder, name, `${JSON.stringify(value)}\n`, words);
}
