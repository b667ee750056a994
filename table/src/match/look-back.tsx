import { lastPly } from '../follow/timeline.ts';
import { Scrubber } from '../show/scrubber.tsx';
import { happened } from './playing.tsx';
import { useSeated } from './table-context.ts';

/** Looking at a past ply: the line over the whole match, what happened there, and the way back to now. */
export function LookBack() {
  const seated = useSeated();
  const { parts, store, sight, words } = seated;
  const timeline = store.timeline.value;
  const ply = sight.past.value;
  if (!timeline || ply === null) return null;
  const last = lastPly(timeline);
  return (
    <section class="look-back">
      <h2>{words.follow.lookBack}</h2>
      <p>{words.follow.past}</p>
      {store.trouble.value === 'no-past' && <p class="quiet">{words.follow.recordFails}</p>}
      <Scrubber
        ply={ply}
        last={last}
        text={happened(seated, ply)}
        paydays={parts.marks()}
        onPly={(to) => sight.look(Math.max(timeline.first, Math.min(last, to)))}
      />
      {parts.analysis('past')}
      <button type="button" class="button button-primary button-wide" onClick={() => sight.look(null)}>
        {words.follow.backToNow}
      </button>
    </section>
  );
}
