import { RECORD_MEDIA_TYPE } from '@levante/contract';
import type { Match, MatchRequest, NewSeat } from '@levante/wire';
import { useState } from 'preact/hooks';
import { analysisWords } from '../analysis/words/index.ts';
import type { RequestFault } from '../host/fault.ts';
import { lazyComponent } from '../lib/lazy.ts';
import { useMatch } from '../match/match-context.ts';
import { Button } from '../ui/controls.tsx';
import { FaultNotice } from '../ui/fault-notice.tsx';
import { openPage } from '../ui/pages.tsx';
import { pageWords } from '../words/page/index.ts';
import { useMayAskOthers } from './rematch-slot.tsx';
import { rematchWords } from './words/index.ts';

/** Buttons shown after the standings are closed: reopen them, or play again. */
export function AfterMatch() {
  const { view, words } = useMatch();
  return (
    <div class="after-match">
      <Button onClick={() => view.open('standings')}>{words.follow.results}</Button>
      <PlayAgain />
    </div>
  );
}

/**
 * Returns the request for another match with the same game, options, bots and people. People who joined by link get a
 * new link.
 */
export function requestAgain({ game, options, seats }: Match): MatchRequest {
  const places = seats.map(({ kind, level, name, mine }): NewSeat => {
    if (kind === 'bot' && level !== null) return { kind, level, ...(name === null ? {} : { name }) };
    return mine && name !== null ? { kind: 'me', name } : { kind: 'open' };
  });
  return { game, options, seats: places };
}

const RematchPanel = lazyComponent(async () => (await import('./rematch.tsx')).RematchPanel);

/** Button that asks the other people for a rematch, or opens another match immediately if there are only bots. */
export function NextMatch() {
  const { session } = useMatch();
  const mayAsk = useMayAskOthers();
  const match = session.match.value;
  return match && mayAsk ? <RematchPanel match={match} /> : <PlayAgain />;
}

/** States how many turns of the match on the table were taken back. Renders nothing if there are none. */
export function TakenBackNote() {
  const { session } = useMatch();
  const turns = session.match.value?.takenBack ?? 0;
  return turns === 0 ? null : <p class="quiet taken-back-note">{rematchWords.value.takenBack(turns)}</p>;
}

/**
 * Button that opens another match with the same settings. With other people it opens the standings, where they are
 * asked. Hidden from spectators, and if the host keeps no matches.
 */
export function PlayAgain() {
  const { session, view, words, addressOf, reach } = useMatch();
  const mayAsk = useMayAskOthers();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<RequestFault | null>(null);
  const match = session.match.value;
  if (!match || match.mine.length === 0 || reach === 'nowhere') return null;
  if (mayAsk) return <Button onClick={() => view.open('standings')}>{words.follow.again}</Button>;
  const play = async () => {
    setBusy(true);
    const reply = await session.host.create(requestAgain(match));
    setBusy(false);
    if (reply.ok) openPage(addressOf(reply.value.id));
    else setFault(reply.fault);
  };
  return (
    <>
      <Button primary disabled={busy} onClick={play}>
        {busy ? pageWords.value.home.starting : words.follow.again}
      </Button>
      {fault && <FaultNotice fault={fault} />}
    </>
  );
}

/** Button that saves the record of the match as a file, as far as the viewer may see it. */
export function SaveRecord() {
  const { session, words } = useMatch();
  const [fault, setFault] = useState<RequestFault | null>(null);
  const save = async () => {
    const reply = await session.record();
    setFault(reply.ok ? null : reply.fault);
    if (reply.ok) download(`${session.id}.levante.json`, `${JSON.stringify(reply.value, null, 1)}\n`);
  };
  return (
    <>
      <Button onClick={save}>{words.follow.saveRecord}</Button>
      {fault && <FaultNotice fault={fault} />}
    </>
  );
}

function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: RECORD_MEDIA_TYPE }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** Button that opens the analysis of a finished match. */
export function AnalyseButton() {
  const { view, session } = useMatch();
  if (session.match.value?.status !== 'over') return null;
  return <Button onClick={() => view.open('analysis')}>{analysisWords.value.analyse}</Button>;
}
