import './style.css';
import { type ComponentChildren, createContext } from 'preact';
import { useContext, useMemo, useRef } from 'preact/hooks';
import { Rhumbs } from '../art/drawings.tsx';
import type { TableSlots } from '../match/game.ts';
import type { AnyIntent } from '../match/selection.ts';
import { type PointingParts, usePointing } from '../match/use-pointing.ts';
import type { Motion } from '../motion/motions.ts';
import { usePlannedMotion } from '../motion/planned-motion.ts';
import { PlayerPanel } from '../players/player-panel.tsx';
import { Frame, useRoom } from '../pointing/frame.tsx';
import type { Hint, PointingAt } from '../pointing/pointing.ts';
import { TargetButton } from '../pointing/target.tsx';
import { TurnNotice } from '../turn/turn-view.tsx';
import { Tabs } from '../ui/dialog.tsx';
import { Portion } from '../ui/portions.tsx';
import { tableSpeed } from '../ui/settings.ts';
import { type BoardSpot, openReader, openSigns, spotAt } from './board-pointing.ts';
import type { OpenGame, OpenMatch } from './open-game.ts';
import type { OpenPosition } from './open-position.ts';
import type { OpenFact, OpenPhrases } from './phrases.ts';

/** Names the places of the shown position. */
const PlaceNames = createContext<(at: string) => string>((at) => at);

interface PlaceButtonProps {
  readonly at: string;
  /** Centre, in percent of the board's width and height. */
  readonly x: number;
  readonly y: number;
  /** Width in the same unit. */
  readonly size: number;
  /** The `data-piece` of the piece on it. */
  readonly piece?: string | undefined;
  readonly children?: ComponentChildren;
}

/** A place on the board: a button with a name, a sign and a hint. */
export function PlaceButton({ at, x, y, size, piece, children }: PlaceButtonProps) {
  const nameOf = useContext(PlaceNames);
  return (
    <TargetButton
      target={spotAt(at)}
      label={nameOf(at)}
      class="open-place"
      stop
      style={{ left: `${x - size / 2}%`, top: `${y - size / 2}%`, width: `${size}%`, height: `${size}%` }}
      data-key={at}
      data-anchor={`place-${at}`}
    >
      {children && (
        <span class="open-piece" data-piece={piece}>
          {children}
        </span>
      )}
    </TargetButton>
  );
}

/** Motions of these facts, one after the other. */
function plan<S, J extends object, F extends OpenFact>(
  game: OpenGame<S, J, F>,
  facts: readonly F[],
  speed: 0 | 1 | 2,
): readonly Motion[] {
  if (speed === 0) return [];
  let at = 0;
  return facts
    .flatMap((fact) => game.motionOf(fact))
    .map((motion) => {
      const timed = { ...motion, at, ms: motion.ms / speed };
      at += timed.ms * 0.7;
      return timed;
    });
}

const hint = (title: string, lines: readonly string[], refusal: Hint['refusal'] = null): Hint => ({
  title,
  price: null,
  lines,
  effects: [],
  refusal,
});

/** Describes an action and its effects. */
function actionHint<S, J extends object, F extends OpenFact>(
  position: OpenPosition<S, J, F>,
  { lines }: AnyIntent,
  { words }: OpenPhrases<OpenPosition<S, J, F>, F>,
): Hint {
  const texts = lines.map(({ text }) => text);
  const outcome = position.afterAll(texts);
  const notes = outcome.ok ? outcome.facts.map((fact) => words.effect(fact)).filter((note) => note !== '') : [];
  return hint(texts.map((text) => words.step(text)).join(', '), notes);
}

/** Returns the marks and hints of the board's places. */
function useOpenPointing<S, J extends object, F extends OpenFact>(
  context: OpenMatch<S, J, F>,
  game: OpenGame<S, J, F>,
): PointingAt<BoardSpot> {
  const { view, words, phrases } = context;
  const shown = view.scene.value?.position ?? null;
  const parts = useMemo((): PointingParts<OpenPosition<S, J, F>, BoardSpot, AnyIntent> => {
    const reader = openReader(game);
    const title = ({ at }: BoardSpot): string => (shown ? phrases.place(shown, at) : at);
    return {
      title,
      signs: (position, { picked }) => openSigns(position, picked, game),
      hints: (position, picked) => (place) => {
        const onwards = reader.intentsOf(position, picked, place);
        const [only, ...others] = onwards.length > 0 ? onwards : reader.intentsOf(position, [], place);
        if (only && others.length === 0) return actionHint(position, only, phrases);
        if (only) return hint(title(place), [words.act.choose]);
        const refusal = reader.whyNot(position, picked, place);
        return refusal && hint(title(place), [], phrases.refusal(refusal));
      },
    };
  }, [shown, game, words, phrases]);
  return usePointing(context, parts);
}

/** The table of a game without secrets, on any screen. */
export function OpenTable<S, J extends object, F extends OpenFact>({
  game,
  context,
  header,
  turn,
  log,
}: TableSlots<OpenMatch<S, J, F>> & { readonly game: OpenGame<S, J, F> }) {
  const { view, session, names, words, phrases } = context;
  const room = useRoom();
  const root = useRef<HTMLDivElement>(null);
  const pointing = useOpenPointing(context, game);
  const scene = view.scene.value;
  const facts = scene?.facts ?? [];
  const othersPlay = tableSpeed() > 0 && view.drafting.value === null;
  usePlannedMotion(root, facts, othersPlay, () => plan(game, facts, tableSpeed()));
  const position = scene?.position;
  const nameOf = useMemo(() => (at: string) => (position ? phrases.place(position, at) : at), [position, phrases]);
  if (!position) return null;
  const { Board, PlayerNote } = game;
  const playing = position.over ? null : (view.drafting.value ?? position.actor);
  return (
    <PlaceNames.Provider value={nameOf}>
      <Frame root={root} room={room} pointing={pointing} names={names} game={game.rules.id}>
        <div class="table-head">{header}</div>
        <Portion>
          <section class="players open-players" aria-label={words.follow.players}>
            <ol data-players={names.length}>
              {names.map((name, seat) => (
                <PlayerPanel
                  key={`${seat + 1} ${name}`}
                  seat={seat}
                  turnText={`, ${words.follow.playing}`}
                  names={names}
                  mine={session.mine.value}
                  playing={seat === playing}
                  marks={{ 'data-seat': seat }}
                >
                  <span class="open-note">
                    <PlayerNote position={position} seat={seat} />
                  </span>
                </PlayerPanel>
              ))}
            </ol>
          </section>
        </Portion>
        <Portion last>
          <section
            class="chart"
            aria-label={phrases.words.board.label}
            data-spatial=""
            data-small={room.drawers ? '' : undefined}
          >
            <div class="chart-sea open-sea" data-anchor="board">
              <svg class="sea" viewBox="0 0 1000 700" preserveAspectRatio="none" aria-hidden="true">
                <Rhumbs />
              </svg>
              <div class="open-board">
                <Board position={position} />
              </div>
            </div>
          </section>
        </Portion>
        {room.drawers && (
          <Portion>
            <Tabs
              drawers={
                room.layout === 'across' ? [] : [{ id: 'log', name: words.follow.log, count: null, contents: log }]
              }
              notice={<TurnNotice />}
            />
          </Portion>
        )}
        <aside class="table-side" aria-label={words.follow.turn}>
          <Portion>{turn}</Portion>
          {(!room.drawers || room.layout === 'across') && <Portion>{log}</Portion>}
        </aside>
      </Frame>
    </PlaceNames.Provider>
  );
}
