import { ReadAgain, useAnswer } from '@levante/table/ui/spoken.tsx';
import './invites.css';
import type { RequestFault } from '@levante/table/host/fault.ts';
import { useMatch } from '@levante/table/match/match-context.ts';
import { openPage } from '@levante/table/ui/pages.tsx';
import { isHandle, isMatch, isNothing, MAX_HANDLE, type Match, type MatchSeat } from '@levante/wire';
import { useState } from 'preact/hooks';
import { usePageDependencies } from '../dependencies.ts';
import { handleIn } from './handle-in.ts';
import { inviteWords } from './words/index.ts';

interface InviteToSeatProps {
  readonly match: Match;
  readonly seat: MatchSeat;
  readonly onFault: (fault: RequestFault | null) => void;
}

/** Field for the opener to invite a person to an open seat, or a button that withdraws the invitation. */
export function InviteToSeat({ match, seat, onFault }: InviteToSeatProps) {
  const { session } = useMatch();
  const { server } = usePageDependencies();
  const [handle, setHandle] = useState('');
  const [isWrong, setWrong, count] = useAnswer(false);
  const [busy, setBusy] = useState(false);
  const words = inviteWords.value;
  const send = async (path: string, body: object) => {
    setBusy(true);
    const reply = await server.post(`/api/matches/${match.id}/${path}`, body, isMatch);
    setBusy(false);
    onFault(reply.ok ? null : reply.fault);
    if (reply.ok && session.match.value?.status === 'waiting') session.noteSeats(reply.value);
    if (reply.ok) setHandle('');
  };
  if (seat.reserved && seat.invited !== undefined) {
    return (
      <button
        type="button"
        class="button button-quiet"
        aria-label={words.withdrawAt(seat.invited)}
        disabled={busy}
        onClick={() => void send('invites/withdraw', { seat: seat.seat })}
      >
        {words.withdraw}
      </button>
    );
  }
  const invite = (event: Event) => {
    event.preventDefault();
    const typed = handleIn(handle);
    setWrong(!isHandle(typed));
    if (isHandle(typed)) void send('invites', { handle: typed, seat: seat.seat });
  };
  return (
    <form class="seat-invite" onSubmit={invite}>
      <input
        type="text"
        maxLength={MAX_HANDLE + 1}
        autocomplete="off"
        autocapitalize="none"
        spellcheck={false}
        placeholder="@"
        aria-label={words.handleAt(seat.seat + 1)}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `seat-invite-${seat.seat}` : undefined}
        value={handle}
        onInput={(event) => setHandle(event.currentTarget.value)}
      />
      <button type="submit" class="button" aria-label={words.inviteAt(seat.seat + 1)} disabled={busy}>
        {words.invite}
      </button>
      {isWrong && (
        <p id={`seat-invite-${seat.seat}`} role="alert">
          <ReadAgain of={count}>{words.badHandle}</ReadAgain>
        </p>
      )}
    </form>
  );
}

/** Button that declines a seat reserved for me and returns to the open tables. */
export function DeclineSeat({ match, onFault }: Omit<InviteToSeatProps, 'seat'>) {
  const { session } = useMatch();
  const { server } = usePageDependencies();
  const [busy, setBusy] = useState(false);
  const decline = async () => {
    setBusy(true);
    const reply = await server.post(`/api/matches/${match.id}/leave`, {}, isNothing);
    setBusy(false);
    if (!reply.ok) return onFault(reply.fault);
    session.close();
    openPage('/tables');
  };
  return (
    <button type="button" class="button button-quiet" disabled={busy} onClick={() => void decline()}>
      {inviteWords.value.decline}
    </button>
  );
}
