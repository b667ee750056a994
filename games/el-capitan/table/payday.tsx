import { Dialog } from '@levante/table/ui/dialog.tsx';
import { tableSpeed } from '@levante/table/ui/settings.ts';
import { paydaysOf } from './follow/books.ts';
import { isCity } from './follow/lines.ts';
import type { ElCapitanMatch } from './match.ts';
import { PaydayTable } from './show/payday-table.tsx';

/** The payday that waits to be read: every florin with its reason, counting up. */
export function Payday({ context }: { readonly context: ElCapitanMatch }) {
  const { session, words, phrases, names } = context;
  const ply = session.held.value;
  const timeline = session.timeline.value;
  const book = ply !== null && timeline ? paydaysOf(timeline, ply).at(-1) : undefined;
  if (!book || !timeline) return null;
  const close = () => session.goOn();
  const codes = timeline.start.cities.map((city) => city.code).filter(isCity);
  return (
    <Dialog
      key={book.ply}
      title={phrases.words.follow.payday(book.phase)}
      onClose={close}
      wide
      foot={
        <button type="button" class="button button-primary" onClick={close}>
          {words.follow.goOn}
        </button>
      }
    >
      <PaydayTable facts={book.incomes} names={names} cities={codes} speed={tableSpeed()} />
    </Dialog>
  );
}
