import { settings } from '../ui/settings.ts';
import type { Sound } from './cues.ts';
import { ring } from './voices.ts';

/** Seconds between two sounds of one moment. */
const APART = 0.12;

let instrument: AudioContext | null = null;

/**
 * Lets sounds be heard, one after the other, where the reader has switched them on and looks at the page. The browser lets a
 * page sound only after it has been clicked; before that nothing is heard, and nothing is made up for later.
 */
export async function hear(sounds: readonly Sound[]): Promise<void> {
  if (sounds.length === 0 || !settings.value.sound || document.hidden) return;
  try {
    instrument ??= new AudioContext();
    if (instrument.state === 'suspended') await instrument.resume();
    for (const [i, sound] of sounds.entries()) ring(instrument, sound, i * APART);
  } catch {
    // Without sound a match is played all the same.
  }
}
