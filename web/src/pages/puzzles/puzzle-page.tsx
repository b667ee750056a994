import { browserStorage, tabStorage } from '@levante/table/lib/storage.ts';
import { missingText } from '@levante/table/ui/missing-text.ts';
import '@levante/table/style/match.css';
import '@levante/table/room/style.css';
import type { RatedPuzzle } from '@levante/bots';
import type { GameCard } from '@levante/table/match/card.ts';
import { storeDraft, storePlan } from '@levante/table/match/draft.ts';
import type { RoomProps } from '@levante/table/match/game.ts';
import type { GamePuzzles } from '@levante/table/match/study.ts';
import { bestTurnOf, PuzzleHost } from '@levante/table/puzzle/puzzle-host.ts';
import { keepPuzzles, puzzleProgress } from '@levante/table/puzzle/puzzle-list.ts';
import { type PuzzleMoment, PuzzlePanel } from '@levante/table/puzzle/puzzle-panel.tsx';
import { type BestTurn, ShownBestTurn, type TurnVerdict, verdictOf } from '@levante/table/puzzle/verdict.ts';
import { puzzleWords } from '@levante/table/puzzle/words/index.ts';
import { Notice } from '@levante/table/ui/controls.tsx';
import { nameToPlay } from '@levante/table/ui/own-name.ts';
import { Page } from '@levante/table/ui/page.tsx';
import { address } from '@levante/table/ui/pages.tsx';
import { pageWords } from '@levante/table/words/page/index.ts';
import { type ComponentType, createContext } from 'preact';
import { useContext, useEffect, useMemo, useState } from 'preact/hooks';
import { deviceAddress, usePageDependencies } from '../dependencies.ts';
import { type FetchedPuzzles, fetchPuzzles, useFetched } from './use-puzzles.ts';

interface Fetched extends FetchedPuzzles {
  readonly number: number;
  readonly puzzle: RatedPuzzle;
  readonly Room: ComponentType<RoomProps>;
}

/** Page of one puzzle. */
export function PuzzlePage() {
  const { games } = usePageDependencies();
  const { game: requested = '', number = '' } = address.value.params;
  const game = games.find(({ id }) => id === requested);
  return game ? (
    <PuzzleBy key={`${game.id} ${number}`} game={game} number={number} />
  ) : (
    <NoPuzzle list="/puzzles" number={number} />
  );
}

function PuzzleBy({ game, number }: { readonly game: GameCard; readonly number: string }) {
  const words = puzzleWords.value;
  const { fetched, retry } = useFetched(`${game.id} ${number}`, () => fetchOne(game, Number(number)));
  const list = `/puzzles/${game.id}`;
  if (fetched === null) return <p class="match-loading">{words.loading}</p>;
  if (fetched === 'none') return <NoPuzzle list={list} number={number} />;
  if (fetched !== 'missing') return <PuzzleTable game={game} {...fetched} />;
  return (
    <Page title={words.title}>
      <Notice
        action={
          <button type="button" class="button" onClick={retry}>
            {pageWords.value.home.tryAgain}
          </button>
        }
      >
        {missingText(words.missing)}
      </Notice>
    </Page>
  );
}

function NoPuzzle({ list, number }: { readonly list: string; readonly number: string }) {
  const words = puzzleWords.value;
  return (
    <Page title={words.title}>
      <p>
        {words.noSuch(number)} <a href={list}>{words.list}</a>
      </p>
    </Page>
  );
}

async function fetchOne(game: GameCard, number: number): Promise<Fetched | null> {
  const fetched = await fetchPuzzles(game);
  const puzzle = await fetched?.puzzles.fetchPuzzle(number);
  if (!fetched || !puzzle) return null;
  const { options } = puzzle.state;
  const read = fetched.puzzles.rules.options(options);
  if (!read.ok) throw new Error(`a puzzle with options that are none: ${read.refusal.code}`);
  return { ...fetched, number, puzzle, Room: await game.fetchRoom(read.value) };
}

/** An attempt at a puzzle, or a showing of its solution; each has its own table. */
interface Attempt {
  readonly time: number;
  readonly shown: boolean;
  readonly verdict: TurnVerdict | null;
  /** Turn that was played; empty before. */
  readonly lines: readonly string[];
}

