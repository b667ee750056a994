import './analysis.css';
import { useSeated } from '../match/table-context.ts';
import { notable } from './marked.ts';
import { Said, Sign } from './mistakes.tsx';
import type { Telling } from './telling.ts';
import { enAnalysis as words } from './words-en.ts';

/** While looking back at an analysed match: what was better in the turn that is looked at, and the way to the next mistake. */
export function PastNote({ telling }: { readonly telling: Telling }) {
  const { analysis, sight, names } = useSeated();
  const state = analysis.state.value;
  const ply = sight.past.value;
  if (state.at !== 'done' || ply === null) return null;
  const turn = analysis.turnAt(ply);
  const all = notable(state.analysis, null);
  const before = all.findLast(({ from }) => from < ply && from !== turn?.from);
  const after = all.find(({ from }) => from > ply);
  return (
    <section class="past-note">
      {turn?.mark && (
        <>
          <h3>
            {words.gaveAway(names[turn.seat] ?? '', words.percent(turn.givenAway))}
            <Sign turn={turn} words={words} />
          </h3>
          <Said turn={turn} telling={telling} words={words} />
        </>
      )}
      <div class="past-note-ways">
        <button type="button" class="button" disabled={!before} onClick={() => before && sight.look(before.from)}>
          {words.previous}
        </button>
        <button type="button" class="button" disabled={!after} onClick={() => after && sight.look(after.from)}>
          {words.next}
        </button>
        <button type="button" class="button" onClick={() => sight.open('analysis')}>
          {words.back}
        </button>
      </div>
    </section>
  );
}
