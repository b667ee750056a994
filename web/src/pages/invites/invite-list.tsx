import './invites.css';
import { paceText } from '@levante/table/clock/pace-text.ts';
import { codeOf, faultWords, type RequestFault } from '@levante/table/host/fault.ts';
import { Notice } from '@levante/table/ui/controls.tsx';
import { nameToPlay } from '@levante/table/ui/own-name.ts';
import { openPage } from '@levante/table/ui/pages.tsx';
import { pageWords } from '@levante/table/words/page/index.ts';
import { isNothing, type Match } from '@levante/wire';
import { useState } from 'preact/hooks';
import { chosenOptions } from '../chosen-options.ts';
import { serverAddress, usePageDependencies } from '../dependencies.ts';
import { Face } from '../face.tsx';
import { inviterIn, inviterSeat, invites } from './invites.ts';
import { inviteWords } from './words/index.ts';

/** My invitations, each with buttons to sit down and to decline. Renders nothing if there are none. */
export function InviteList() {
  const words = inviteWords.value;
  const [fault, setFault] = useState<RequestFault | null>(null);
  if (invites.value.length === 0 && fault === null) return null;
  return (
    <section class="invites" aria-labelledby="invites">
      <h2 id="invites">{words.title}</h2>
      {fault && <Notice of={fault}>{faultWords(fault)}</Notice>}
      <ul>
        {invites.value.map((match) => (
          <InviteRow key={match.id} match={match} onFault={setFault} />
        ))}
      </ul>
    </section>
  );
}

interface InviteRowProps {
  readonly match: Match;
  readonly onFault: (fault: RequestFault | null) => void;
}

function InviteRow({ match, onFault }: InviteRowProps) {
  const words = inviteWords.value;
  const { home } = pageWords.value;
  const { server, games } = usePageDependencies();
  const [busy, setBusy] = useState(false);
  const { id, clocks, options, rematchOf } = match;
  const card = games.find((one) => one.id === match.game);
  const game = card?.words.value.name ?? match.game;
  const name = inviterIn(match);
  const answered = (problem: RequestFault | null) => {
    setBusy(false);
    onFault(problem);
    // The stream removes it too, unless the connection is lost.
    if (problem === null || problem.kind === 'refused') invites.value = invites.value.filter((one) => one.id !== id);
  };
  const sitDown = async () => {
    setBusy(true);
    const reply = await server.takeSeat(id, { name: nameToPlay() });
    answered(reply.ok ? null : reply.fault);
    if (reply.ok) openPage(serverAddress(id));
  };
  const decline = async () => {
    setBusy(true);
    const reply = await server.post(`/api/matches/${id}/leave`, {}, isNothing);
    // A table that is gone needs no answer.
    answered(reply.ok || codeOf(reply.fault) === 'no-such-match' ? null : reply.fault);
  };
  const handle = inviterSeat(match)?.account?.handle;
  const facts = [...chosenOptions(options, card), ...(clocks ? [paceText(clocks.control)] : [])];
  return (
    <li>
      <Face game={card} />
      <div>
        <a href={serverAddress(id)}>{rematchOf === undefined ? words.invitedBy(name) : words.playAgain(name)}</a>
        <span>{[...(handle ? [`@${handle}`] : []), game, ...facts].join(' · ')}</span>
      </div>
      <div class="invite-answers">
        <button
          type="button"
          class="button"
          aria-label={`${home.join}: ${words.tableWith(game, name)}`}
          disabled={busy}
          onClick={() => void sitDown()}
        >
          {home.join}
        </button>
        <button
          type="button"
          class="button button-quiet"
          aria-label={`${words.decline}: ${words.tableWith(game, name)}`}
          disabled={busy}
          onClick={() => void decline()}
        >
          {words.decline}
        </button>
      </div>
    </li>
  );
}
