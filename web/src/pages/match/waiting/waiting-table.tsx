import './waiting.css';
import { paceText } from '@levante/table/clock/pace-text.ts';
import { faultWords, type RequestFault } from '@levante/table/host/fault.ts';
import { useMatch } from '@levante/table/match/match-context.ts';
import { Notice } from '@levante/table/ui/controls.tsx';
import { Page } from '@levante/table/ui/page.tsx';
import { ReadAgain, useAnswer } from '@levante/table/ui/spoken.tsx';
import type { Match, MatchSeat } from '@levante/wire';
import { useEffect, useRef, useState } from 'preact/hooks';
import { chosenOptions } from '../../chosen-options.ts';
import { usePageDependencies } from '../../dependencies.ts';
import { Face } from '../../face.tsx';
import { DeclineSeat } from '../../invites/invite-to-seat.tsx';
import { isMineAlone } from '../../my-match.ts';
import { CallOff } from './call-off.tsx';
import { Invite } from './invite.tsx';
import { LeaveTable } from './leave-table.tsx';
import { WaitingSeats } from './seats.tsx';
import { SitDownForm } from './sit-down.tsx';
import { waitingWords } from './words/index.ts';

/** Page of a match before it starts: its seats, the invitation, and buttons to fill seats or call it off. */
export function WaitingTable() {
  const { session, words, phrases } = useMatch();
  const { games } = usePageDependencies();
  const [fault, setFault] = useState<RequestFault | null>(null);
  const match = session.match.value;
  if (!match) return null;
  const card = games.find(({ id }) => id === match.game);
  const texts = waitingWords.value;
  const open = match.seats.filter((seat) => !seat.taken).length;
  return (
    <Page wide title={texts.title(open)} documentTitle={words.follow.titleOpen(phrases.title)} banner={false}>
      <div class="lobby">
        <div class="lobby-main">
          <Face game={card} />
          <h1>{texts.title(open)}</h1>
          <p class="lobby-game">
            {[
              phrases.title,
              texts.players(match.seats.length),
              ...chosenOptions(match.options, card),
              ...(match.clocks ? [paceText(match.clocks.control)] : []),
            ].join(' · ')}
          </p>
          {match.mine.length === 0 && match.seats.some(isOpenToMe) && (
            <SitDownForm>
              {match.seats.some(({ reservedForMe }) => reservedForMe) && (
                <DeclineSeat match={match} onFault={setFault} />
              )}
            </SitDownForm>
          )}
          {fault && <Notice of={fault}>{faultWords(fault)}</Notice>}
          <WaitingSeats match={match} />
          <p class="quiet">{texts.begins}</p>
          {match.mine.length > 0 && (isMineAlone(match) ? <CallOff /> : <LeaveTable match={match} />)}
        </div>
        {match.seats.some(({ taken, reserved }) => !taken && !reserved) && <Invite />}
      </div>
      <News match={match} />
    </Page>
  );
}

/** Returns whether I may take a seat: some are reserved, in a rematch or for people who are invited. */
const isOpenToMe = ({ taken, reserved, reservedForMe }: MatchSeat): boolean =>
  !taken && (!reserved || reservedForMe === true);

/** Announces people who sat down since the page opened. */
function News({ match }: { readonly match: Match }) {
  const { names } = useMatch();
  const [text, setText, count] = useAnswer('');
  const before = useRef(match.seats);
  useEffect(() => {
    const arrived = match.seats.filter(({ seat, taken, mine }) => taken && !mine && !before.current[seat]?.taken);
    before.current = match.seats;
    if (arrived.length > 0) setText(arrived.map(({ seat }) => waitingWords.value.satDown(names[seat] ?? '')).join(' '));
  }, [match, names]);
  return (
    <p role="status" class="unseen">
      <ReadAgain of={count}>{text}</ReadAgain>
    </p>
  );
}
