import type { TableSlots } from '@levante/table/match/game.ts';
import { tableSpeed } from '@levante/table/ui/settings.ts';
import { useMemo } from 'preact/hooks';
import { idlePointing, pointingOf } from './act/pointing.ts';
import { hintsFor, titleOf } from './phrases/hints.ts';
import type { ElCapitanSeated } from './seated.ts';
import type { Pointing } from './show/props.ts';
import { Table } from './show/table.tsx';

/** The table with everything on it, as this screen sees it now. */
export function MatchTable({ seated, header, turn, log }: TableSlots<ElCapitanSeated>) {
  const { sight, store, names } = seated;
  const pointing = usePointing(seated);
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
      header={header}
      turn={turn}
      log={log}
    />
  );
}

/** The pointing of this screen: whoever's turn is drafted here, else nobody's. */
function usePointing({ acting, sight, words, voice, names }: ElCapitanSeated): Pointing {
  const { namer, words: own } = voice;
  const position = acting.open.value && sight.past.value === null ? acting.position.value : null;
  const picking = acting.picking.value;
  const pointedAt = acting.pointedAt.value;
  const hint = useMemo(
    () => position && hintsFor(position, picking.picked, own, namer),
    [position, picking.picked, own, namer],
  );
  const turn = sight.scene.value?.position.turn ?? null;
  const waitingFor = acting.draft.value !== null || turn === null ? null : (names[turn] ?? null);
  return useMemo(() => {
    if (!position || !hint) {
      const text = waitingFor === null ? words.act.notNow : words.act.notYourTurn(waitingFor);
      const refusal = { text, clause: null };
      return idlePointing((target) => ({
        title: titleOf(target, own, namer),
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
  }, [position, picking, pointedAt, hint, waitingFor, acting, words, own, namer]);
}
