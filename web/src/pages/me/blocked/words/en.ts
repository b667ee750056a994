import { catalogue } from '@levante/table/words/language.ts';

const en = {
  title: 'Blocked people',
  about: 'You see none of their messages, and a quick match never seats you together. They are not told.',
  noName: 'A guest',
  unblock: 'Unblock',
  unblockNamed: (name: string) => `Unblock: ${name}`,
  unblocked: (name: string) => `Unblocked: ${name}.`,
};

/** Texts of the list of blocked people. */
export type BlockedWords = typeof en;

export const blockedWords = catalogue(en, {
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
});
