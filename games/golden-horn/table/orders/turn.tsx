import type { Seat } from '@levante/contract';
import { CITY_CODES, type CityCode, type Colour, SHIPS } from '@levante/golden-horn/rules';
import type { TurnAction, TurnParts } from '@levante/table/match/game.ts';
import { plainAction } from '@levante/table/turn/turn-view.tsx';
import { raised } from '@levante/table/words/grammar.ts';
import { useState } from 'preact/hooks';
import { Cube, GoodCard } from '../art/goods.tsx';
import { Trader } from '../art/trader.tsx';
import type { GoldenHornMatch } from '../log/log.ts';
import type { Position } from '../match/position.ts';
import { nameOfIntent, notesOfIntent } from '../turn/hints.ts';
import { type Intent, keepAim, openIntents, promptOf } from '../turn/intents.ts';
import { aimOf, chosenShip, isFinal, isRaid, readyOf } from '../turn/selection.ts';
import { hornTurnWords, sayAction, sayPrompt } from '../turn/words/index.ts';
import { goldenHornWords } from '../words/index.ts';
import { idOf, Orders, ordersOf, plainOrdersOf } from './orders.tsx';

/**
 * Returns Golden Horn's parts of the turn panel. Without `aided` they show neither the value of orders nor a
 * preference.
 */
export function turnOf(context: GoldenHornMatch, aided = true): TurnParts {
  const { editor } = context;
  const position = editor.open.value ? editor.position.value : null;
  const prompt = position && promptOf(position);
  const acting = prompt?.step === 'turn' || prompt?.step === 'voyage';
  return {
    actions: position ? offered(context, position).map((one) => (aided ? one : { ...one, primary: false })) : [],
    hasEnd: prompt?.step !== 'place' && prompt?.step !== 'close',
    endReason: prompt?.step === 'turn' ? hornTurnWords.value.sailFirst : null,
    noSteps: null,
    extra: prompt?.step === 'place' && position?.actor !== null ? <PlaceShips context={context} /> : null,
    lead:
      position && acting ? (
        <Orders
          names={context.names}
          {...(aided ? ordersOf : plainOrdersOf)(position, editor.selection.value)}
          onRaid={(id) => {
            const intent = editor.selection.value.intents.find((one) => idOf(one) === id);
            if (intent) editor.choose(intent);
          }}
        />
      ) : null,
    choosing: position && acting ? choosing(context, position) : null,
  };
}

/** Returns the prompt and actions of an incomplete selection (ship, goods and end, or the cards of a raid), or null. */
function choosing({ editor, phrases }: GoldenHornMatch, position: Position): NonNullable<TurnParts['choosing']> | null {
  const { name } = phrases.speech;
  const selection = editor.selection.value;
  const [first] = selection.intents;
  if (!first) return null;
  const [target] = selection.picked;
  if (isRaid(first) && target?.on === 'ship')
    return {
      prompt: hornTurnWords.value.raidQuestion(name(target.seat), target.ship),
      actions: [plainAction('cancel', hornTurnWords.value.otherwise, () => editor.cancel())],
    };
  const ready = readyOf(selection);
  const ship = chosenShip(position, selection);
  const to = aimOf(selection);
  const [line] = ready?.lines ?? [];
  if (ready && line) {
    const final = isFinal(position, ready);
    return {
      prompt: final ? hornTurnWords.value.ready(line, to) : sayPrompt(promptOf(position) ?? { step: 'close' }),
      actions: [doReady(editor, phrases, position, ready)],
    };
  }
  const move = position.plans.moves.find((one) => one.ship === ship?.ship);
  if (!ship || !move) return { prompt: hornTurnWords.value.whichShip, actions: [] };
  if (move.kind !== 'load') return { prompt: hornTurnWords.value.sailWhere(ship.ship), actions: [] };
  const wait = {
    ...plainAction('load', hornTurnWords.value.doingLoad, () => undefined),
    disabledReason: hornTurnWords.value.loadFirst,
  };
  return { prompt: hornTurnWords.value.loadWhat(ship.ship, to ?? move.ends.at(-1)?.to ?? null), actions: [wait] };
}

