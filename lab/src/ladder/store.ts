import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CommandFault } from '@levante/cli/lib/fault.ts';
import { readJsonFile, writeTextFile } from '@levante/cli/lib/files.ts';
import { Reader, ReadFault } from '@levante/contract';
import type { Pair, Terms } from './pairs.ts';
import type { PairResult } from './result.ts';

/** File with the results by deal, in the folder of the page. */
export const STORE = 'ladder.json';

const FORMAT = 'levante-ladder';
const MAX_TEXT = 1_000_000;
const MOST = Number.MAX_SAFE_INTEGER;

/** A pair with its terms as text, which are only compared. */
interface Stored {
  readonly terms: string;
  readonly result: PairResult;
}

const termsText = ({ game, rulesVersion, options, ms, matches, seed }: Terms): string =>
  JSON.stringify({ game, rulesVersion, options, ms, matches, seed });

function readDeal(reader: Reader): { wins: number; matches: number } {
  const [wins, matches] = reader.items(2, 2);
  return { wins: wins?.whole(0, MOST) ?? 0, matches: matches?.whole(1, MOST) ?? 0 };
}

function readStored(reader: Reader): Stored {
  const result = reader.get('result');
  const text = (key: string): string => result.get(key).text(MAX_TEXT);
  const whole = (key: string): number => result.get(key).whole(0, MOST);
  return {
    terms: reader.get('terms').text(MAX_TEXT),
    result: {
      upper: text('upper'),
      lower: text('lower'),
      build: text('build'),
      machine: text('machine'),
      date: text('date'),
      deals: result.get('deals').items(0, MOST).map(readDeal),
      faults: whole('faults'),
      upperThinks: whole('upperThinks'),
      lowerThinks: whole('lowerThinks'),
      lateTurns: whole('lateTurns'),
    },
  };
}

function write({ terms, result }: Stored): string {
  const deals = result.deals.map(({ wins, matches }) => [wins, matches]);
  return JSON.stringify({ terms, result: { ...result, deals } });
}

/** Store of pair results; each is written immediately. */
export class LadderStore {
  readonly #folder: string;
  #pairs: readonly Stored[];

  /** Opens the file in that folder. Throws a `CommandFault` if it is not a ladder file. */
  constructor(folder: string) {
    this.#folder = folder;
    this.#pairs = existsSync(join(folder, STORE)) ? LadderStore.#read(join(folder, STORE)) : [];
  }

  static #read(path: string): readonly Stored[] {
    const reader = new Reader(readJsonFile(path));
    try {
      reader.get('format').word([FORMAT]);
      reader.get('version').whole(1, 1);
      return reader.get('pairs').items(0, MOST).map(readStored);
    } catch (error) {
      if (error instanceof ReadFault) throw new CommandFault(`${path} is not a ladder: ${error.path} ${error.message}`);
      throw error;
    }
  }

  /** Returns the result of that pair with the same terms and build, if there is one. */
  find(terms: Terms, { upper, lower }: Pair, build: string): PairResult | null {
    const text = termsText(terms);
    const found = this.#pairs.find(
      (one) =>
        one.terms === text && one.result.upper === upper && one.result.lower === lower && one.result.build === build,
    );
    return found?.result ?? null;
  }

  /** Returns the results of a game with two players, from any build. */
  duels(game: string): readonly PairResult[] {
    return this.#pairs.flatMap(({ terms, result }) => {
      const reader = new Reader(JSON.parse(terms));
      const isDuel = reader.get('game').value === game && reader.get('options').get('players').value === 2;
      return isDuel ? [result] : [];
    });
  }

  /** Stores a result and replaces an earlier one of the same pair and terms. */
  keep(terms: Terms, result: PairResult): void {
    const text = termsText(terms);
    const others = this.#pairs.filter(
      (one) => one.terms !== text || one.result.upper !== result.upper || one.result.lower !== result.lower,
    );
    this.#pairs = [...others, { terms: text, result }];
    const lines = this.#pairs.map(write).join(',\n');
    writeTextFile(this.#folder, STORE, `{"format":"${FORMAT}","version":1,"pairs":[\n${lines}\n]}\n`);
  }
}
