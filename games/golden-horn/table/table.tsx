import type { TableSlots } from '@levante/table/match/game.ts';
import { tableSpeed } from '@levante/table/ui/settings.ts';
import { useMemo } from 'preact/hooks';
import { signsOf } from './act/pointing.ts';
import { keyOf } from './act/targets.ts';
import { faresOf } from './act/ways.ts';
import { hintsFor, titleOf } from './phrases/hints.ts';
import type { GoldenHornSeated } from './seated.ts';
import type { Fares, Pointing } from './show/props.ts';
import { Table } from './show/table.tsx';

const NO_FARES: Fares = new Map();

/** The table with everything on it, as this screen sees it now. */
export function MatchTable({ seated, header, turn, log }: TableSlots<GoldenHornSeated>) {
  const { acting, sight, store, voice, names } = seated;
  const pointing = usePointing(seated);
  const open = acting.open.value && sight.past.value === null ? acting.position.value : null;
  const { ways } = acting.picking.value;
  const fares = useMemo(() => (open ? faresOf(open, ways) : NO_FARES), [open, ways]);
  const scene = sight.scene.value;
  if (!scene) return null;
  const { position, facts } = scene;
  return (
    <Table
      words={voice.speech.words}
      state={position.json}
      board={position.board}
      names={names}
      mine={store.mine.value}
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
function usePointing({ acting, sight, voice, words, names }: GoldenHornSeated): Pointing {
  const { speech } = voice;
  const position = acting.open.value && sight.past.value === null ? acting.position.value : null;
  const picking = acting.picking.value;
  const turn = sight.scene.value?.position.turn ?? null;
  const waitingFor = acting.draft.value !== null || turn === null ? null : (names[turn] ?? null);
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
      pick: (target) => acting.pick(target),
      point: (target) => acting.point(target),
    };
  }, [position, picking, waitingFor, acting, words, speech]);
}
