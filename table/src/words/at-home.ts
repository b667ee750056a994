import { computed } from '@preact/signals';
import type { HomePageWords } from './at-home-words.ts';
import { enAtHome } from './en-at-home.ts';
import { catalogue } from './language.ts';
import { pageWords } from './page.ts';
import { pageTexts } from './page-texts.ts';

export type { HomePageWords } from './at-home-words.ts';

const atHome = catalogue(enAtHome, pageTexts, 'atHome');

/** What home says, in the reader's language; it comes with home. */
export const homePageWords = computed<HomePageWords>(() => {
  const page = pageWords.value;
  return { ...page, home: { ...page.home, ...atHome.value } };
});
