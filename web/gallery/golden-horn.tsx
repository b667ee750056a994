import { goldenHorn, SHIPS } from '@levante/golden-horn/rules';
import { faresOf } from '@levante/golden-horn/table/act/intents.ts';
import { MEANING, type Picking, signsOf } from '@levante/golden-horn/table/act/pointing.ts';
import { promptOf } from '@levante/golden-horn/table/act/prompt.ts';
import { keyOf } from '@levante/golden-horn/table/act/targets.ts';
import { Position } from '@levante/golden-horn/table/follow/position.ts';
import { hintsFor, nameOfWay, notesOfWay, type Speech } from '@levante/golden-horn/table/phrases/hints.ts';
import { Placing } from '@levante/golden-horn/table/show/placing.tsx';
import type { Pointing, Target } from '@levante/golden-horn/table/show/props.ts';
import { RaidChoice } from '@levante/golden-horn/table/show/raid-choice.tsx';
import { Scoring } from '@levante/golden-horn/table/show/scoring.tsx';
import { GameTable } from '@levante/golden-horn/table/show/table.tsx';
import { enGoldenHorn as words } from '@levante/golden-horn/table/words/en.ts';
import { pickAt } from '@levante/table/act/selection.ts';
import { LogList } from '@levante/table/show/log-list.tsx';
import { TurnPanel } from '@levante/table/show/turn-panel.tsx';
import { Dialog } from '@levante/table/ui/dialog.tsx';
import { render } from 'preact';
import { useState } from 'preact/hooks';
import '@levante/table/style/index.css';
import './gallery.css';
import { tell } from '@levante/golden-horn/table/words/words.ts';
import { enUi } from '@levante/table/words/en-ui.ts';
import { FIXTURES, type Fixture, type Moment, momentOf } from './golden-horn-fixtures.ts';

const NAMES = ['Ada', 'Bo', 'Cleo', 'Dan'];
const nothing = () => undefined;
const NOTHING: Picking = { picked: [], ways: [] };

function pickedAtFirst(position: Position, fixture: Fixture): Picking {
  const seat = position.actor ?? 0;
  const ships = SHIPS.flatMap((ship): readonly Target[] =>
    fixture.picked === 'ship'
      ? [{ on: 'ship', seat, ship }]
      : position.json.players.map((_, other): Target => ({ on: 'ship', seat: other, ship })),
  );
  if (!fixture.picked) return NOTHING;
  for (const target of ships) {
    if (fixture.picked === 'raid' && target.on === 'ship' && target.seat === seat) continue;
    const pick = pickAt(MEANING, position, NOTHING, target);
    if (pick.kind === 'choose' && pick.picking.ways.length > 1 && pick.picking.ways[0]?.to !== undefined) {
      if (fixture.picked === 'raid' || pick.picking.ways[0]?.to !== null) return pick.picking;
    }
  }
  return NOTHING;
}

function Picture({ name, fixture, moment }: { name: string; fixture: Fixture; moment: Moment }) {
  const full = new Position(moment.state);
  const seat = fixture.watching ? null : full.actor;
  const position = full.over ? full : new Position(goldenHorn.view(moment.state, seat ?? 'spectator'));
  const state = position.json;
  const names = (fixture.names ?? NAMES).slice(0, state.players.length);
  const voice: Speech = { words, name: (one) => names[one] ?? '', otherRefusal: ({ code }) => code };
  const [picking, setPicking] = useState(() => pickedAtFirst(position, fixture));
  const [cities, setCities] = useState<readonly ('VEN' | 'CON')[]>(['VEN', 'CON', 'VEN']);
  const signs = fixture.watching ? new Map() : signsOf(position, picking);
  const hint = hintsFor(position, picking.picked, voice);
  const pointing: Pointing = {
    sign: (target) => signs.get(keyOf(target)) ?? null,
    hint,
    pick: (target) => {
      const pick = pickAt(MEANING, position, picking, target);
      if (pick.kind === 'choose') setPicking(pick.picking);
    },
    point: nothing,
  };
  const asked = promptOf(position);
  const lines = moment.history.flat().flatMap((fact) => {
    if (fact.type === 'cube-drawn' || fact.type === 'card-drawn' || fact.type === 'voyage-ended') return [];
    return [{ seat: 'seat' in fact ? fact.seat : null, text: tell(words.facts, fact.type, fact as never, voice.name) }];
  });
  const listed = picking.ways.length > 6 ? [] : picking.ways;
  const raid = picking.ways[0]?.lines[0];
  const sails = position.board.fleets[state.players[seat ?? 0]?.fleet ?? 'A'];
  return (
    <>
      <GameTable
        words={words}
        state={state}
        board={position.board}
        names={names}
        mine={seat === null ? [] : [seat]}
        pointing={pointing}
        fares={faresOf(position, picking.ways)}
        facts={[]}
        speed={1}
        header={
          <div class="gallery-head">
            <h1>Golden Horn</h1>
            <em>{words.round(state.round)}</em>
            <span class="gallery-motion">{name}</span>
          </div>
        }
        turn={
          <TurnPanel
            heading={seat === null ? 'Watching' : 'Your turn'}
            mine={seat !== null}
            prompt={asked ? words.asked(asked) : ''}
            steps={[]}
            actions={listed.map((way) => ({
              id: way.lines.map(({ text }) => text).join(),
              label: nameOfWay(position, way, voice),
              price: null,
              note: notesOfWay(position, way, voice).join(' '),
              disabledReason: null,
              onPick: nothing,
            }))}
            hasEnd={asked?.step !== 'place' && asked?.step !== 'close'}
            canEnd={position.ending !== null}
            endReason={words.sailFirst}
            onEnd={nothing}
          >
            {asked?.step === 'place' && (
              <Placing
                seat={seat ?? 0}
                sails={sails}
                cities={cities}
                words={words}
                disabled={false}
                onChange={setCities}
                onPlace={nothing}
              />
            )}
          </TurnPanel>
        }
        log={<LogList groups={[{ title: words.round(state.round), lines: lines.reverse().slice(0, 40) }]} />}
      />
      {raid?.verb === 'raid' && (
        <RaidChoice
          title={words.raid}
          question={words.raidQuestion(names[raid.target] ?? '', raid.ship, 'blue', 3)}
          note={words.raidNote}
          choices={picking.ways.map((way) => ({
            id: way.lines[0]?.text ?? '',
            label: words.withCards(way.cards),
            cards: way.cards,
            onPick: nothing,
          }))}
          onClose={() => setPicking(NOTHING)}
        />
      )}
      {fixture.over === 'end' && (
        <Dialog title="Golden Horn" wide onClose={nothing}>
          <Scoring
            title="Cleo wins"
            names={names}
            ranks={goldenHorn.result(moment.state)?.ranks ?? []}
            rankName={enUi.rank}
            state={state}
            board={position.board}
            words={words}
          >
            <button type="button" class="button button-primary">
              Play again
            </button>
          </Scoring>
        </Dialog>
      )}
    </>
  );
}

async function start(): Promise<void> {
  const root = document.getElementById('gallery');
  if (root === null) return;
  const query = new URLSearchParams(location.search);
  const theme = query.get('theme');
  if (theme) document.documentElement.dataset.theme = theme;
  const name = query.get('fixture') ?? 'three';
  const fixture = FIXTURES[name];
  if (!fixture) return;
  await document.fonts.ready;
  render(<Picture name={name} fixture={fixture} moment={momentOf(fixture)} />, root);
  document.documentElement.dataset.ready = '';
}

await start();
