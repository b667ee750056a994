import type { CityCode } from '@levante/golden-horn/rules';
import type { TurnParts } from '@levante/table/match/game.ts';
import { plainAction } from '@levante/table/match/turn-view.tsx';
import type { TurnAction } from '@levante/table/show/turn-panel.tsx';
import { useState } from 'preact/hooks';
import type { Intent } from './act/intents.ts';
import { openWays } from './act/intents.ts';
import { promptOf } from './act/prompt.ts';
import { GoodCard } from './art/goods.tsx';
import type { Position } from './follow/position.ts';
import type { GoldenHornMatch } from './match.ts';
import { nameOfWay, notesOfWay } from './phrases/hints.ts';
import { Placing } from './show/placing.tsx';

/** What Golden Horn adds to the panel of the turn. */
export function turnOf(context: GoldenHornMatch): TurnParts {
  const { editor, phrases } = context;
  const { words } = phrases.speech;
  const position = editor.open.value ? editor.position.value : null;
  const asked = position && promptOf(position);
  return {
    actions: position ? offered(context, position) : [],
    hasEnd: asked?.step !== 'place' && asked?.step !== 'close',
    endReason: asked?.step === 'turn' ? words.sailFirst : null,
    noSteps: null,
    extra: asked?.step === 'place' && position?.actor !== null ? <PlaceShips context={context} /> : null,
  };
}

/** A further step of the voyage, or what is asked when the turn is over. */
function offered(context: GoldenHornMatch, position: Position): readonly TurnAction[] {
  const { editor, phrases } = context;
  const { words, name } = phrases.speech;
  const { json } = position;
  if (json.step === 'voyage') {
    const [next] = openWays(position);
    const further = next ? [{ ...actionOf(context, position, next), primary: next.cards.length === 0 }] : [];
    return [...further, ...stopping(context, position)];
  }
  return position.legal.flatMap((line): readonly TurnAction[] => {
    if (line.verb !== 'announce' && line.verb !== 'done') return [];
    const note = line.verb === 'announce' ? words.announceNote : words.goOnNote;
    return [{ ...plainAction(line.text, words.doing(line, name), () => editor.decide(line.text)), note }];
  });
}

/** Where the turn does not end with the voyage, since its player may still announce the end, stopping is a step like others. */
function stopping({ editor, phrases }: GoldenHornMatch, position: Position): readonly TurnAction[] {
  const line = position.stop;
  if (line === null) return [];
  const { words, name } = phrases.speech;
  return [plainAction(line.text, words.doing(line, name), () => editor.do([line.text]))];
}

/** A way as a button. */
export function actionOf({ editor, phrases }: GoldenHornMatch, position: Position, way: Intent): TurnAction {
  const [card] = way.cards;
  return {
    id: way.lines.map(({ text }) => text).join(', '),
    label: nameOfWay(position, way, phrases.speech),
    price: null,
    icon: card && way.cards.length === 1 ? <GoodCard colour={card} /> : undefined,
    note: notesOfWay(position, way, phrases.speech).join(' '),
    disabledReason: null,
    onPick: () => editor.choose(way),
  };
}

function PlaceShips({ context }: { readonly context: GoldenHornMatch }) {
  const { editor, phrases } = context;
  const [cities, setCities] = useState<readonly CityCode[]>(['VEN', 'VEN', 'CON']);
  const position = editor.position.value;
  const seat = position?.actor ?? null;
  if (!position || seat === null) return null;
  const line = `${seat} place ${cities.join(' ')}`;
  return (
    <Placing
      seat={seat}
      sails={position.board.fleets[position.json.players[seat]?.fleet ?? 'A']}
      cities={cities}
      words={phrases.speech.words}
      disabled={!position.allows(line)}
      onChange={setCities}
      onPlace={() => editor.decide(line)}
    />
  );
}
