import type { Attempt, Mine } from './account.ts';

/** Props of the page's sections: the person's data, and a way to run a change and report its outcome. */
export interface SectionProps {
  readonly mine: Mine;
  /** Whether this browser and address can use passkeys. */
  readonly hasPasskeys: boolean;
  /**
   * Runs a change, asks for proof first where the server demands it, reports the outcome and reloads. `done` is said on
   * success. Resolves with the value, or null. `button` is the id of the pressed button, which is offered again if its person
   * leaves the page for the proof.
   */
  run<T>(change: () => Promise<Attempt<T>>, done: (value: T) => string | null, button?: string): Promise<T | null>;
}
