import { Shield } from '@levante/table/art/marks.tsx';
import { faultWords, type RequestFault } from '@levante/table/host/fault.ts';
import { browserStorage } from '@levante/table/lib/storage.ts';
import { useMatch } from '@levante/table/match/match-context.ts';
import { BotIcon, BotMark } from '@levante/table/players/player-panel.tsx';
import { AccountBadge } from '@levante/table/ui/account-badge.tsx';
import { Notice } from '@levante/table/ui/controls.tsx';
import { pageWords } from '@levante/table/words/page/index.ts';
import { isMatch, type Match, type MatchSeat } from '@levante/wire';
import { useState } from 'preact/hooks';
import { usePageDependencies } from '../../dependencies.ts';
import { InviteToSeat } from '../../invites/invite-to-seat.tsx';
import { inviteWords } from '../../invites/words/index.ts';
import { useLevels, usualLevel } from '../../levels.ts';
import { hasAccount } from '../../synced/owner.ts';
import { waitingWords } from './words/index.ts';

/** Seats of the table. The person who opened it can fill open seats with bots. */
export function WaitingSeats({ match }: { readonly match: Match }) {
  const { words, names } = useMatch();
  const [fault, setFault] = useState<RequestFault | null>(null);
  const { follow } = words;
  const { home } = pageWords.value;
  const texts = waitingWords.value;
  return (
    <>
      <ol class="lobby-seats" aria-label={home.whoSits}>
        {match.seats.map((seat) => (
          <li key={seat.seat} data-open={seat.taken ? undefined : ''}>
            {seat.taken ? <Shield seat={seat.seat} /> : <span class="lobby-open" />}
            <span class="lobby-called">
              <strong>{seat.taken ? names[seat.seat] : openSeatText(seat)}</strong>
              <AccountBadge account={seat.account} />
            </span>
            <BotMark seat={seat.seat} named />
            {seat.mine && <span class="quiet">{match.opened ? texts.youOpened : follow.you}</span>}
            {seat.reserved && <span class="quiet">{reservedText(seat)}</span>}
            {!seat.taken && match.opened && match.mine.length > 0 && (
              <>
                {hasAccount(browserStorage) && <InviteToSeat match={match} seat={seat} onFault={setFault} />}
                <BotForSeat match={match} seat={seat} onFault={setFault} />
              </>
            )}
          </li>
        ))}
      </ol>
      {fault && <Notice of={fault}>{faultWords(fault)}</Notice>}
    </>
  );
}

/** Says for whom an open seat is, or who has declined it. */
function openSeatText({ name, invited, reserved }: MatchSeat): string {
  if (invited !== undefined) return reserved ? `@${invited}` : inviteWords.value.hasDeclined(invited);
  return name ?? waitingWords.value.openSeat;
}

function reservedText({ name, invited }: MatchSeat): string {
  if (invited !== undefined) return inviteWords.value.noAnswer;
  return name === null ? inviteWords.value.reserved : waitingWords.value.reservedSeat;
}

interface BotForSeatProps {
  readonly match: Match;
  readonly seat: MatchSeat;
  readonly onFault: (fault: RequestFault | null) => void;
}

/** Level selector and button that fill an open seat with a bot. */
function BotForSeat({ match, seat: { seat }, onFault }: BotForSeatProps) {
  const { session } = useMatch();
  const { server } = usePageDependencies();
  const { levels } = useLevels(match.game, 'server');
  const [chosen, setChosen] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { home } = pageWords.value;
  const texts = waitingWords.value;
  const level = chosen ?? usualLevel(levels);
  const seatBot = async () => {
    setBusy(true);
    const taken = match.seats.map(({ name }) => name);
    const name = home.botNames.find((one) => !taken.includes(one));
    const bot = { level, seat, ...(name === undefined ? {} : { name }) };
    const reply = await server.post(`/api/matches/${match.id}/bots`, bot, isMatch);
    setBusy(false);
    onFault(reply.ok ? null : reply.fault);
    if (reply.ok && session.match.value?.status === 'waiting') session.noteSeats(reply.value);
  };
  return (
    <span class="lobby-bot">
      <select
        aria-label={texts.botLevel(seat + 1)}
        value={level}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      >
        {levels.map((one) => (
          <option key={one} value={one}>
            {home.levelName(one)}
          </option>
        ))}
      </select>
      <button type="button" class="button" aria-label={texts.seatBotAt(seat + 1)} disabled={busy} onClick={seatBot}>
        <BotIcon />
        {texts.seatBot}
      </button>
    </span>
  );
}
