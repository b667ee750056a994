import '../style/lobby.css';
import { isPlayerName, MAX_NAME } from '@levante/wire';
import { useRef, useState } from 'preact/hooks';
import { Shield } from '../art/marks.tsx';
import { faultWords, type RequestFault } from '../host/fault.ts';
import { BotMark } from '../show/bot-mark.tsx';
import { Notice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { change, settings } from '../ui/settings.ts';
import { shareWords } from '../words/share.ts';
import { Announcer } from './announcer.tsx';
import { useMatch } from './match-context.ts';

/** Before a match begins: who sits where, the link for the others, and a seat for whoever comes by the link. */
export function Lobby() {
  const { session, words, names, phrases } = useMatch();
  const match = session.match.value;
  if (!match) return null;
  const { follow, home } = words;
  const open = match.seats.filter((seat) => !seat.taken);
  return (
    <Page title={shareWords.value.waitingForPlayers} documentTitle={follow.titleOpen(phrases.title)}>
      <p class="lobby-game">{phrases.title}</p>
      {match.mine.length === 0 && open.length > 0 && <SitDown />}
      <section class="lobby-link">
        <p>{shareWords.value.waitingText(open.length)}</p>
        <Link />
      </section>
      <ol class="lobby-seats" aria-label={home.whoSits}>
        {match.seats.map((seat) => (
          <li key={seat.seat} data-open={seat.taken ? undefined : ''}>
            {seat.taken ? <Shield seat={seat.seat} /> : <span class="lobby-open" />}
            <span>{seat.taken ? names[seat.seat] : (seat.name ?? home.kinds.open)}</span>
            <BotMark seat={seat.seat} named />
            {seat.mine && <span class="quiet">{follow.you}</span>}
          </li>
        ))}
      </ol>
      <Announcer />
    </Page>
  );
}

function Link() {
  const [copied, setCopied] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const link = location.href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(shareWords.value.copied);
    } catch {
      // Browsers give pages the clipboard only over https or on the machine itself, and may refuse it there.
      field.current?.select();
      setCopied(shareWords.value.copyMarked);
    }
  };
  return (
    <div class="link">
      <input
        ref={field}
        type="text"
        readOnly
        aria-label={shareWords.value.linkLabel}
        value={link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="button" class="button" onClick={copy}>
        {shareWords.value.copyLink}
      </button>
      <span role="status">{copied}</span>
    </div>
  );
}

function SitDown() {
  const { session, words } = useMatch();
  const { home } = words;
  const [name, setName] = useState(settings.value.name);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState(false);
  const [fault, setFault] = useState<RequestFault | null>(null);
  const sit = async (event: Event) => {
    event.preventDefault();
    const chosen = name.trim();
    setWrong(!isPlayerName(chosen));
    if (!isPlayerName(chosen)) return;
    change({ name: chosen });
    setBusy(true);
    setFault(await session.sitDown(chosen));
    setBusy(false);
  };
  return (
    <form class="sit-down" onSubmit={sit}>
      <label>
        {home.nameLabel}
        <input
          type="text"
          name="name"
          maxLength={MAX_NAME}
          autocomplete="nickname"
          aria-invalid={wrong}
          value={name}
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="button button-primary" disabled={busy}>
        {busy ? home.joining : home.join}
      </button>
      {wrong && <Notice>{home.needName}</Notice>}
      {fault && <Notice>{faultWords(fault, words)}</Notice>}
    </form>
  );
}
