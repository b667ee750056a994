import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandFault, messageOf } from './fault.ts';

/** The JSON in a file; a file that cannot be read or is no JSON is a fault that names it. */
export function readJsonFile(path: string): unknown {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new CommandFault(`${path} cannot be read: ${messageOf(error)}`);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new CommandFault(`${path} is no JSON: ${messageOf(error)}`);
  }
}

/** Writes plain data as a file of a folder, which is made where it is missing. */
export function writeJsonFile(folder: string, name: string, value: unknown): void {
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, name), `${JSON.stringify(value)}\n`);
  } catch (error) {
    throw new CommandFault(`${join(folder, name)} cannot be written: ${messageOf(error)}`);
  }
}
