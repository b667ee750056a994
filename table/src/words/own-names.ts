import type { Language } from './languages.ts';

/** Names of the languages in the language itself, for readers who cannot read the current one. */
export const OWN_NAMES: { readonly [L in Language]: string } = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
};
