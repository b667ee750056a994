import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENGLISH } from '../words/index.ts';
import type { FaultWords } from '../words/words.ts';
import { CommandFault, messageOf } from './fault.ts';

/** The JSON in a file; a file that cannot be read or is no JSON is a fault that names it. */
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

/**
 * Writes a text as a file of a folder, which is made where it is missing. Whoever breaks it off leaves the old file or the
 * new one, never half of one.
 */
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

/** Writes plain data as a file of a folder, on one line. */
export function writeJsonFile(folder: string, name: string, value: unknown, words: FaultWords = ENGLISH.faults): void {
  writeTextFile(folder, name, `${JSON.stringify(value)}\n`, words);
}
