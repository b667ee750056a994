import { computed } from '@preact/signals';
import type { AtHomeWords, HomePageWords } from './at-home-words.ts';
import { enAtHome } from './en-at-home.ts';
import { catalogue } from './language.ts';
import { pageWords } from './page.ts';

export type { HomePageWords } from './at-home-words.ts';

const atHome = catalogue<AtHomeWords>({ en: enAtHome });

/** What home says, in the reader's language; it comes with home. */
export const homePageWords = computed<HomePageWords>(() => {
  const page = pageWords.value;
  return { ...page, home: { ...page.home, ...atHome.value } };
});
