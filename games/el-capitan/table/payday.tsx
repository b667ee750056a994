import { Dialog } from '@levante/table/ui/dialog.tsx';
import { tableSpeed } from '@levante/table/ui/settings.ts';
import { paydaysOf } from './follow/books.ts';
import { isCity } from './follow/lines.ts';
import type { ElCapitanSeated } from './seated.ts';
import { PaydayTable } from './show/payday-table.tsx';

/** The payday that waits to be read: every florin with its reason, counting up. */
export function Payday({ seated }: { readonly seated: ElCapitanSeated }) {
  const { store, words, voice, names } = seated;
  const ply = store.held.value;
  const timeline = store.timeline.value;
  const book = ply !== null && timeline ? paydaysOf(timeline, ply).at(-1) : undefined;
  if (!book || !timeline) return null;
  const close = () => store.goOn();
  const codes = timeline.start.cities.map((city) => city.code).filter(isCity);
  return (
    <Dialog
      key={book.ply}
      title={voice.words.follow.payday(book.phase)}
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
