import { useEffect } from 'preact/hooks';
import { happened } from './playing.tsx';
import { type AnySeated, useSeated } from './table-context.ts';

/** Says aloud, for those who do not look, what others did and what is asked; and names the turn in the title. */
export function Announcer() {
  const seated = useSeated();
  const title = titleOf(seated);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <p class="unseen" aria-live="polite">
      {saidOf(seated)}
    </p>
  );
}

function saidOf(seated: AnySeated): string {
  const { acting, store, voice } = seated;
  const position = acting.open.value ? acting.position.value : null;
  const asked = position && voice.asked(position);
  return asked ?? happened(seated, store.shown.value.ply);
}

function titleOf({ acting, store, sight, words, voice, names }: AnySeated): string {
  const { follow } = words;
  const match = store.match.value;
  if (match?.status === 'waiting') return follow.titleOpen(voice.title);
  if (match?.status === 'over') return follow.titleOver(voice.title);
  const { seat } = acting;
  if (seat !== null) return follow.titleYourTurn(names[seat] ?? '', voice.title);
  const turn = sight.scene.value?.position.turn ?? null;
  return turn === null ? voice.title : follow.titleWaiting(names[turn] ?? '', voice.title);
}
