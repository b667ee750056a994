import { enPilot } from './en-pilot.ts';
import { catalogue, englishOnly } from './language.ts';
import type { PilotWords } from './pilot-words.ts';

/** What lessons say in one language; it comes with them. */
export interface PilotTexts {
  readonly pilot: PilotWords;
}

export const pilotTexts = englishOnly<PilotTexts>({ pilot: enPilot });

/** What lessons say besides their beats, in the reader's language. */
export const pilotWords = catalogue(enPilot, pilotTexts, 'pilot');
