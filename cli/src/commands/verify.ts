import { type Verified, verifyRecord } from '@levante/host/verify';
import { HOUSE } from '../lib/deps.ts';
import { messageOf } from '../lib/fault.ts';
import { readJsonFile } from '../lib/files.ts';
import { sayFault } from '../verify/say.ts';

function sayVerified({ actions, checks, deal, over }: Verified): string {
  const parts = [`${actions} actions`, over ? 'over' : 'running'];
  if (checks > 0) parts.push(`${checks} checks`);
  if (deal) parts.push('deal proven');
  return parts.join(', ');
}

/** Whether the file's record holds; says so, or what speaks against it. */
function verifyFile(file: string): boolean {
  try {
    const verdict = verifyRecord(HOUSE.games, readJsonFile(file));
    if (verdict.ok) process.stdout.write(`ok      ${file}: ${sayVerified(verdict.verified)}\n`);
    else process.stderr.write(`FAILED  ${file}: ${sayFault(verdict.fault)}\n`);
    return verdict.ok;
  } catch (error) {
    process.stderr.write(`FAILED  ${messageOf(error)}\n`);
    return false;
  }
}

/** Verifies every file; a failing one does not keep the others from being looked at. */
export function runVerify(files: readonly string[]): void {
  const failed = files.filter((file) => !verifyFile(file));
  if (failed.length > 0) process.exitCode = 1;
}
