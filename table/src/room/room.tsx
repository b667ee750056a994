import { browserStorage, tabStorage } from '../lib/storage.ts';
import './style.css';
import type { MatchSeat } from '@levante/wire';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { ChatSlot, ChatTab, useChatEvents } from '../chat/chat-slot.tsx';
import { ClockAnnouncer } from '../clock/clock-announcer.tsx';
import { SeatStatesContext, shownStandIn } from '../clock/seat-clock.tsx';
import { SeatNews, standInPerson } from '../clock/seat-news.tsx';
import { RematchSlot } from '../end/rematch-slot.tsx';
import { Announcer } from '../follow/announcer.tsx';
import { AddressSync, asksForMoment } from '../follow/moment.tsx';
import { lazyComponent } from '../lib/lazy.ts';
import { Log } from '../log/log.tsx';
import type { MatchContext, Phrases, RoomProps, TableGame } from '../match/game.ts';
import { type AnyMatchContext, CurrentMatch, namesOf, type Parts, readerOf, useMatch } from '../match/match-context.ts';
import type { AnyFact, TablePosition } from '../match/position.ts';
import { standInAt } from '../match/seat-changes.ts';
import type { AnyIntent } from '../match/selection.ts';
import { MatchSession } from '../match/session.ts';
import { TurnEditor } from '../match/turn-editor.ts';
import { ViewState } from '../match/view-state.ts';
import { BotLevels } from '../players/player-panel.tsx';
import type { AnyTarget } from '../pointing/pointing.ts';
import { useFollowOn } from '../proposal/follow-on.ts';
import type { Audible, Cues } from '../sound/sounds.ts';
import { TurnView } from '../turn/turn-view.tsx';
import { AddedTabs } from '../ui/dialog.tsx';
import { pageStrip } from '../ui/pages.tsx';
import { Gradually, Portion } from '../ui/portions.tsx';
import { settings } from '../ui/settings.ts';
import { words } from '../words/index.ts';
import { useQuestionFocus } from './focus.ts';
import { Header } from './header.tsx';
import { Connection, NoMatch, PassScreen, useRetries } from './interruptions.tsx';
import { SkipLinks, useKeys } from './keys.tsx';
import { keepVisit } from './visits.ts';

const Sheets = lazyComponent(async () => (await import('./sheets.tsx')).Sheets);

const Sounds = lazyComponent(async () => (await import('../sound/sounds.ts')).Sounds);

/** The page of a match: everything shared by all games, around the game's table. */
export function MatchRoom<
  P extends TablePosition<P, F>,
  F extends AnyFact,
  T extends AnyTarget,
  W extends AnyIntent,
  V extends Phrases<P, F>,
>({ game, ...props }: RoomProps & { readonly game: TableGame<P, F, T, W, V> }) {
  const context = useMatchContext(props, game);
  const { session, editor, view, words: language, phrases, names, startAnalyst } = context;
  useRetries(session);
  useEffect(
    () => () => {
      editor.close();
      session.close();
    },
    [session, editor],
  );
  const { addressOf, reach, menu, fetchStudy, tryFrom, Beside } = props;
  const shell = useMemo((): AnyMatchContext => {
    const parts: Parts = {
      turn: () => game.turn(context),
      choices() {
        const position = editor.position.value;
        const { intents } = editor.selection.value;
        return position ? intents.map((intent) => game.action(context, position, intent, true)) : [];
      },
      marks: () => (session.timeline.value ? game.marks(session.timeline.value) : []),
      questions: () => game.questionsOf?.(context) ?? [],
      standings: game.Standings && <game.Standings context={context} />,
      analysis: (on) => <game.Analysis context={context} on={on} />,
    };
    const match = { session, editor, view, words: language, phrases, names, startAnalyst };
    return { ...match, parts, addressOf, reach, menu, fetchStudy, tryFrom };
  }, [context, addressOf, reach, menu, fetchStudy, tryFrom]);
  useKeys(shell);
  useQuestionFocus(shell);
  useEndOfMatch(shell);
  useFollowOn(session.match.value, shell);
  useLastVisit(shell);
  // Not with the phrases: a name or a new stream must not swallow the sound of what happened meanwhile.
  const audible = useMemo(() => audibleMatch({ game, session, view }), [game, session, view]);
  const seats = session.match.value?.seats;
  const reading = session.clocks.value;
  const here = session.presence.value?.here ?? null;
  const isOver = session.match.value?.status === 'over';
  const states = useMemo(() => ({ reading, seats: seats ?? [], here, isOver }), [reading, seats, here, isOver]);
  const levels = useMemo(() => botLevels(seats ?? [], isOver), [seats, isOver]);
  const fault = session.fault.value;
  if (fault) return <NoMatch fault={fault} />;
  return (
    <CurrentMatch.Provider value={shell}>
      <BotLevels.Provider value={levels}>
        <SeatStatesContext.Provider value={states}>
          <Connection />
          <Notices />
          <Contents Waiting={props.Waiting}>
            {() => (
              <AddedTabs.Provider value={<ChatTab />}>
                <game.Table
                  context={context}
                  header={<Header />}
                  turn={<TurnView />}
                  log={
                    <>
                      <Log />
                      <ChatSlot />
                    </>
                  }
                />
              </AddedTabs.Provider>
            )}
          </Contents>
          {reading && <ClockAnnouncer />}
          <SeatNews />
          <RematchSlot />
          {Beside && <Beside />}
          {audible && settings.value.sound && <Sounds audible={audible} />}
        </SeatStatesContext.Provider>
      </BotLevels.Provider>
    </CurrentMatch.Provider>
  );
}

