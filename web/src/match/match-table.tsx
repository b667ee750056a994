import { useMemo } from 'preact/hooks';
import { hintsFor, titleOf } from '../act/hints.ts';
import { idlePointing, pointingOf } from '../act/pointing.ts';
import { LogBook } from '../follow/log.ts';
import { lastPly } from '../follow/timeline.ts';
import { tableSpeed } from '../settings.ts';
import { type LogGroup, LogList, type Pointing, Table } from '../show/index.ts';
import { Header } from './header.tsx';
import { useSeated } from './table-context.ts';
import { TurnView } from './turn-view.tsx';

/** The table with everything on it, as this screen sees it now. */
export function MatchTable() {
  const { sight, store, names } = useSeated();
  const pointing = usePointing();
  const scene = sight.scene.value;
  if (!scene) return null;
  const { position, facts } = scene;
  return (
    <Table
      state={position.json}
      board={position.board}
      cities={position.cities}
      triangle={position.triangle}
      names={names}
      mine={store.mine.value}
      handOf={sight.handOf.value}
      forecast={position.forecast}
      showForecast={sight.forecast.value}
      pointing={pointing}
      facts={facts}
      speed={tableSpeed()}
      header={<Header />}
      turn={<TurnView />}
      log={<Log />}
    />
  );
}

/** The pointing of this screen: whoever's turn is drafted here, else nobody's. */
function usePointing(): Pointing {
  const { acting, sight, words, namer, names } = useSeated();
  const position = acting.open.value && sight.past.value === null ? acting.position.value : null;
  const picking = acting.picking.value;
  const pointedAt = acting.pointedAt.value;
  const hint = useMemo(
    () => position && hintsFor(position, picking.picked, words, namer),
    [position, picking.picked, words, namer],
  );
  const turn = sight.scene.value?.position.json.seat ?? null;
  const waitingFor = acting.draft.value !== null || turn === null ? null : (names[turn] ?? null);
  return useMemo(() => {
    if (!position || !hint) {
      const text = waitingFor === null ? words.act.notNow : words.act.notYourTurn(waitingFor);
      const refusal = { text, clause: null };
      return idlePointing((target) => ({
        title: titleOf(target, words, namer),
        price: null,
        lines: [],
        effects: [],
        refusal,
      }));
    }
    return pointingOf({
      position,
      picking,
      pointedAt,
      hint,
      pick: (target) => acting.pick(target),
      point: (target) => acting.point(target),
    });
  }, [position, picking, pointedAt, hint, waitingFor, acting, words, namer]);
}

/** The log of what this screen has shown so far, the newest first. */
function Log() {
  const { store, sight, words, namer } = useSeated();
  const timeline = store.timeline.value;
  const ply = sight.past.value ?? store.shown.value.ply;
  const book = useMemo(() => new LogBook(words, namer), [words, namer]);
  const groups = useMemo<readonly LogGroup[]>(() => {
    if (!timeline) return [];
    const chapters = book.upTo(timeline, Math.min(ply, lastPly(timeline)));
    return [...chapters].reverse().map(({ title, entries }) => ({
      title,
      lines: [...entries]
        .reverse()
        .map(({ seat, text, amount }) => ({ seat, text, ...(amount === null ? {} : { amount }) })),
    }));
  }, [timeline, ply, book]);
  return <LogList groups={groups} />;
}
