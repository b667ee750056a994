import type { TableSlots } from '@levante/table/match/game.ts';
import { tableSpeed } from '@levante/table/ui/settings.ts';
import { useMemo } from 'preact/hooks';
import { idlePointing, pointingOf } from './act/pointing.ts';
import type { ElCapitanMatch } from './match.ts';
import { hintsFor, titleOf } from './phrases/hints.ts';
import type { Pointing } from './show/props.ts';
import { GameTable } from './show/table.tsx';

/** The table with everything on it, as this screen sees it now. */
export function MatchTable({ context, header, turn, log }: TableSlots<ElCapitanMatch>) {
  const { view, session, names } = context;
  const pointing = usePointing(context);
  const scene = view.scene.value;
  if (!scene) return null;
  const { position, facts } = scene;
  return (
    <GameTable
      state={position.json}
      board={position.board}
      cities={position.cities}
      triangle={position.triangle}
      names={names}
      mine={session.mine.value}
      handOf={view.handOf.value}
      forecast={position.forecast}
      showForecast={view.forecast.value}
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
function usePointing({ editor, view, words, phrases, names }: ElCapitanMatch): Pointing {
  const { namer, words: own } = phrases;
  const position = editor.open.value && view.past.value === null ? editor.position.value : null;
  const picking = editor.picking.value;
  const pointedAt = editor.pointedAt.value;
  const hint = useMemo(
    () => position && hintsFor(position, picking.picked, own, namer),
    [position, picking.picked, own, namer],
  );
  const turn = view.scene.value?.position.turn ?? null;
  const waitingFor = editor.draft.value !== null || turn === null ? null : (names[turn] ?? null);
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
      pick: (target) => editor.pick(target),
      point: (target) => editor.point(target),
    });
  }, [position, picking, pointedAt, hint, waitingFor, editor, words, own, namer]);
}
