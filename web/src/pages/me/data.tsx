import { Button } from '@levante/table/ui/controls.tsx';
import { Dialog } from '@levante/table/ui/dialog.tsx';
import { useState } from 'preact/hooks';
import { deleteMe } from './account.ts';
import type { SectionProps } from './section.ts';
import { meWords } from './words/en.ts';

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
        <button type="button" class="button me-danger" onClick={() => setAsking(true)}>
          {mine.account.createdAt === null ? words.deleteGuest : words.delete}
        </button>
      </p>
      {isAsking && (
        <Dialog
          title={mine.account.createdAt === null ? words.deleteGuest : words.delete}
          onClose={() => setAsking(false)}
          foot={
            <>
              <Button onClick={() => setAsking(false)}>{words.cancel}</Button>
              <button
                type="button"
                class="button me-danger"
                onClick={() => {
                  setAsking(false);
                  void run(deleteMe, () => words.deleted);
                }}
              >
                {words.deleteYes}
              </button>
            </>
          }
        >
          <p>{words.deleteText}</p>
        </Dialog>
      )}
    </section>
  );
}