function doReady(
  editor: GoldenHornMatch['editor'],
  { speech }: GoldenHornMatch['phrases'],
  position: Position,
  ready: Intent,
): TurnAction {
  const [line] = ready.lines;
  const aim = aimOf(editor.selection.value);
  const intent = aim === null ? ready : (editor.selection.value.intents.find(({ to }) => to === aim) ?? ready);
  const load = line?.verb === 'load' ? line : null;
  const cargo = load && position.plans.moves.find(({ ship }) => ship === load.ship)?.cargo;
  const cubes = cargo?.find(({ colour }) => colour === load?.colour)?.cubes ?? 0;
  const at = load && position.json.players[load.seat]?.ships[load.ship].at;
  const final = isFinal(position, intent);
  const note =
    load && (at === 'VEN' || at === 'CON') ? hornTurnWords.value.loadFinal(at, aim) : hornTurnWords.value.sailFinal;
  return {
    id: 'ready',
    label: load ? hornTurnWords.value.load(cubes, load.colour) : nameOfIntent(position, intent, speech),
    price: null,
    icon: load ? <Cube colour={load.colour} /> : undefined,
    note: final ? note : notesOfIntent(position, intent, speech).join(' '),
    primary: true,
    disabledReason: null,
    onPick() {
      keepAim(editor, position, intent);
      editor.choose(intent);
    },
  };
}

/** Another step of the voyage, or the question at the end of the turn. */
function offered(context: GoldenHornMatch, position: Position): readonly TurnAction[] {
  const { editor, phrases } = context;
  const { name } = phrases.speech;
  const { json } = position;
  if (json.step === 'voyage') {
    const [next] = openIntents(position);
    const further = next ? [{ ...actionOf(context, position, next), primary: next.cards.length === 0 }] : [];
    // Where going on is free that is what stands out, else stopping does.
    return [...further, ...stopping(context, position, next?.cards.length !== 0)];
  }
  return position.legal.flatMap((line): readonly TurnAction[] => {
    if (line.verb !== 'announce' && line.verb !== 'done') return [];
    const note = line.verb === 'announce' ? hornTurnWords.value.announceNote : hornTurnWords.value.goOnNote;
    return [
      {
        ...plainAction(line.text, raised(sayAction(line, name)), () => editor.decide(line.text)),
        note,
      },
    ];
  });
}

/** Returns stopping as an ordinary step if the turn continues after the voyage, because the player may announce the end. */
function stopping({ editor, phrases }: GoldenHornMatch, position: Position, primary: boolean): readonly TurnAction[] {
  const line = position.stop;
  if (line === null) return [];
  const { name } = phrases.speech;
  return [{ ...plainAction(line.text, raised(sayAction(line, name)), () => editor.do([line.text])), primary }];
}

/** Returns the button of an intent. */
export function actionOf({ editor, phrases }: GoldenHornMatch, position: Position, intent: Intent): TurnAction {
  const [card] = intent.cards;
  return {
    id: idOf(intent),
    label: nameOfIntent(position, intent, phrases.speech),
    price: null,
    icon: card && intent.cards.length === 1 ? <GoodCard colour={card} /> : undefined,
    note: notesOfIntent(position, intent, phrases.speech).join(' '),
    disabledReason: null,
    onPick: () => editor.choose(intent),
  };
}

function PlaceShips({ context }: { readonly context: GoldenHornMatch }) {
  const { editor } = context;
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
      disabled={!position.allows(line)}
      onChange={setCities}
      onPlace={() => editor.decide(line)}
    />
  );
}

interface PlacingProps {
  readonly seat: Seat;
  readonly sails: readonly (readonly Colour[])[];
  /** The starting city of each ship of the fleet. */
  readonly cities: readonly CityCode[];
  readonly disabled: boolean;
  readonly onChange: (cities: readonly CityCode[]) => void;
  readonly onPlace: () => void;
}

/** Choice of each ship's starting city, before the first turn. */
export function Placing({ seat, sails, cities, disabled, onChange, onPlace }: PlacingProps) {
  return (
    <fieldset class="gh-placing">
      <legend class="unseen">{hornTurnWords.value.placing}</legend>
      {SHIPS.map((ship, i) => (
        <div key={ship} class="gh-placing-ship" role="radiogroup" aria-label={goldenHornWords.value.shipName(ship)}>
          <Trader seat={seat} sails={sails[i] ?? []} westward={cities[i] === 'CON'} />
          <span class="gh-placing-cities">
            {CITY_CODES.map((city) => (
              <label key={city} class="gh-placing-city">
                <input
                  type="radio"
                  name={`place-${ship}`}
                  checked={cities[i] === city}
                  onChange={() => onChange(cities.map((now, at) => (at === i ? city : now)))}
                />
                <span>{goldenHornWords.value.place(city)}</span>
              </label>
            ))}
          </span>
        </div>
      ))}
      <p class="turn-note">{hornTurnWords.value.placeNote}</p>
      <button type="button" class="button button-primary button-wide" disabled={disabled} onClick={onPlace}>
        {hornTurnWords.value.placeShips}
      </button>
    </fieldset>
  );
}
