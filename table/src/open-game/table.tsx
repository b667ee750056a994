import './open-game.css';
import type { Seat } from '@levante/contract';
import { type ComponentChildren, createContext } from 'preact';
import { useContext, useMemo, useRef } from 'preact/hooks';
import { Rhumbs } from '../art/drawings.tsx';
import { Shield } from '../art/marks.tsx';
import type { TableSlots } from '../match/game.ts';
import { usePlannedMotion } from '../motion/flights.ts';
import type { Motion } from '../motion/motions.ts';
import { BotMark, breakable } from '../players/player-panel.tsx';
import { Frame, useRoom } from '../pointing/frame.tsx';
import { TargetButton } from '../pointing/target.tsx';
import { TurnNotice } from '../turn/turn-view.tsx';
import { Tabs } from '../ui/dialog.tsx';
import { Portion } from '../ui/portions.tsx';
import { tableSpeed } from '../ui/settings.ts';
import type { OpenGame, OpenMatch } from './game.ts';
import { useOpenPointing } from './hand.ts';
import type { OpenFact } from './phrases.ts';
import { spotAt } from './pointing.ts';

/** What a place is called at this moment. */
const PlaceNames = createContext<(at: string) => string>((at) => at);

interface PlaceButtonProps {
  readonly at: string;
  /** Where its middle lies, as parts of a hundred of the board's width and height. */
  readonly x: number;
  readonly y: number;
  /** Its width, in the same measure. */
  readonly size: number;
  /** The piece that stands there, by its `data-piece`. */
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

/** The movements of these facts, one after the other. */
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

interface PlayersProps {
  readonly names: readonly string[];
  readonly mine: readonly Seat[];
  readonly playing: Seat | null;
  readonly words: { readonly players: string; readonly playing: string; readonly you: string };
  note(seat: Seat): ComponentChildren;
}

/** Everybody at the table. */
function Players({ names, mine, playing, words, note }: PlayersProps) {
  return (
    <section class="players open-players" aria-label={words.players}>
      <ol data-players={names.length}>
        {names.map((name, seat) => (
          <li
            key={`${seat + 1} ${name}`}
            class="player"
            data-playing={playing === seat ? '' : undefined}
            data-seat={seat}
            data-anchor={`seat-${seat}`}
          >
            <span class="player-shield">
              <Shield seat={seat} />
              <BotMark seat={seat} />
            </span>
            <span class="player-name" title={name}>
              <strong>{breakable(name)}</strong>
              {mine.includes(seat) && <em>{words.you}</em>}
              {playing === seat && <span class="unseen">, {words.playing}</span>}
            </span>
            <span class="open-note">{note(seat)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The table of a game without secrets: players, the board, the turn and the log, on any screen. */
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
  usePlannedMotion(root, facts, () => plan(game, facts, tableSpeed()));
  const position = scene?.position;
  const nameOf = useMemo(() => (at: string) => (position ? phrases.place(position, at) : at), [position, phrases]);
  if (!position) return null;
  const { Board, PlayerNote } = game;
  return (
    <PlaceNames.Provider value={nameOf}>
      <Frame root={root} room={room} pointing={pointing} names={names} game={game.rules.id}>
        <div class="table-head">{header}</div>
        <Portion>
          <Players
            names={names}
            mine={session.mine.value}
            playing={position.over ? null : (view.drafting.value ?? position.actor)}
            words={words.follow}
            note={(seat) => <PlayerNote position={position} seat={seat} />}
          />
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
        {room.drawers && room.layout !== 'across' && (
          <Portion>
            <Tabs
              drawers={[{ id: 'log', name: words.follow.log, count: null, contents: log }]}
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
