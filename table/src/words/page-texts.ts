import type { AtHomeWords } from './at-home-words.ts';
import type { Fetched } from './language.ts';
import type { PageWords } from './messages.ts';
import type { SetUpWords } from './set-up-words.ts';

/** What pages say that are no table, in one language. */
export interface PageTexts {
  readonly page: PageWords;
  readonly atHome: AtHomeWords;
  readonly setUp: SetUpWords;
}

export const pageTexts: Fetched<PageTexts> = {
  de: async () => (await import('./de-page.ts')).dePage,
  fr: async () => (await import('./fr-page.ts')).frPage,
  it: async () => (await import('./it-page.ts')).itPage,
};
