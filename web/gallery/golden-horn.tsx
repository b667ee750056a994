import { type GoldenHornFact, goldenHorn, SHIPS } from '@levante/golden-horn/rules';
import { chartDrawings } from '@levante/golden-horn/table/art/drawings.ts';
import { EndStandings } from '@levante/golden-horn/table/end/standings.tsx';
import { bestTurn, worthOverTime } from '@levante/golden-horn/table/end/worth.ts';
import { voyagesSince } from '@levante/golden-horn/table/lane/voyages.tsx';
import { hornLogWords } from '@levante/golden-horn/table/log/words/index.ts';
import type { Pointing, Target } from '@levante/golden-horn/table/match/context.ts';
import { Position } from '@levante/golden-horn/table/match/position.ts';
import { Orders, ordersOf } from '@levante/golden-horn/table/orders/orders.tsx';
import { Placing } from '@levante/golden-horn/table/orders/turn.tsx';
import { GameTable } from '@levante/golden-horn/table/table.tsx';
import type { Speech } from '@levante/golden-horn/table/turn/hints.ts';
import { hintsFor, nameOfIntent, notesOfIntent } from '@levante/golden-horn/table/turn/hints.ts';
import { keyOf, promptOf, targetAt } from '@levante/golden-horn/table/turn/intents.ts';
import { coursesOf, type HornSelection, orderAt, readyOf, signsOf } from '@levante/golden-horn/table/turn/selection.ts';
import { hornTurnWords, sayPrompt } from '@levante/golden-horn/table/turn/words/index.ts';
import { commonDrawings } from '@levante/table/art/drawings.tsx';
import { LogList } from '@levante/table/log/log.tsx';
import { TurnPanel } from '@levante/table/turn/turn-panel.tsx';
import { say } from '@levante/table/words/grammar.ts';
import { render } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { decisionOf, FIXTURES, type Fixture, type Moment, momentOf } from './golden-horn-fixtures.ts';
import '@levante/table/style/index.css';
import '@levante/table/style/match.css';
import './gallery.css';

const NAMES = ['Ada', 'Bo', 'Cleo', 'Dan'];
const nothing = () => undefined;
const NOTHING: HornSelection = { picked: [], intents: [] };

function pickedAtFirst(position: Position, fixture: Fixture): HornSelection {
  const seat = position.actor ?? 0;
  const ships = SHIPS.flatMap((ship): readonly Target[] =>
    fixture.picked !== 'raid'
      ? [{ on: 'ship', seat, ship }]
      : position.json.players.map((_, other): Target => ({ on: 'ship', seat: other, ship })),
  );
  if (!fixture.picked) return NOTHING;
  for (const target of ships) {
    if (fixture.picked === 'raid' && target.on === 'ship' && target.seat === seat) continue;
    const pick = orderAt(position, NOTHING, target);
    if (fixture.picked === 'cargo') {
      const cargo = pick.kind === 'choose' ? cargoOf(position, pick.selection) : null;
      if (cargo) return cargo;
      continue;
    }
    if (pick.kind === 'choose' && (fixture.picked === 'ship' || pick.selection.intents.length > 1))
      return pick.selection;
  }
  return NOTHING;
}

/** Selects the most valuable goods and the farthest destination; null with fewer than four goods to choose from. */
function cargoOf(position: Position, ship: HornSelection): HornSelection | null {
  const goods = ordersOf(position, ship).cargo?.goods ?? [];
  const [best] = [...goods].sort((a, b) => (b.gain ?? 0) - (a.gain ?? 0));
  const { cargo, courses } = ordersOf(position, ship);
  const end = courses.at(-1)?.ends.at(-1);
  if (!best || !cargo || !end || goods.length < 4) return null;
  const loaded = orderAt(position, ship, { on: 'cubes', city: cargo.city, colour: best.colour });
  const aimed = loaded.kind === 'choose' ? orderAt(position, loaded.selection, targetAt(end.to)) : loaded;
  return aimed.kind === 'choose' ? aimed.selection : null;
}

interface TurnProps {
  readonly position: Position;
  readonly selection: HornSelection;
  readonly names: readonly string[];
  readonly voice: Speech;
  readonly watched: boolean;
}

function Turn({ position, selection, names, voice, watched }: TurnProps) {
  const [cities, setCities] = useState<readonly ('VEN' | 'CON')[]>(['VEN', 'CON', 'VEN']);
  const seat = position.actor;
  const prompt = promptOf(position);
  const ready = readyOf(selection);
  const listed = ready ? [ready] : [];
  const { fleet } = position.json.players[seat ?? 0] ?? { fleet: 'A' };
  return (
    <TurnPanel
      heading={watched ? 'Watching' : 'Your turn'}
      mine={!watched}
      prompt={prompt ? sayPrompt(prompt) : ''}
      steps={[]}
      lead={
        !watched && (prompt?.step === 'turn' || prompt?.step === 'voyage') ? (
          <Orders names={names} {...ordersOf(position, selection)} onRaid={nothing} />
        ) : null
      }
      actions={listed.map((intent) => ({
        id: intent.lines.map(({ text }) => text).join(),
        label: nameOfIntent(position, intent, voice),
        price: null,
        note: notesOfIntent(position, intent, voice).join(' '),
        primary: intent === ready,
        disabledReason: null,
        onPick: nothing,
      }))}
      hasEnd={prompt?.step !== 'place' && prompt?.step !== 'close'}
      canEnd={position.ending !== null}
      endReason={hornTurnWords.value.sailFirst}
      onEnd={nothing}
    >
      {prompt?.step === 'place' && (
        <Placing
          seat={seat ?? 0}
          sails={position.board.fleets[fleet]}
          cities={cities}
          disabled={false}
          onChange={setCities}
          onPlace={nothing}
        />
      )}
    </TurnPanel>
  );
}

