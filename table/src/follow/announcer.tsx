import { useEffect, useMemo } from 'preact/hooks';
import { type AnyMatchContext, useMatch } from '../match/match-context.ts';
import { Teller } from './teller.ts';

/** Says aloud, for those who do not look, what others did and what is asked; and names the turn in the title. */
export function Announcer() {
  const context = useMatch();
  const title = titleOf(context);
  useEffect(() => {
    document.title = title;
  }, [title]);
  const { session, editor, phrases } = context;
  const teller = useMemo(() => new Teller({ session, editor, phrases }), [session, editor, phrases]);
  useEffect(() => () => teller.close(), [teller]);
  return (
    <div class="unseen" role="log" aria-live="polite" aria-label={context.words.follow.news}>
      {teller.said.value.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}

function titleOf({ editor, session, words, phrases, names }: AnyMatchContext): string {
  const { follow } = words;
  const match = session.match.value;
  if (match?.status === 'waiting') return follow.titleOpen(phrases.title);
  if (match?.status === 'over') return follow.titleOver(phrases.title);
  const { seat } = editor;
  if (seat !== null && !editor.ahead.value) return follow.titleYourTurn(names[seat] ?? '', phrases.title);
  const turn = session.position(session.shown.value.ply)?.turn ?? null;
  return turn === null ? phrases.title : follow.titleWaiting(names[turn] ?? '', phrases.title);
}