interface ContentsProps {
  readonly Waiting: RoomProps['Waiting'];
  readonly children: () => ComponentChildren;
}

/** The table, or the page shown instead of it. */
function Contents({ Waiting, children }: ContentsProps) {
  const { session, view } = useMatch();
  useChatEvents();
  const match = session.match.value;
  if (match?.status === 'waiting' && Waiting)
    return (
      <>
        <Waiting />
        <Announcer />
      </>
    );
  if (!match || match.status === 'waiting') return <p class="match-loading">{words.value.follow.loading}</p>;
  if (session.passTo.value !== null) return <PassScreen seat={session.passTo.value} />;
  return (
    <>
      <SkipLinks />
      <Gradually>
        <Portion>{children()}</Portion>
      </Gradually>
      <Announcer />
      <AddressSlot />
      {view.sheet.value !== null && <Sheets />}
    </>
  );
}

/** Notices of the client's strip. Separate, so that they do not re-render the table. */
function Notices() {
  const Strip = pageStrip.value;
  return Strip && <Strip place="match" />;
}

/** Separate from the table, so that steps through the past do not re-render it. */
function AddressSlot() {
  return useMatch().view.past.value !== null || asksForMoment() ? <AddressSync /> : null;
}

/** Creates the match context; its phrases change only with names, board or language. */
function useMatchContext<
  P extends TablePosition<P, F>,
  F extends AnyFact,
  T extends AnyTarget,
  W extends AnyIntent,
  V extends Phrases<P, F>,
>({ id, host, open = false, startAnalyst }: RoomProps, game: TableGame<P, F, T, W, V>): MatchContext<P, F, T, W, V> {
  const opened = useMemo(() => {
    const session = new MatchSession(id, host, open ? { ...game, secret: false } : game, tabStorage);
    const editor = new TurnEditor(session, tabStorage, game);
    return { session, editor, view: new ViewState(session, editor) };
  }, [id, host, open, game]);
  const match = opened.session.match.value;
  const start = opened.session.timeline.value?.start ?? null;
  const language = words.value;
  const names = match ? namesOf(match) : [];
  const key = names.join('\n');
  const you = readerOf(opened);
  return useMemo(
    () => ({
      ...opened,
      game,
      words: language,
      phrases: game.phrases(start, names, language, you, (ply, seat) => {
        const bot = standInAt(opened.session.seatChanges.value, ply, seat);
        return bot && standInPerson(bot, { name: names[seat] ?? '', you: you === seat });
      }),
      names,
      startAnalyst,
    }),
    [opened, game, start, key, language, startAnalyst, you],
  );
}

/** Returns the sounds of a match; null for a game without. */
function audibleMatch<P extends TablePosition<P, F>, F extends AnyFact>({
  game,
  session,
  view,
}: {
  readonly game: { readonly cues?: Cues<F> };
  readonly session: MatchSession<P, F>;
  readonly view: ViewState<P, F>;
}): Audible<F> | null {
  const { cues } = game;
  if (!cues) return null;
  const decides = (): number | null => {
    const scene = view.scene.value;
    return scene?.kind === 'now' || scene?.kind === 'draft' ? scene.position.turn : null;
  };
  return {
    cues,
    facts: () => (view.past.value === null ? (view.scene.value?.facts ?? []) : []),
    mine: () => session.mine.value.some((seat) => seat === decides()),
    over: () => session.match.value?.status === 'over' && session.caughtUp.value,
  };
}

/** Returns the level of the bot that plays each seat, empty if unknown; null for a person. */
function botLevels(seats: readonly MatchSeat[], isOver: boolean): readonly (string | null)[] {
  return seats.map(({ seat, kind, level }) => {
    const standIn = shownStandIn({ seats, isOver }, seat);
    return standIn?.level ?? (kind === 'bot' ? (level ?? '') : null);
  });
}

/** Stores the last shown ply of a match, so that the home page can list news. */
function useLastVisit({ session, reach }: AnyMatchContext): void {
  const { ply } = session.shown.value;
  useEffect(() => {
    if (reach !== 'nowhere' && ply > 0) keepVisit(browserStorage, session.id, ply);
  }, [session, reach, ply]);
}

/** Opens the standings when the last ply was shown, unless the address names another position. */
function useEndOfMatch({ session, view }: AnyMatchContext): void {
  // A match that was ended without a result has no standings.
  const isFinished = (session.match.value?.result ?? null) !== null;
  const over = isFinished && session.caughtUp.value && session.held.value === null;
  useEffect(() => {
    if (over && !asksForMoment()) view.open('standings');
  }, [over, view]);
}
