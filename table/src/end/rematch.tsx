import { words as kit } from '../words/en.ts';
import { raised } from '../words/grammar.ts';
import './rematch.css';
import type { Match } from '@levante/wire';
import { TickIcon } from '../art/icons.tsx';
import { Shield } from '../art/marks.tsx';
import { faultWords } from '../host/fault.ts';
import { useMatch } from '../match/match-context.ts';
import { Button, Notice } from '../ui/controls.tsx';
import { type RematchSeat, rematchSeats } from './rematch-seats.ts';
import { type Rematch, useRematch } from './use-rematch.ts';
import { type RematchWords, rematchWords } from './words/en.ts';

/** Asks everybody at the table for another match: who is ready, and the answers. */
export function RematchPanel({ match }: { readonly match: Match }) {
  const { names } = useMatch();
  const words = rematchWords.value;
  const rematch = useRematch(match);
  const seats = rematchSeats(match, rematch.next);
  const others = seats.filter(({ answer, mine }) => answer === 'ready' && !mine).map(({ seat }) => names[seat] ?? '');
  return (
    <section class="rematch" aria-labelledby="rematch">
      <div class="rematch-about">
        <h3 id="rematch">{words.rematch}</h3>
        <p class="quiet">{words.about}</p>
      </div>
      <ol class="rematch-seats">
        {seats.map((seat) => (
          <RematchShield key={seat.seat} seat={seat} name={names[seat.seat] ?? ''} words={words} />
        ))}
      </ol>
      <div class="rematch-answers">
        <Answers rematch={rematch} seats={seats} names={names} words={words} />
      </div>
      {rematch.fault && <Notice>{faultWords(rematch.fault)}</Notice>}
      <p role="status" class="unseen">
        {others.length > 0 && words.agreed(others.join(', '))}
      </p>
    </section>
  );
}

interface RematchShieldProps {
  readonly seat: RematchSeat;
  readonly name: string;
  readonly words: RematchWords;
}

function RematchShield({ seat: { seat, mine, answer }, name, words }: RematchShieldProps) {
  const said = { bot: words.bot, ready: words.ready, asked: words.notYet, left: words.left }[answer];
  return (
    <li data-answer={answer}>
      <span class="rematch-shield">
        <Shield seat={seat} />
        {answer === 'ready' && <TickIcon />}
      </span>
      <b>{mine ? raised(kit.value.follow.you) : name}</b>
      <span>{said}</span>
    </li>
  );
}

interface AnswersProps {
  readonly rematch: Rematch;
  readonly seats: readonly RematchSeat[];
  readonly names: readonly string[];
  readonly words: RematchWords;
}

/** The buttons: agree or decline, take it back, and a bot for those who do not come. */
function Answers({ rematch, seats, names, words }: AnswersProps) {
  const { next, busy, startsIn, keptFor } = rematch;
  if (startsIn !== null) return <p class="rematch-starts">{words.startsIn(startsIn)}</p>;
  // It started without this browser.
  if (next && next.status !== 'waiting') return null;
  const ready = seats.filter(({ answer }) => answer === 'ready').length;
  const isIn = next !== null && next.mine.length > 0;
  if (!isIn) {
    const isAsked = next?.seats.some(({ reservedForMe }) => reservedForMe) === true;
    const isFull = next?.seats.every(({ taken, reserved }) => taken || reserved) === true && !isAsked;
    return (
      <>
        <button type="button" class="button button-primary" disabled={busy || isFull} onClick={rematch.agree}>
          {words.rematch}
          {ready > 0 && (
            <span class="button-end">
              {words.areReady(ready)}
              {keptFor > 0 && ` · 0:${String(Math.min(59, keptFor)).padStart(2, '0')}`}
            </span>
          )}
        </button>
        {isAsked && (
          <Button disabled={busy} onClick={rematch.leave}>
            {words.notNow}
          </Button>
        )}
      </>
    );
  }
  const missing = seats.filter(({ answer }) => answer === 'left' || (answer === 'asked' && keptFor === 0));
  return (
    <>
      <p>{words.waiting}</p>
      {next.opened &&
        missing.map(({ seat, next: at }) => (
          <Button key={seat} disabled={busy} onClick={() => rematch.seatBot(at)}>
            {words.botFor(names[seat] ?? '')}
          </Button>
        ))}
      <Button disabled={busy} onClick={rematch.leave}>
        {words.takeBack}
      </Button>
    </>
  );
}
