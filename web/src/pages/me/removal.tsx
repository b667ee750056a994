import { Button } from '@levante/table/ui/controls.tsx';
import { Dialog } from '@levante/table/ui/dialog.tsx';
import type { AccountInfo } from '@levante/wire';
import type { ComponentChild } from 'preact';
import { useState } from 'preact/hooks';
import type { Attempt } from './account.ts';
import type { SectionProps } from './section.ts';
import { usableMethods } from './usable-methods.ts';
import { meWords } from './words/index.ts';

/** A sign-in method to be removed. */
export interface Removal {
  /** Removes it. `isLast` confirms that it is the last one. */
  readonly change: (isLast: boolean) => Promise<Attempt<AccountInfo>>;
  /** Text after it was removed. */
  readonly done: string;
  /** Id of the pressed button. */
  readonly button: string;
  /** Whether it does not work on this server. */
  readonly isElsewhere?: boolean;
}

/** Returns a function that removes a sign-in method, and the dialog that confirms the removal of the last one. */
export function useRemoval({ mine, run }: Pick<SectionProps, 'mine' | 'run'>): {
  readonly remove: (removal: Removal) => void;
  readonly question: ComponentChild;
} {
  const words = meWords.value;
  const [pending, setPending] = useState<Removal | null>(null);
  const { codes } = mine.account;
  const ways = usableMethods(mine.account);
  const remove = ({ change, done, button }: Removal, isLast: boolean) =>
    void run(
      () => change(isLast),
      () => done,
      button,
    );
  const question = pending && (
    <Dialog
      title={words.removeLast}
      onClose={() => setPending(null)}
      foot={
        <div class="me-ways">
          <Button onClick={() => setPending(null)}>{words.cancel}</Button>
          <button
            type="button"
            class="button me-danger"
            onClick={() => {
              setPending(null);
              remove(pending, true);
            }}
          >
            {words.removeLastYes}
          </button>
        </div>
      }
    >
      <p>{words.removeLastText(codes)}</p>
    </Dialog>
  );
  return {
    remove: (removal) => {
      const left = removal.isElsewhere ? ways : ways - 1;
      if (left < 1) setPending(removal);
      else remove(removal, false);
    },
    question,
  };
}
