import { catalogue, type Fetched } from '@levante/table/words/language.ts';
import type { RefusalWords } from '../../words/words.ts';
import { enOwnRefusals } from './en-refusals.ts';

/** Why something cannot be done, in one language; it comes when it is first said. */
export interface RefusalTexts {
  readonly refusals: RefusalWords;
}

export const refusalTexts: Fetched<RefusalTexts> = {
  de: async () => ({ refusals: (await import('./de-refusals.ts')).deOwnRefusals }),
  fr: async () => ({ refusals: (await import('./fr-refusals.ts')).frOwnRefusals }),
  it: async () => ({ refusals: (await import('./it-refusals.ts')).itOwnRefusals }),
};

/** Why something cannot be done, in the reader's language. */
export const ownRefusals = catalogue(enOwnRefusals, refusalTexts, 'refusals');
