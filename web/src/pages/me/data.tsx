import { Button } from '@levante/table/ui/controls.tsx';
import { Dialog } from '@levante/table/ui/dialog.tsx';
import type { Departed } from '@levante/wire';
import { useState } from 'preact/hooks';
import { deleteMe } from './account.ts';
import { timeText } from './dates.ts';
import { storeReturnDeadline } from './return-deadline.ts';
import type { SectionProps } from './section.ts';
import { usableMethods } from './usable-methods.ts';
import { meWords } from './words/index.ts';

/** Everything stored about the person: download and deletion. */
export function Data({ mine, run }: SectionProps) {
  const words = meWords.value;
  const [isAsking, setAsking] = useState(false);
  return (
    <section class="me-card">
      <h2>{words.yours}</h2>
      <p class="quiet">{words.yoursText}</p>
      <p class="me-ways">
        <a class="button" href="/api/me/export" download="levante-export.json">
          {words.download}
        </a>
        <button type="button" id="me-do-delete" class="button me-danger" onClick={() => setAsking(true)}>
          {mine.account.createdAt === null ? words.deleteGuest : words.delete}
        </button>
      </p>
      {isAsking && <DeleteDialog mine={mine} run={run} onClose={() => setAsking(false)} />}
    </section>
  );
}

interface DeleteDialogProps extends Pick<SectionProps, 'mine' | 'run'> {
  readonly onClose: () => void;
}

/** Says what goes and what stays before everything is deleted. */
function DeleteDialog({ mine, run, onClose }: DeleteDialogProps) {
  const words = meWords.value;
  const { createdAt, passkeys, codes, offersPasskeys } = mine.account;
  // An address without passkeys says nothing about passkeys at others.
  const hasPasskey = !offersPasskeys && passkeys.length > 0;
  const canReturn = createdAt !== null && (usableMethods(mine.account) > 0 || hasPasskey || codes > 0);
  return (
    <Dialog
      title={createdAt === null ? words.deleteGuest : words.delete}
      onClose={onClose}
      foot={
        <div class="me-ways">
          <Button onClick={onClose}>{words.cancel}</Button>
          <button
            type="button"
            class="button me-danger"
            onClick={() => {
              onClose();
              const done = ({ until }: Departed) => {
                if (until === null) return words.deleted;
                storeReturnDeadline(until);
                return words.departed(timeText(until));
              };
              void run(deleteMe, done, 'me-do-delete');
            }}
          >
            {canReturn ? words.departYes : words.deleteYes}
          </button>
        </div>
      }
    >
      <div class="me-terms">
        <h3>{words.goes}</h3>
        <p>{words.goesText}</p>
        <h3>{words.stays}</h3>
        <p>{words.staysText}</p>
        <h3>{words.when}</h3>
        <p>{canReturn ? words.whenAccount : words.whenGuest}</p>
      </div>
    </Dialog>
  );
}
