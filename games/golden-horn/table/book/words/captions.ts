import { catalogue, type Fetched } from '@levante/table/words/language.ts';
import type { Captions } from './caption-words.ts';
import { enCaptions } from './en-captions.ts';

const fetched: Fetched<{ readonly captions: Captions }> = {
  de: async () => ({ captions: (await import('./de-captions.ts')).deCaptions }),
  fr: async () => ({ captions: (await import('./fr-captions.ts')).frCaptions }),
  it: async () => ({ captions: (await import('./it-captions.ts')).itCaptions }),
};

/** What stands below the pictures of the book; it comes with them. */
export const captions = catalogue(enCaptions, fetched, 'captions');
