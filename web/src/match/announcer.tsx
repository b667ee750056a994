import { useEffect } from 'preact/hooks';
import { happened } from './playing.tsx';
import { type Seated, useSeated } from './table-context.ts';

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

function saidOf(seated: Seated): string {
  const { acting, store, words, namer } = seated;
  const asked = acting.asked.value;
  return asked ? words.act.asked(asked, namer) : happened(seated, store.shown.value.ply);
}

function titleOf({ acting, store, sight, words, names }: Seated): string {
  const { follow } = words;
  const match = store.match.value;
  if (match?.status === 'waiting') return follow.titleOpen;
  if (match?.status === 'over') return follow.titleOver;
  const { seat } = acting;
  if (seat !== null) return follow.titleYourTurn(names[seat] ?? '');
  const turn = sight.scene.value?.position.json.seat ?? null;
  return turn === null ? words.home.gameName : follow.titleWaiting(names[turn] ?? '');
}