const FRESH: Omit<Attempt, 'time'> = { shown: false, verdict: null, lines: [] };

function PuzzleTable({ game, puzzles, list, number, puzzle, Room }: Fetched & { readonly game: GameCard }) {
  const { startAnalyst, makeAvailableOffline } = usePageDependencies();
  const [{ time, shown, verdict, lines }, setAttempt] = useState<Attempt>({ ...FRESH, time: 0 });
  const { botNames } = pageWords.value.home;
  const name = nameToPlay();
  const id = `puzzle-${game.id}-${number}-${time}`;
  useEffect(() => void makeAvailableOffline(), [makeAvailableOffline]);
  const host = useMemo(() => {
    storeDraft(tabStorage, id, null);
    storePlan(tabStorage, id, null);
    const others = [...botNames];
    const { players } = list.heads[number - 1] ?? { players: 0 };
    const names = Array.from({ length: players }, (_, seat) => (seat === puzzle.seat ? name : (others.shift() ?? '')));
    const opened = new PuzzleHost({
      id,
      puzzles,
      puzzle,
      names,
      made({ lines: made, facts }) {
        if (shown) return;
        const judged = verdictOf(puzzles, puzzle, made, facts);
        keepPuzzles(browserStorage, game.id, [[number, judged.kind === 'right' ? 'solved' : 'failed']]);
        setAttempt((now) => (now.time === time ? { ...now, verdict: judged, lines: made } : now));
      },
    });
    return opened;
  }, [id, shown]);
  useEffect(() => {
    if (shown) host.playSolution();
  }, [host, shown]);
  const best = useMemo(
    () => (verdict !== null || shown ? bestTurn(puzzles, puzzle, verdict, lines) : null),
    [puzzles, puzzle, verdict, shown, lines],
  );
  const address = `/puzzles/${game.id}`;
  const next = nextOpen(game.id, number, list.heads.length);
  const moment = {
    number,
    puzzle,
    puzzles,
    name,
    verdict,
    shown,
    list: address,
    next: next === null ? null : `${address}/${next}`,
    again: () => setAttempt({ ...FRESH, time: time + 1 }),
    show: () => setAttempt({ ...FRESH, time: time + 1, shown: true }),
  };
  return (
    <CurrentPuzzle.Provider value={moment}>
      <ShownBestTurn.Provider value={best}>
        <Room
          key={id}
          id={id}
          host={host}
          addressOf={deviceAddress}
          reach="nowhere"
          unaided
          startAnalyst={startAnalyst}
          fetchStudy={game.fetchStudy}
          Beside={Beside}
        />
      </ShownBestTurn.Provider>
    </CurrentPuzzle.Provider>
  );
}

/** Returns the best turn and one to compare it with: the player's if it was worse, else the second best. */
function bestTurn(
  puzzles: GamePuzzles,
  puzzle: RatedPuzzle,
  verdict: TurnVerdict | null,
  made: readonly string[],
): BestTurn | null {
  const best = bestTurnOf(puzzles, puzzle);
  if (!best) return null;
  const next = puzzle.deeds[1]?.deed;
  const isWorse = verdict !== null && verdict.kind !== 'right';
  const other = isWorse ? made : next === undefined ? null : puzzles.turnTo(puzzle, next);
  return { view: puzzle.state, seat: puzzle.seat, lines: puzzle.solution, facts: best.facts, other, isNext: !isWorse };
}

/** The current puzzle, for the panel next to its table. */
const CurrentPuzzle = createContext<PuzzleMoment | null>(null);

function Beside() {
  const moment = useContext(CurrentPuzzle);
  return moment && <PuzzlePanel {...moment} />;
}

/** Returns the next unsolved puzzle, wrapping around at the end; null if there is none. */
function nextOpen(game: string, number: number, all: number): number | null {
  const progress = puzzleProgress(browserStorage, game);
  for (let step = 1; step < all; step++) {
    const other = ((number - 1 + step) % all) + 1;
    if (progress.get(other) !== 'solved') return other;
  }
  return null;
}
