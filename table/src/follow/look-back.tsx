import './look-back.css';
import { useMatch } from '../match/match-context.ts';
import { lastPly } from '../match/timeline.ts';
import { Notice } from '../ui/page.tsx';
import { CopyMoment } from './copy-moment.tsx';
import { happened } from './playing.tsx';
import { Scrubber } from './scrubber.tsx';
import { TryFrom } from './try-from.tsx';
import { followWords } from './words/en.ts';

/** Looking at a past ply: the line over the whole match, what happened there, and the way back to now. */
export function LookBack() {
  const context = useMatch();
  const { parts, session, view, words, names } = context;
  const timeline = session.timeline.value;
  const ply = view.past.value;
  if (!timeline || ply === null) return null;
  const last = lastPly(timeline);
  const turn = session.position(ply)?.turn ?? null;
  return (
    <section class="look-back">
      <h2 data-prompt="" tabIndex={-1}>
        {words.follow.lookBack}
      </h2>
      <p>
        {followWords.value.past} {turn !== null && followWords.value.wasTurnOf(names[turn] ?? '')}
      </p>
      {view.astray.value && <Notice>{followWords.value.nearest}</Notice>}
      {session.trouble.value === 'no-past' && <p class="quiet">{followWords.value.recordFails}</p>}
      <Scrubber
        ply={ply}
        last={last}
        text={happened(context, ply)}
        paydays={parts.marks()}
        onPly={(to) => view.look(Math.max(timeline.first, Math.min(last, to)))}
      />
      {parts.analysis('past')}
      <CopyMoment />
      <TryFrom />
      <button type="button" class="button button-primary button-wide" onClick={() => view.look(null)}>
        {followWords.value.backToNow}
      </button>
    </section>
  );
}
