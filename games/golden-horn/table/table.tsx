import type { TableSlots } from '@levante/table/match/game.ts';
import { tableSpeed } from '@levante/table/ui/settings.ts';
import { useMemo } from 'preact/hooks';
import { faresOf } from './act/intents.ts';
import { signsOf } from './act/pointing.ts';
import { keyOf } from './act/targets.ts';
import type { GoldenHornMatch } from './match.ts';
import { hintsFor, titleOf } from './phrases/hints.ts';
import type { Fares, Pointing } from './show/props.ts';
import { GameTable } from './show/table.tsx';

const NO_FARES: Fares = new Map();

/** The table with everything on it, as this screen sees it now. */
export function MatchTable({ context, header, turn, log }: TableSlots<GoldenHornMatch>) {
  const { editor, view, session, phrases, names } = context;
  const pointing = usePointing(context);
  const open = editor.open.value && view.past.value === null ? editor.position.value : null;
  const { ways } = editor.picking.value;
  const fares = useMemo(() => (open ? faresOf(open, ways) : NO_FARES), [open, ways]);
  const scene = view.scene.value;
  if (!scene) return null;
  const { position, facts } = scene;
  return (
    <GameTable
      words={phrases.speech.words}
      state={position.json}
      board={position.board}
      names={names}
      mine={session.mine.value}
      pointing={pointing}
      fares={fares}
      facts={facts}
      speed={tableSpeed()}
      header={header}
      turn={turn}
      log={log}
    />
  );
}

/** The pointing of this screen: whoever's turn is drafted here, else nobody's. */
function usePointing({ editor, view, phrases, words, names }: GoldenHornMatch): Pointing {
  const { speech } = phrases;
  const position = editor.open.value && view.past.value === null ? editor.position.value : null;
  const picking = editor.picking.value;
  const turn = view.scene.value?.position.turn ?? null;
  const waitingFor = editor.draft.value !== null || turn === null ? null : (names[turn] ?? null);
  return useMemo<Pointing>(() => {
    if (!position) {
      const text = waitingFor === null ? words.act.notNow : words.act.notYourTurn(waitingFor);
      const refusal = { text, clause: null };
      return {
        sign: () => null,
        hint: (target) => ({ title: titleOf(target, speech), price: null, lines: [], effects: [], refusal }),
        pick: () => {},
        point: () => {},
      };
    }
    const signs = signsOf(position, picking);
    return {
      sign: (target) => signs.get(keyOf(target)) ?? null,
      hint: hintsFor(position, picking.picked, speech),
      pick: (target) => editor.pick(target),
      point: (target) => editor.point(target),
    };
  }, [position, picking, waitingFor, editor, words, speech]);
}
