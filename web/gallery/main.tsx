import { type ElCapitanFact, elCapitan } from '@levante/el-capitan/rules';
import { cityDrawings, endDrawings, pieceDrawings, westernDrawings } from '@levante/el-capitan/table/art/drawings.ts';
import { HouseArt } from '@levante/el-capitan/table/art/pieces.tsx';
import { LiftedCity } from '@levante/el-capitan/table/board/city-tile.tsx';
import { EndStandings, type MoneySources } from '@levante/el-capitan/table/end/end-standings.tsx';
import { Position } from '@levante/el-capitan/table/match/position.ts';
import type { TableProps } from '@levante/el-capitan/table/match/props.ts';
import { PaydayRun, paydayScript } from '@levante/el-capitan/table/payday/payday-run.ts';
import { PaydayStage } from '@levante/el-capitan/table/payday/payday-stage.tsx';
import { Settlement, StarterChoice } from '@levante/el-capitan/table/settlement/settle-sheet.tsx';
import {
  costsOf,
  dueLoans,
  poorestFirst,
  repayMaximum,
  settled,
} from '@levante/el-capitan/table/settlement/settlement.ts';
import { GameTable } from '@levante/el-capitan/table/table.tsx';
import { analysisWords } from '@levante/table/analysis/words/index.ts';
import { commonDrawings } from '@levante/table/art/drawings.tsx';
import { Scrubber } from '@levante/table/follow/look-back.tsx';
import { LogList } from '@levante/table/log/log.tsx';
import type { LogGroup } from '@levante/table/match/game.ts';
import { TurnPanel } from '@levante/table/turn/turn-panel.tsx';
import { render } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import '@levante/table/style/index.css';
import '@levante/table/style/match.css';
import './gallery.css';
import { endWords } from '@levante/el-capitan/table/end/words/index.ts';
import { tableWords } from '@levante/el-capitan/table/match/words/index.ts';
import { FIXTURES, type Fixture } from './fixtures.ts';
import { type Moment, momentOf, printed } from './match.ts';
import { galleryOffers, galleryPointing } from './pointing.ts';

const NAMES = ['Ada', 'Bo', 'Cleo', 'Dan', 'Eve'];
const nothing = () => undefined;

function logOf({ history }: Moment, names: readonly string[]): readonly LogGroup[] {
  const lines = history.flat().flatMap((fact) => {
    const who = 'seat' in fact ? (names[fact.seat] ?? '') : '';
    if (fact.type === 'house-built')
      return [{ seat: fact.seat, text: `${who} built in ${tableWords.value.city(fact.city)}.` }];
    if (fact.type === 'sailed' && fact.to !== 'BANK')
      return [{ seat: fact.seat, text: `${who} sailed to ${tableWords.value.city(fact.to)}.` }];
    if (fact.type === 'loan-taken') return [{ seat: fact.seat, text: `${who} took a loan.`, amount: fact.amount }];
    return [];
  });
  return [{ title: 'Lately', lines: lines.reverse().slice(0, 30) }];
}

function sourcesOf({ history }: Moment, seats: number): readonly MoneySources[] {
  const incomes = history
    .flat()
    .filter((fact): fact is Extract<ElCapitanFact, { type: 'income' }> => fact.type === 'income');
  return Array.from({ length: seats }, (_, seat) => {
    const sum = (why: string) =>
      incomes.reduce((all, fact) => (fact.seat === seat && fact.for === why ? all + fact.amount : all), 0);
    return {
      spread: sum('spread'),
      majority: sum('majority'),
      fortress: sum('fortress'),
      bonus: sum('bonus'),
      building: sum('building'),
      protection: 0,
    };
  });
}

/**
 * Returns the payday of the moment's last ply, at the step in the address (`&step=3`), else its first step with
 * everything paid.
 */
function paydayOf({ facts, state }: Moment): PaydayRun | null {
  const incomes = facts.filter((fact) => fact.type === 'income');
  if (incomes.length === 0) return null;
  const json = elCapitan.toJson(state);
  const script = paydayScript({ phase: json.phase, ply: 0, incomes, repayments: [] }, json, printed(state).cities);
  const run = new PaydayRun(script, false, nothing);
  run.toggle();
  const step = Number(new URLSearchParams(location.search).get('step') ?? 0);
  for (let i = 0; i < step; i++) run.next();
  run.land(9);
  return run;
}

