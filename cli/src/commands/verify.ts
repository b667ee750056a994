import { verifyRecord } from '@levante/host/verify';
import { HOUSE } from '../lib/deps.ts';
import { messageOf } from '../lib/fault.ts';
import { readJsonFile } from '../lib/files.ts';
import { type LanguageChoice, wordsFor } from '../lib/language.ts';
import { sayFault } from '../verify/say.ts';
import type { CliWords } from '../words/words.ts';

/** Whether the file's record holds; says so, or what speaks against it. */
function verifyFile(file: string, { verify, faults }: CliWords): boolean {
  try {
    const verdict = verifyRecord(HOUSE.games, readJsonFile(file, faults));
    if (verdict.ok) process.stdout.write(`${verify.holds}${faults.inFile(file, verify.verified(verdict.verified))}\n`);
    else process.stderr.write(`${verify.fails}${faults.inFile(file, sayFault(verdict.fault, verify))}\n`);
    return verdict.ok;
  } catch (error) {
    process.stderr.write(`${verify.fails}${messageOf(error)}\n`);
    return false;
  }
}

/** Verifies every file; a failing one does not keep the others from being looked at. */
export function runVerify(files: readonly string[], choice: LanguageChoice): void {
  const words = wordsFor(choice);
  const failed = files.filter((file) => !verifyFile(file, words));
  if (failed.length > 0) process.exitCode = 1;
}
