import type { Match, MatchRequest, NewSeat } from '@levante/wire';
import { useState } from 'preact/hooks';
import { faultWords, type RequestFault } from '../host/fault.ts';
import { useMatch } from '../match/match-context.ts';
import { Notice } from '../ui/page.tsx';
import { openPage } from '../ui/pages.tsx';
import { pageWords } from '../words/page/en.ts';

/** The request for another match of the same game, with the same options, bots and people: whoever came by link gets a link again. */
export function requestAgain({ game, options, seats }: Match): MatchRequest {
  const places = seats.map(({ kind, level, name, mine }): NewSeat => {
    if (kind === 'bot' && level !== null) return { kind, level, ...(name === null ? {} : { name }) };
    return mine && name !== null ? { kind: 'me', name } : { kind: 'open' };
  });
  return { game, options, seats: places };
}

/** Opens the same table once more, where the same host keeps it. Nothing for whoever only watches, or where none is kept. */
export function PlayAgain() {
  const { session, words, addressOf, reach } = useMatch();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<RequestFault | null>(null);
  const match = session.match.value;
  if (!match || match.mine.length === 0 || reach === 'nowhere') return null;
  const play = async () => {
    setBusy(true);
    const reply = await session.host.create(requestAgain(match));
    setBusy(false);
    if (reply.ok) openPage(addressOf(reply.value.id));
    else setFault(reply.fault);
  };
  return (
    <>
      <button type="button" class="button button-primary" disabled={busy} onClick={play}>
        {busy ? pageWords.value.home.starting : words.follow.again}
      </button>
      {fault && <Notice>{faultWords(fault)}</Notice>}
    </>
  );
}