/** The end of a match, as seat 0 sees it. */
function endOf(moment: Moment, names: readonly string[]) {
  const { scores = [], ranks = [] } = elCapitan.result(moment.state) ?? {};
  const best = Math.max(...scores);
  const turn = Math.floor(moment.fortunes.length * 0.7);
  return (
    <EndStandings
      title={`${names[ranks.indexOf(1)]} wins`}
      place={endWords.value.place(ranks[0] ?? 0, best - (scores[0] ?? 0), names[ranks.indexOf(1)] ?? '')}
      names={names}
      mine={[0]}
      scores={scores}
      ranks={ranks}
      points={moment.fortunes}
      paydays={moment.paydays}
      marks={[{ turn, seat: 0, label: endWords.value.bestMark, good: true }]}
      sources={sourcesOf(moment, names.length)}
      turns={[
        {
          title: analysisWords.value.bestTurn,
          where: endWords.value.at(3, 2),
          text: 'Ada built in Marseille on site 8. Bo’s house was shut.',
          worth: endWords.value.worth(34),
          good: true,
          onShow: nothing,
        },
        {
          title: endWords.value.worst,
          where: endWords.value.at(1, 6),
          text: 'A loan of 16 with Athina open at 2.',
          worth: analysisWords.value.cost('14 %'),
          good: false,
          onShow: nothing,
        },
      ]}
      search={null}
      onClose={nothing}
    >
      <button type="button" class="button button-primary">
        Play again
      </button>
      <button type="button" class="button">
        Analyse the match
      </button>
      <button type="button" class="button">
        Look at the table
      </button>
      <button type="button" class="button">
        Save the record
      </button>
    </EndStandings>
  );
}

/** Returns the deciding seat's question after a payday, with the state its answers lead to. */
function questionOf({ state }: Moment, names: readonly string[]): Pick<TableProps, 'state' | 'sheet' | 'drafting'> {
  const position = new Position(state);
  const { phase } = position.json;
  const seat = position.actor ?? 0;
  const handlers = { onClose: nothing, sending: false, notice: null };
  if (position.json.step === 'starter') {
    const choices = names.map((name, one) => ({ seat: one, name, fortune: 20 - 9 * one }));
    const sheet = <StarterChoice phase={phase} choices={choices} onPick={nothing} {...handlers} />;
    return { state: position.json, drafting: seat, sheet };
  }
  const loans = dueLoans(position, seat);
  const cash = position.json.players[seat]?.cash ?? 0;
  const given = repayMaximum(loans, cash);
  const after = settled(position, seat, loans, given) ?? position;
  const { now, later } = costsOf(loans, given);
  const sheet = (
    <Settlement
      phase={phase}
      seat={seat}
      loans={loans.map((loan, i) => ({ ...loan, answer: given[i] ?? 'extend', canRepay: given[i] === 'repay' }))}
      cash={cash}
      now={now}
      later={later}
      ranking={poorestFirst(after)}
      onAnswer={nothing}
      onRepayMaximum={nothing}
      onExtendAll={nothing}
      onConfirm={nothing}
      {...handlers}
    />
  );
  return { state: after.json, drafting: seat, sheet };
}

