import type { Attempt, Mine } from './account.ts';

/** Props of the page's sections: the person's data, and a function that runs a change and reports its outcome. */
export interface SectionProps {
  readonly mine: Mine;
  /** Whether this browser and address can use passkeys. */
  readonly hasPasskeys: boolean;
  /**
   * Runs a change, asks for proof first if the server requires it, reports the outcome and reloads. `done` returns the
   * message for success. Resolves with the value, or null. `button` is the id of the pressed button, which is offered
   * again if its person leaves the page for the proof.
   */
  run<T>(change: () => Promise<Attempt<T>>, done: (value: T) => string | null, button?: string): Promise<T | null>;
}