function End({ moment, names }: { moment: Moment; names: readonly string[] }) {
  const { json, board } = new Position(moment.state);
  const { ranks = [] } = goldenHorn.result(moment.state) ?? {};
  const options = goldenHorn.options({ players: json.players.length });
  if (!options.ok) return null;
  const start = new Position(goldenHorn.setup(options.value));
  const points = worthOverTime(
    { first: 0, start, plies: moment.history.map((facts) => ({ line: '', facts, position: start })) },
    board,
  );
  const best = bestTurn(points, 0);
  return (
    <EndStandings
      title={`${names[ranks.indexOf(1)]} wins`}
      names={names}
      mine={[0]}
      ranks={ranks}
      state={json}
      board={board}
      points={points}
      turns={
        best
          ? [
              {
                title: 'Your best turn',
                where: `Round ${best.round}.`,
                text: 'Ada brought 3 red cubes home in Venice.',
                worth: `+${best.worth} points`,
                good: true,
                onShow: nothing,
              },
            ]
          : []
      }
      onClose={nothing}
    >
      <button type="button" class="button">
        Look at the table
      </button>
      <button type="button" class="button button-primary">
        Play again
      </button>
    </EndStandings>
  );
}

/** Returns the latest facts about goods that changed hands. */
function newsOf({ history }: Moment): readonly GoldenHornFact[] {
  return (
    history.findLast((facts) =>
      facts.some((one) => one.type === 'raided' || (one.type === 'unloaded' && one.cubes > 0)),
    ) ?? []
  );
}

function Picture({ name, fixture, moment }: { name: string; fixture: Fixture; moment: Moment }) {
  const full = new Position(moment.state);
  const seat = fixture.watching ? null : full.actor;
  const position = full.over ? full : new Position(goldenHorn.view(moment.state, seat ?? 'spectator'));
  const state = position.json;
  const names = (fixture.names ?? NAMES).slice(0, state.players.length);
  const voice: Speech = { name: (one) => names[one] ?? '', otherRefusal: ({ code }) => code };
  const [selection, setPicking] = useState(() => pickedAtFirst(position, fixture));
  const news = useMemo(() => (fixture.news ? newsOf(moment) : []), [fixture, moment]);
  const watched = fixture.watching === true || full.over;
  const signs = watched ? new Map() : signsOf(position, selection);
  const hint = hintsFor(position, selection.picked, voice);
  const pointing: Pointing = {
    sign: (target) => signs.get(keyOf(target)) ?? null,
    hint,
    pick: (target) => {
      const pick = orderAt(position, selection, target);
      if (pick.kind === 'choose') setPicking(pick.selection);
    },
    point: nothing,
  };
  const person = (seat: number) => ({ name: voice.name(seat), you: false });
  const lines = moment.history.flat().flatMap((fact) => {
    if (fact.type === 'cube-drawn' || fact.type === 'card-drawn' || fact.type === 'voyage-ended') return [];
    return [
      {
        seat: 'seat' in fact ? fact.seat : null,
        text: say(hornLogWords.value.facts, fact.type, fact as never, person),
      },
    ];
  });
  return (
    <GameTable
      state={state}
      board={position.board}
      names={names}
      mine={seat === null ? [] : [seat]}
      pointing={pointing}
      courses={watched ? [] : coursesOf(position, selection, null)}
      trails={voyagesSince(
        moment.history.map((facts) => ({ facts })),
        seat ?? 0,
      )}
      raids={watched ? [] : position.plans.raids}
      facts={news}
      speed={1}
      header={
        <div class="gallery-head">
          <h1>Golden Horn</h1>
          <em>{hornLogWords.value.round(state.round)}</em>
          <span class="gallery-motion">{name}</span>
        </div>
      }
      turn={<Turn position={position} selection={selection} names={names} voice={voice} watched={watched} />}
      end={fixture.over === 'end' ? <End moment={moment} names={names} /> : undefined}
      log={<LogList groups={[{ title: hornLogWords.value.round(state.round), lines: lines.reverse().slice(0, 40) }]} />}
    />
  );
}

async function start(): Promise<void> {
  const root = document.getElementById('gallery');
  if (root === null) return;
  const query = new URLSearchParams(location.search);
  const theme = query.get('theme');
  if (theme) document.documentElement.dataset.theme = theme;
  const name = query.get('fixture') ?? 'three';
  const decision = query.get('decision');
  const fixture = decision === null ? FIXTURES[name] : decisionOf(decision);
  if (!fixture) return;
  await Promise.all([document.fonts.ready, commonDrawings.ask(), chartDrawings.ask()]);
  render(<Picture name={name} fixture={fixture} moment={momentOf(fixture)} />, root);
  document.documentElement.dataset.ready = '';
}

await start();