function Turn({ fixture, moment, mine }: { fixture: Fixture; moment: Moment; mine: boolean }) {
  const [ply, setPly] = useState(moment.ply);
  const { actor } = elCapitan.toJson(moment.state);
  if (fixture.over === 'scrubber') {
    return <Scrubber ply={ply} last={moment.last} text="Bo built in Athina." paydays={[120, 240]} onPly={setPly} />;
  }
  if (!mine) {
    return (
      <TurnPanel
        heading="Dan’s turn"
        mine={false}
        prompt="Dan sails and builds."
        steps={[]}
        actions={[]}
        canEnd={false}
        endReason={null}
        onEnd={nothing}
      />
    );
  }
  return (
    <TurnPanel
      heading="Your turn"
      mine
      prompt="Build in Athina for 3 florins, or sail on; you have 10."
      steps={[
        { text: 'Sailed to Athina', note: 'Alexandria as route, 1 step', onUndo: nothing },
        { text: 'Bought Napoli – Alexandria', amount: -2, onUndo: nothing },
      ]}
      actions={[
        {
          id: 'build',
          label: 'Build in Athina',
          price: 3,
          icon: <HouseArt seat={Number(actor ?? 0) || 0} />,
          note: 'Site 10 shuts nothing. Athina becomes the fullest city.',
          primary: true,
          disabledReason: null,
          onPick: nothing,
        },
      ]}
      canEnd={false}
      endReason="build first"
      onEnd={nothing}
      onUndo={nothing}
    />
  );
}

function Picture({ name, fixture, moment }: { name: string; fixture: Fixture; moment: Moment }) {
  const [shown, setShown] = useState<'before' | 'after'>('after');
  const payday = useMemo(() => (fixture.over === 'payday' ? paydayOf(moment) : null), [fixture, moment]);
  const before = shown === 'before' ? moment.before : moment.state;
  const state = elCapitan.toJson(before);
  const names = (fixture.names ?? NAMES).slice(0, state.players.length);
  const acting = state.actor === null || state.actor === '*' ? (state.seat ?? 0) : Number(state.actor);
  const mine = fixture.watching ? [] : [acting];
  const props: TableProps = {
    ...printed(before),
    state,
    names,
    mine,
    handOf: fixture.watching ? null : acting,
    forecast: elCapitan.manifest.forecast(before),
    showForecast: fixture.forecast ?? false,
    pointing: galleryPointing(before, fixture.chosen ?? null, fixture.reach ?? []),
    preview: fixture.preview ?? null,
    trails: fixture.trails ?? [],
    offers: fixture.watching ? new Map() : galleryOffers(before),
    facts: shown === 'after' && !payday ? moment.facts : [],
    ...(fixture.over === 'settlement' || fixture.over === 'starter' ? questionOf(moment, names) : {}),
    ...(fixture.over === 'end' ? { end: endOf(moment, names) } : {}),
    ...(payday && {
      state: {
        ...state,
        actor: null,
        players: state.players.map((player, seat) => ({ ...player, cash: payday.cash.value[seat] ?? 0 })),
      },
      payday: { rising: payday.rising.value, gained: payday.gained.value },
      stage: <PaydayStage run={payday} Tile={LiftedCity} />,
    }),
    speed: 1,
    header: (
      <div class="gallery-head">
        <h1>El Capitán</h1>
        <em>
          Phase {state.phase}, round {state.round}
        </em>
        <button
          type="button"
          class="button gallery-motion"
          onClick={() => setShown(shown === 'after' ? 'before' : 'after')}
        >
          {name}
        </button>
      </div>
    ),
    turn: <Turn fixture={fixture} moment={moment} mine={!fixture.watching} />,
    log: <LogList groups={logOf(moment, names)} />,
  };
  return <GameTable {...props} />;
}

function List() {
  return (
    <ul class="gallery-list">
      {Object.keys(FIXTURES).map((name) => (
        <li key={name}>
          <a href={`?fixture=${name}`}>{name}</a>
        </li>
      ))}
    </ul>
  );
}

async function start(): Promise<void> {
  const root = document.getElementById('gallery');
  if (root === null) return;
  const query = new URLSearchParams(location.search);
  const theme = query.get('theme');
  if (theme) document.documentElement.dataset.theme = theme;
  const name = query.get('fixture') ?? '';
  const fixture = FIXTURES[name];
  if (!fixture) {
    render(<List />, root);
    return;
  }
  const moment = await momentOf(fixture.record, fixture.when);
  await Promise.all([
    document.fonts.ready,
    commonDrawings.ask(),
    cityDrawings.ask(),
    pieceDrawings.ask(),
    endDrawings.ask(),
    westernDrawings.ask(),
  ]);
  render(<Picture name={name} fixture={fixture} moment={moment} />, root);
  document.documentElement.dataset.ready = '';
}

await start();
