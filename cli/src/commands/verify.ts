import { verifyRecord } from '@levante/host/verify';
import { DEPENDENCIES } from '../lib/dependencies.ts';
import { messageOf } from '../lib/fault.ts';
import { readJsonFile } from '../lib/files.ts';
import { type LanguageChoice, wordsFor } from '../lib/language.ts';
import { formatFault, formatVerdict } from '../verify/format.ts';
import type { CliWords } from '../words/words.ts';

export interface VerifyOptions extends LanguageChoice {
  /** Also fails records that leave anything unproven. */
  readonly strict?: true;
}

/** Verifies the record of a file and prints the verdict; returns true if it is valid. */
function verifyFile(file: string, { verify, faults }: CliWords, strict: boolean): boolean {
  try {
    const verdict = verifyRecord(DEPENDENCIES.games, readJsonFile(file, faults));
    const holds = verdict.ok && !(strict && verdict.verified.unproven.length > 0);
    const line = faults.inFile(
      file,
      verdict.ok ? formatVerdict(verdict.verified, verify) : formatFault(verdict.fault, verify),
    );
    if (holds) process.stdout.write(`${verify.holds}${line}\n`);
    else process.stderr.write(`${verify.fails}${line}\n`);
    return holds;
  } catch (error) {
    process.stderr.write(`${verify.fails}${messageOf(error)}\n`);
    return false;
  }
}

/** Verifies every file. Continues after a failure. */
export function runVerify(files: readonly string[], options: VerifyOptions): void {
  const words = wordsFor(options);
  const failed = files.filter((file) => !verifyFile(file, words, options.strict === true));
  if (failed.length > 0) process.exitCode = 1;
}
