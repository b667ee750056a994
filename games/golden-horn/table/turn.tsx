import type { CityCode } from '@levante/golden-horn/rules';
import type { TurnParts } from '@levante/table/match/game.ts';
import { plainAction } from '@levante/table/match/turn-view.tsx';
import type { TurnAction } from '@levante/table/show/turn-panel.tsx';
import { useState } from 'preact/hooks';
import { askedOf } from './act/asked.ts';
import type { Way } from './act/ways.ts';
import { openWays } from './act/ways.ts';
import { GoodCard } from './art/goods.tsx';
import type { Position } from './follow/position.ts';
import { nameOfWay, notesOfWay } from './phrases/hints.ts';
import type { GoldenHornSeated } from './seated.ts';
import { Placing } from './show/placing.tsx';

/** What Golden Horn adds to the panel of the turn. */
export function turnOf(seated: GoldenHornSeated): TurnParts {
  const { acting, voice } = seated;
  const { words } = voice.speech;
  const position = acting.open.value ? acting.position.value : null;
  const asked = position && askedOf(position);
  return {
    actions: position ? offered(seated, position) : [],
    hasEnd: asked?.step !== 'place' && asked?.step !== 'close',
    endReason: asked?.step === 'turn' ? words.sailFirst : null,
    noSteps: null,
    extra: asked?.step === 'place' && position?.actor !== null ? <PlaceShips seated={seated} /> : null,
  };
}

/** A further step of the voyage, or what is asked when the turn is over. */
function offered(seated: GoldenHornSeated, position: Position): readonly TurnAction[] {
  const { acting, voice } = seated;
  const { words, name } = voice.speech;
  const { json } = position;
  if (json.step === 'voyage') {
    const [next] = openWays(position);
    return next ? [{ ...actionOf(seated, position, next), primary: next.cards.length === 0 }] : [];
  }
  return position.legal.flatMap((line): readonly TurnAction[] => {
    if (line.verb !== 'announce' && line.verb !== 'done') return [];
    const note = line.verb === 'announce' ? words.announceNote : words.goOnNote;
    return [{ ...plainAction(line.text, words.doing(line, name), () => acting.decide(line.text)), note }];
  });
}

/** A way as a button. */
export function actionOf({ acting, voice }: GoldenHornSeated, position: Position, way: Way): TurnAction {
  const [card] = way.cards;
  return {
    id: way.lines.map(({ text }) => text).join(', '),
    label: nameOfWay(position, way, voice.speech),
    price: null,
    icon: card && way.cards.length === 1 ? <GoodCard colour={card} /> : undefined,
    note: notesOfWay(position, way, voice.speech).join(' '),
    disabledReason: null,
    onPick: () => acting.choose(way),
  };
}

function PlaceShips({ seated }: { readonly seated: GoldenHornSeated }) {
  const { acting, voice } = seated;
  const [cities, setCities] = useState<readonly CityCode[]>(['VEN', 'VEN', 'CON']);
  const position = acting.position.value;
  const seat = position?.actor ?? null;
  if (!position || seat === null) return null;
  const line = `${seat} place ${cities.join(' ')}`;
  return (
    <Placing
      seat={seat}
      sails={position.board.fleets[position.json.players[seat]?.fleet ?? 'A']}
      cities={cities}
      words={voice.speech.words}
      disabled={!position.allows(line)}
      onChange={setCities}
      onPlace={() => acting.decide(line)}
    />
  );
}
