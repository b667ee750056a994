import { tabStorage } from '../lib/storage.ts';
import { ReadAgain, useAnswer } from '../ui/spoken.tsx';
import './style.css';
import { isPlayerName, MAX_NAME } from '@levante/wire';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { ClockAnnouncer } from '../clock/clock-announcer.tsx';
import { SeatStatesContext } from '../clock/seat-clock.tsx';
import { clockWords } from '../clock/words/index.ts';
import type { RoomProps } from '../match/game.ts';
import { useFollowOn } from '../proposal/follow-on.ts';
import { NoMatch, useRetries } from '../room/interruptions.tsx';
import { Button, Notice } from '../ui/controls.tsx';
import { FaultNotice } from '../ui/fault-notice.tsx';
import { chooseName, ownName } from '../ui/own-name.ts';
import { Page } from '../ui/page.tsx';
import { words } from '../words/index.ts';
import { pageWords } from '../words/page/index.ts';
import { FallbackSession } from './fallback-session.ts';
import { fallbackTitle, headingOf, PlainTable } from './plain-table.tsx';
import { fallbackWords } from './words/index.ts';

/** Page of a match of a game without a table. Everything comes from the host. */
export function FallbackRoom({ id, host, addressOf, reach }: RoomProps) {
  const store = useMemo(() => new FallbackSession(id, host, tabStorage), [id, host]);
  useRetries(store);
  useEffect(() => () => store.close(), [store]);
  const received = store.received.value;
  useFollowOn(received?.match ?? null, { addressOf, reach });
  const reading = store.clocks.value;
  const seats = received?.match.seats;
  const isOver = received?.match.status === 'over';
  const states = useMemo(() => ({ reading, seats: seats ?? [], here: null, isOver }), [reading, seats, isOver]);
  const { follow } = words.value;
  const texts = fallbackWords.value;
  if (store.lost.value) return <NoMatch fault={store.lost.value} />;
  if (!received) return <p class="match-loading">{follow.loading}</p>;
  const game = fallbackTitle(received.match.game);
  const fault = store.fault.value;
  const open = received.match.seats.filter((seat) => !seat.taken).length;
  return (
    <SeatStatesContext.Provider value={states}>
      <Page title={game} documentTitle={`${headingOf(received.match, texts)} – ${game}`}>
        {store.line.value === 'lost' && (
          <Notice action={<Button onClick={() => store.retryNow()}>{pageWords.value.home.tryAgain}</Button>}>
            {follow.lost}
          </Notice>
        )}
        {store.line.value === 'polls' && <Notice>{follow.polls}</Notice>}
        {store.line.value === 'held' && <Notice>{follow.held}</Notice>}
        {store.waiting.value && (
          <Notice action={<Button onClick={() => store.retryNow()}>{pageWords.value.home.tryAgain}</Button>}>
            {words.value.act.waits}
          </Notice>
        )}
        {fault && <FaultNotice fault={fault} />}
        {received.match.status === 'waiting' && (
          <section class="plain-waiting">
            <p>{texts.waiting(open)}</p>
            {received.match.mine.length === 0 && <SitDown sit={(name) => store.sitDown(name)} />}
          </section>
        )}
        <StandIn store={store} />
        {reading && <ClockAnnouncer />}
        <PlainTable
          received={received}
          words={texts}
          sending={store.sending.value}
          act={(line) => void store.act(line)}
          lookThrough={(seat) => store.lookThrough(seat)}
        />
        <Resign store={store} />
      </Page>
    </SeatStatesContext.Provider>
  );
}

/** Says that a bot plays for the person at this screen, with the way back unless all agreed that bots play the rest. */
function StandIn({ store }: { readonly store: FallbackSession }) {
  const match = store.received.value?.match;
  const away = match?.status === 'running' ? match.seats.find(({ mine, playedBy }) => mine && playedBy) : undefined;
  if (!away?.playedBy) return null;
  const texts = clockWords.value;
  if (!store.mayReclaim(away.seat)) return <Notice>{texts.why[away.playedBy.why]}</Notice>;
  return (
    <Notice action={<Button onClick={() => void store.reclaimSeat(away.seat)}>{texts.reclaim}</Button>}>
      {texts.playsForYou(pageWords.value.home.levelName(away.playedBy.level))}
    </Notice>
  );
}

/** Hands the person's seat to a bot, after a confirmation that says the effect. */
function Resign({ store }: { readonly store: FallbackSession }) {
  const [isAsking, setAsking] = useState(false);
  const match = store.received.value?.match;
  const own = match?.seats.filter(({ mine, playedBy }) => mine && !playedBy) ?? [];
  const seat = own.find((one) => one.seat === match?.viewer)?.seat ?? own[0]?.seat;
  if (match?.status !== 'running' || seat === undefined || !store.canResign) return null;
  const texts = clockWords.value.resign;
  const resign = async () => {
    setAsking(false);
    await store.resign(seat);
  };
  return (
    <section class="plain-resign">
      {isAsking ? (
        <>
          <p>{match.clocks ? texts.effectWithClock : texts.effect}</p>
          <Button onClick={() => void resign()}>{texts.yes}</Button>
          <Button onClick={() => setAsking(false)}>{texts.no}</Button>
        </>
      ) : (
        <Button onClick={() => setAsking(true)}>{texts.entry}</Button>
      )}
    </section>
  );
}

export function SitDown({ sit }: { readonly sit: (name: string) => Promise<void> }) {
  const [name, setName] = useState(ownName.value ?? '');
  const [wrong, setWrong, count] = useAnswer(false);
  const { home } = pageWords.value;
  const submit = async (event: Event) => {
    event.preventDefault();
    const chosen = name.trim();
    const fits = isPlayerName(chosen);
    setWrong(!fits);
    if (!fits) return;
    chooseName(chosen);
    await sit(chosen);
  };
  return (
    <form class="plain-sit" onSubmit={submit}>
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
      <button type="submit" class="button button-primary">
        {home.join}
      </button>
      {wrong && (
        <p role="alert">
          <ReadAgain of={count}>{home.needName}</ReadAgain>
        </p>
      )}
    </form>
  );
}
