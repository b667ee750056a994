import { raised } from '../words/grammar.ts';
import { words as kit } from '../words/index.ts';
import './rematch.css';
import type { Match } from '@levante/wire';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { TickIcon } from '../art/icons.tsx';
import { Shield } from '../art/marks.tsx';
import { useMatch } from '../match/match-context.ts';
import { Button } from '../ui/controls.tsx';
import { FaultNotice } from '../ui/fault-notice.tsx';
import { Announced } from '../ui/spoken.tsx';
import { type RematchSeat, rematchSeats } from './rematch-seats.ts';
import { type RematchWatch, rematchOf } from './rematch-watch.ts';
import type { RematchWords } from './words/en.ts';
import { rematchWords } from './words/index.ts';

/** Asks every player at the table for another match, and shows their answers. */
export function RematchPanel({ match }: { readonly match: Match }) {
  const context = useMatch();
  const { names } = context;
  const words = rematchWords.value;
  const rematch = rematchOf(context);
  const seats = rematchSeats(match, rematch.next.value);
  const fault = rematch.fault.value;
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
      {fault && <FaultNotice fault={fault} />}
    </section>
  );
}

/** Returns the names of the other people who are ready; empty if there are none. */
const othersReady = (seats: readonly RematchSeat[], names: readonly string[]): string =>
  seats
    .filter(({ answer, mine }) => answer === 'ready' && !mine)
    .map(({ seat }) => names[seat] ?? '')
    .join(', ');

/**
 * Follows the rematch of a finished match. While its panel is not shown, a message over the table says that it starts
 * or that the reader is asked.
 */
export function RematchNews({ match }: { readonly match: Match }) {
  const context = useMatch();
  const { view, names } = context;
  const words = rematchWords.value;
  const { next, startsIn } = rematchOf(context);
  const isPanelShown = view.sheet.value === 'standings' && view.past.value === null;
  const ready = othersReady(rematchSeats(match, next.value), names);
  const hasReservation = next.value?.seats.some(({ reservedForMe }) => reservedForMe) === true;
  const { value: left } = startsIn;
  // Not each second.
  const first = useRef(left);
  if (left === null || first.current === null) first.current = left;
  const asks = hasReservation && ready !== '' ? words.agreed(ready) : '';
  const answer = () => {
    view.look(null);
    view.open('standings');
  };
  return (
    <>
      <Announced
        text={first.current === null ? (ready === '' ? '' : words.agreed(ready)) : words.rematchIn(first.current)}
      />
      {!isPanelShown && left !== null && <News text={words.rematchIn(left)} />}
      {!isPanelShown && left === null && asks !== '' && (
        <News text={asks} action={<Button onClick={answer}>{words.answer}</Button>} />
      )}
    </>
  );
}

/** A line over the table and its sheets. */
function News({ text, action }: { readonly text: string; readonly action?: ComponentChildren }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => box.current?.showPopover(), []);
  return (
    <div ref={box} class="rematch-news" popover="manual">
      <span>{text}</span>
      {action}
    </div>
  );
}

interface RematchShieldProps {
  readonly seat: RematchSeat;
  readonly name: string;
  readonly words: RematchWords;
}

function RematchShield({ seat: { seat, mine, answer }, name, words }: RematchShieldProps) {
  const label = { bot: words.bot, ready: words.ready, pending: words.notYet, left: words.left }[answer];
  return (
    <li data-answer={answer}>
      <span class="rematch-shield">
        <Shield seat={seat} />
        {answer === 'ready' && <TickIcon />}
      </span>
      <b title={mine ? undefined : name}>{mine ? raised(kit.value.follow.you) : name}</b>
      <span>{label}</span>
    </li>
  );
}

interface AnswersProps {
  readonly rematch: RematchWatch;
  readonly seats: readonly RematchSeat[];
  readonly names: readonly string[];
  readonly words: RematchWords;
}

/** The buttons: agree or decline, take it back, and a bot for absent players. */
function Answers({ rematch, seats, names, words }: AnswersProps) {
  const { addressOf } = useMatch();
  const next = rematch.next.value;
  const busy = rematch.busy.value;
  const startsIn = rematch.startsIn.value;
  const reservedSeconds = rematch.reservedSeconds.value;
  if (startsIn !== null) return <p class="rematch-starts">{words.startsIn(startsIn)}</p>;
  if (next && next.status !== 'waiting') {
    // It started without this page, or without this browser.
    if (next.mine.length === 0) return null;
    return (
      <a class="button button-primary" href={addressOf(next.id)}>
        {words.goThere}
      </a>
    );
  }
  const ready = seats.filter(({ answer }) => answer === 'ready').length;
  const isIn = next !== null && next.mine.length > 0;
  if (!isIn) {
    const hasReservation = next?.seats.some(({ reservedForMe }) => reservedForMe) === true;
    const isFull = next?.seats.every(({ taken, reserved }) => taken || reserved) === true && !hasReservation;
    return (
      <>
        <button type="button" class="button button-primary" disabled={busy || isFull} onClick={() => rematch.agree()}>
          {words.rematch}
          {ready > 0 && (
            <span class="button-end">
              {words.areReady(ready)}
              {reservedSeconds > 0 && ` · 0:${String(Math.min(59, reservedSeconds)).padStart(2, '0')}`}
            </span>
          )}
        </button>
        {hasReservation && (
          <Button disabled={busy} onClick={() => rematch.leave()}>
            {words.notNow}
          </Button>
        )}
      </>
    );
  }
  const missing = seats.filter(({ answer }) => answer === 'left' || (answer === 'pending' && reservedSeconds === 0));
  return (
    <>
      <p>{words.waiting}</p>
      {next.opened &&
        missing.map(({ seat, next: at }) => (
          <Button key={seat} disabled={busy} onClick={() => rematch.seatBot(at)}>
            {words.botFor(names[seat] ?? '')}
          </Button>
        ))}
      <Button disabled={busy} onClick={() => rematch.leave()}>
        {words.takeBack}
      </Button>
    </>
  );
}
