import { useEffect } from 'preact/hooks';
import { type AnyMatchContext, useMatch } from './match-context.ts';
import { happened } from './playing.tsx';

/** Says aloud, for those who do not look, what others did and what is asked; and names the turn in the title. */
export function Announcer() {
  const context = useMatch();
  const title = titleOf(context);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <p class="unseen" aria-live="polite">
      {saidOf(context)}
    </p>
  );
}

function saidOf(context: AnyMatchContext): string {
  const { editor, session, phrases } = context;
  const position = editor.open.value ? editor.position.value : null;
  const asked = position && phrases.asked(position);
  return asked ?? happened(context, session.shown.value.ply);
}

function titleOf({ editor, session, view, words, phrases, names }: AnyMatchContext): string {
  const { follow } = words;
  const match = session.match.value;
  if (match?.status === 'waiting') return follow.titleOpen(phrases.title);
  if (match?.status === 'over') return follow.titleOver(phrases.title);
  const { seat } = editor;
  if (seat !== null) return follow.titleYourTurn(names[seat] ?? '', phrases.title);
  const turn = view.scene.value?.position.turn ?? null;
  return turn === null ? phrases.title : follow.titleWaiting(names[turn] ?? '', phrases.title);
}
