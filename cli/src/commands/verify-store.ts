import type { OperatorStore } from '@levante/server';
import { DEPENDENCIES, type Dependencies } from '../lib/dependencies.ts';
import { CommandFault } from '../lib/fault.ts';
import { type LanguageChoice, wordsFor } from '../lib/language.ts';
import { type PlaceChoice, withStore } from '../operate/store.ts';
import { verifyStored } from '../operate/verify-match.ts';
import { formatFault } from '../verify/format.ts';
import type { CliWords } from '../words/words.ts';

/** Number of matches read per page. */
const PAGE = 100;

async function verifyAll(store: OperatorStore, { games }: Dependencies, { verify, faults }: CliWords) {
  let matches = 0;
  let failed = 0;
  let before = Number.MAX_SAFE_INTEGER;
  for (;;) {
    const page = await store.list({ before, limit: PAGE });
    for (const { id, number } of page) {
      before = number;
      const match = await store.whole(id);
      // Deleted since the page was read.
      if (!match) continue;
      const fault = verifyStored(games, match);
      matches += 1;
      if (!fault) continue;
      failed += 1;
      process.stderr.write(`${verify.fails}${faults.inFile(id, formatFault(fault, verify))}\n`);
    }
    if (page.length < PAGE) return { matches, failed };
  }
}

/** Verifies every stored match and reports each one that fails. The exit status is 1 if any fails. */
export async function runVerifyStore(
  choice: PlaceChoice & LanguageChoice,
  dependencies: Dependencies = DEPENDENCIES,
): Promise<void> {
  const words = wordsFor(choice);
  if (choice.data === undefined && choice.database === undefined) throw new CommandFault(words.faults.nothingToVerify);
  const { matches, failed } = await withStore(
    choice,
    ({ store }) => verifyAll(store, dependencies, words),
    undefined,
    words.faults,
  );
  process.stdout.write(`${words.verify.stored(matches, failed)}\n`);
  if (failed > 0) process.exitCode = 1;
}
