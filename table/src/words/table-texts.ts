import type { AccessWords } from './access-words.ts';
import type { AnalysisWords } from './analysis-words.ts';
import type { FallbackWords } from './fallback-words.ts';
import type { Fetched } from './language.ts';
import type { Words } from './messages.ts';
import type { ShareWords } from './share-words.ts';
import type { WaitingWords } from './waiting-words.ts';

/** What every table says, in one language, with what comes late. */
export interface TableTexts {
  readonly words: Words;
  readonly access: AccessWords;
  readonly analysis: AnalysisWords;
  readonly fallback: FallbackWords;
  readonly share: ShareWords;
  readonly waiting: WaitingWords;
}

export const tableTexts: Fetched<TableTexts> = {
  de: async () => (await import('./de.ts')).deTable,
  fr: async () => (await import('./fr.ts')).frTable,
  it: async () => (await import('./it.ts')).itTable,
};
