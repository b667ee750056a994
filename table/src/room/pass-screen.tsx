import './pass-screen.css';
import type { Seat } from '@levante/contract';
import { Shield } from '../art/marks.tsx';
import { useMatch } from '../match/match-context.ts';

/** Between the turns of two people at one screen who must not see each other's secrets: nothing is shown until the next one is there. */
export function PassScreen({ seat }: { readonly seat: Seat }) {
  const { session, words, names } = useMatch();
  const name = names[seat] ?? '';
  return (
    <main class="pass-screen">
      <Shield seat={seat} />
      <h1 data-prompt="" tabIndex={-1}>
        {words.act.passTheScreen(name)}
      </h1>
      <button type="button" class="button button-primary page-button" onClick={() => session.lookThrough(seat)}>
        {words.follow.takeScreen(name)}
      </button>
    </main>
  );
}
