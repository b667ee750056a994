import { enPilot } from './en-pilot.ts';
import { catalogue, type Fetched } from './language.ts';
import type { PilotTexts } from './pilot-words.ts';

export const pilotTexts: Fetched<PilotTexts> = {
  de: async () => (await import('./de-pilot.ts')).dePilot,
  fr: async () => (await import('./fr-pilot.ts')).frPilot,
  it: async () => (await import('./it-pilot.ts')).itPilot,
};

/** What lessons say besides their beats, in the reader's language. */
export const pilotWords = catalogue(enPilot, pilotTexts, 'pilot');
