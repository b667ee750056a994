import type { ElCapitanFact } from '@levante/el-capitan/rules';
import { elCapitan } from '@levante/el-capitan/rules';
import { HouseArt } from '@levante/el-capitan/table/art/house.tsx';
import { EndStandings, type MoneySources } from '@levante/el-capitan/table/show/end-standings.tsx';
import { PaydayTable } from '@levante/el-capitan/table/show/payday-table.tsx';
import type { TableProps } from '@levante/el-capitan/table/show/props.ts';
import { Settlement, StarterChoice } from '@levante/el-capitan/table/show/questions.tsx';
import { GameTable } from '@levante/el-capitan/table/show/table.tsx';
import { type LogGroup, LogList } from '@levante/table/show/log-list.tsx';
import { Scrubber } from '@levante/table/show/scrubber.tsx';
import { TurnPanel } from '@levante/table/show/turn-panel.tsx';
import { Dialog } from '@levante/table/ui/dialog.tsx';
import { render } from 'preact';
import { useState } from 'preact/hooks';
import '@levante/table/style/index.css';
import './gallery.css';
import { enTable } from '@levante/el-capitan/table/words/en-table.ts';
import { FIXTURES, type Fixture } from './fixtures.ts';
import { type Moment, momentOf, printed } from './match.ts';
import { galleryPointing } from './pointing.ts';

const NAMES = ['Ada', 'Bo', 'Cleo', 'Dan', 'Eve'];
const nothing = () => undefined;

function logOf({ history }: Moment, names: readonly string[]): readonly LogGroup[] {
  const lines = history.flat().flatMap((fact) => {
    const who = 'seat' in fact ? (names[fact.seat] ?? '') : '';
    if (fact.type === 'house-built') return [{ seat: fact.seat, text: `${who} built in ${enTable.city(fact.city)}.` }];
    if (fact.type === 'sailed' && fact.to !== 'BANK')
      return [{ seat: fact.seat, text: `${who} sailed to ${enTable.city(fact.to)}.` }];
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

function Over({ fixture, moment, names }: { fixture: Fixture; moment: Moment; names: readonly string[] }) {
  const codes = Object.keys(elCapitan.toJson(moment.state).cities).flatMap((code) =>
    printed(moment.state).cities.flatMap((city) => (city.code === code ? [code] : [])),
  );
  switch (fixture.over) {
    case 'payday': {
      const facts = moment.history.findLast((list) => list.some(({ type }) => type === 'payday')) ?? [];
      const incomes = facts.filter((fact) => fact.type === 'income');
      const cities = (
        ['MAR', 'VEN', 'CON', 'VAL', 'NAP', 'ATH', 'TAN', 'TUN', 'ALE', 'POR', 'LIS', 'CAN'] as const
      ).filter((code) => codes.includes(code));
      return (
        <Dialog title="Payday 2" wide onClose={nothing}>
          <PaydayTable facts={incomes} names={names} cities={cities} speed={0} />
        </Dialog>
      );
    }
    case 'settlement':
      return (
        <Settlement
          title="After the payday"
          question="Your loan of 10 is due. You have 34 florins."
          amount={10}
          onClose={nothing}
          repay={{ note: 'You keep 22 florins.', price: 12, disabledReason: null, onPick: nothing }}
          extend={{
            note: 'To be repaid with 16 after the next payday.',
            price: null,
            disabledReason: null,
            onPick: nothing,
          }}
        />
      );
    case 'starter':
      return (
        <StarterChoice
          title="Who begins?"
          question="You are the poorest: you name the next starting player."
          choices={names.map((name, seat) => ({ seat, name, note: `${20 + seat} florins after debts` }))}
          onPick={nothing}
          onClose={nothing}
        />
      );
    case 'end':
      return (
        <Dialog title="El Capitán" wide onClose={nothing}>
          <EndStandings
            title="The match is over"
            names={names}
            scores={elCapitan.result(moment.state)?.scores ?? []}
            ranks={elCapitan.result(moment.state)?.ranks ?? []}
            points={moment.fortunes}
            paydays={moment.paydays}
            sources={sourcesOf(moment, names.length)}
          >
            <button type="button" class="button button-primary">
              Play again
            </button>
            <button type="button" class="button">
              Look at the table
            </button>
          </EndStandings>
        </Dialog>
      );
    default:
      return null;
  }
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
    facts: shown === 'after' ? moment.facts : [],
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
  return (
    <>
      <GameTable {...props} />
      <Over fixture={fixture} moment={moment} names={names} />
    </>
  );
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
  await document.fonts.ready;
  render(<Picture name={name} fixture={fixture} moment={moment} />, root);
  document.documentElement.dataset.ready = '';
}

await start();
