import { useEffect, useState } from 'preact/hooks';
import { useLocation, useRoute } from 'preact-iso';
import { type Fault, faultWords } from '../api/fault.ts';
import { server } from '../api/server.ts';
import { deviceAddress, openDevice } from '../device/open.ts';
import { change, settings } from '../settings.ts';
import { GAME_NAMES } from '../words/home-words.ts';
import { plainNamer, words } from '../words/index.ts';
import {
  type Arrangement,
  badName,
  EXTRA_CITIES,
  FEWEST_SEATS,
  firstArrangement,
  kindsFor,
  MOST_SEATS,
  PLACES_TO_PLAY,
  requestFor,
  withGame,
  withLevels,
  withPlace,
  withPlayers,
  withWhere,
} from './arrangement.ts';
import { BoardChoice } from './board-choice.tsx';
import { useLevels, usualLevel } from './levels.ts';
import { Notice } from './notice.tsx';
import { Page } from './page.tsx';
import { PlaceRow } from './place-row.tsx';

const RULESETS = ['as-described', 'as-published'] as const;

/** Setting up a match: which game, how many, who sits where, which rules and which board. */
export function NewMatchPage() {
  const { home } = words.value;
  const wanted = useRoute().query.where === 'device' ? 'device' : 'server';
  const [arrangement, setArrangement] = useState(() =>
    withWhere(firstArrangement(settings.value.name || home.defaultName, home.guest), wanted),
  );
  const { levels, fault: noLevels } = useLevels(arrangement.game, arrangement.where);
  useEffect(() => setArrangement((now) => withLevels(now, levels)), [levels]);
  const opening = useOpening();
  const submit = (event: Event) => {
    event.preventDefault();
    void opening.open(arrangement, usualLevel(levels));
  };
  return (
    <Page title={home.newMatch}>
      <form class="setup" onSubmit={submit}>
        <Game arrangement={arrangement} onChange={setArrangement} />
        <WhereToPlay arrangement={arrangement} onChange={setArrangement} />
        <Count arrangement={arrangement} onChange={setArrangement} />
        <fieldset>
          <legend>{home.whoSits}</legend>
          <ol class="places">
            {arrangement.places.map((place, i) => (
              <PlaceRow
                key={String(i)}
                number={i + 1}
                place={place}
                kinds={kindsFor(arrangement.where)}
                levels={levels}
                wrong={opening.wrongName === i}
                onChange={(some) => setArrangement(withPlace(arrangement, i, some))}
              />
            ))}
          </ol>
          {arrangement.where === 'device' && noLevels && (
            <Notice>{faultWords(noLevels, words.value, plainNamer.value)}</Notice>
          )}
          <Order arrangement={arrangement} onChange={setArrangement} />
        </fieldset>
        {arrangement.game === 'el-capitan' ? (
          <Cities arrangement={arrangement} onChange={setArrangement} />
        ) : (
          <Rules arrangement={arrangement} onChange={setArrangement} />
        )}
        <BoardChoice
          key={arrangement.game}
          game={arrangement.game}
          board={arrangement.board}
          onChange={(board) => setArrangement({ ...arrangement, board })}
        />
        {opening.wrongName !== null && <Notice>{home.needName}</Notice>}
        {opening.fault && <Notice>{faultWords(opening.fault, words.value, plainNamer.value)}</Notice>}
        <div class="setup-foot">
          <button type="submit" class="button button-primary page-button" disabled={opening.busy}>
            {opening.busy ? home.starting : home.start}
          </button>
          <a class="button" href="/">
            {home.back}
          </a>
        </div>
      </form>
    </Page>
  );
}

interface PartProps {
  readonly arrangement: Arrangement;
  readonly onChange: (arrangement: Arrangement) => void;
}

function Game({ arrangement, onChange }: PartProps) {
  const { home } = words.value;
  return (
    <fieldset>
      <legend>{home.game}</legend>
      <div class="choices">
        {GAME_NAMES.map((game) => (
          <label key={game} class="choice">
            <input
              type="radio"
              name="game"
              checked={arrangement.game === game}
              onChange={() => onChange(withGame(arrangement, game))}
            />
            {home.games[game]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function WhereToPlay({ arrangement, onChange }: PartProps) {
  const { home } = words.value;
  return (
    <fieldset>
      <legend>{home.where}</legend>
      {PLACES_TO_PLAY.map((where) => (
        <label key={where} class="choice choice-line">
          <input
            type="radio"
            name="where"
            checked={arrangement.where === where}
            onChange={() => onChange(withWhere(arrangement, where))}
          />
          {home.places[where]}
        </label>
      ))}
    </fieldset>
  );
}

function Rules({ arrangement, onChange }: PartProps) {
  const { home } = words.value;
  return (
    <fieldset>
      <legend>{home.ruleset}</legend>
      {RULESETS.map((ruleset) => (
        <label key={ruleset} class="choice choice-line">
          <input
            type="radio"
            name="ruleset"
            checked={arrangement.ruleset === ruleset}
            onChange={() => onChange({ ...arrangement, ruleset })}
          />
          {home.rulesets[ruleset]}
        </label>
      ))}
    </fieldset>
  );
}

function Count({ arrangement, onChange }: PartProps) {
  const { home } = words.value;
  const most = MOST_SEATS[arrangement.game];
  const counts = Array.from({ length: most - FEWEST_SEATS + 1 }, (_, i) => FEWEST_SEATS + i);
  return (
    <fieldset>
      <legend>{home.howMany}</legend>
      <div class="choices">
        {counts.map((count) => (
          <label key={count} class="choice">
            <input
              type="radio"
              name="players"
              checked={arrangement.places.length === count}
              onChange={() => onChange(withPlayers(arrangement, count, home.guest))}
            />
            {count}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Order({ arrangement, onChange }: PartProps) {
  const { home } = words.value;
  return (
    <div class="choices" role="radiogroup" aria-label={home.order}>
      {[true, false].map((shuffle) => (
        <label key={String(shuffle)} class="choice">
          <input
            type="radio"
            name="order"
            checked={arrangement.shuffle === shuffle}
            onChange={() => onChange({ ...arrangement, shuffle })}
          />
          {shuffle ? home.orderDrawn : home.orderAsListed}
        </label>
      ))}
    </div>
  );
}

function Cities({ arrangement, onChange }: PartProps) {
  const { home } = words.value;
  const { cities } = arrangement;
  return (
    <fieldset>
      <legend>{home.extraCities}</legend>
      {EXTRA_CITIES.map((city) => (
        <label key={city} class="choice choice-line">
          <input
            type="checkbox"
            checked={cities.includes(city)}
            onChange={(event) => {
              const others = cities.filter((one) => one !== city);
              onChange({ ...arrangement, cities: event.currentTarget.checked ? [...others, city] : others });
            }}
          />
          {home.extraCityNames[city]}
        </label>
      ))}
    </fieldset>
  );
}

/** Opening the table: what is wrong, whether it is under way, and the way to it. */
function useOpening() {
  const { route } = useLocation();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);
  const [wrongName, setWrongName] = useState<number | null>(null);
  const open = async (arrangement: Arrangement, level: string) => {
    const wrong = badName(arrangement);
    setWrongName(wrong);
    setFault(null);
    if (wrong !== null) return;
    const me = arrangement.places.find((place) => place.kind === 'me');
    if (me) change({ name: me.name.trim() });
    setBusy(true);
    const here = arrangement.where === 'device';
    const host = here ? await openDevice() : server;
    const reply = await host.create(requestFor(arrangement, words.value.home.botNames, level));
    setBusy(false);
    if (reply.ok) route(here ? deviceAddress(reply.value.id) : `/match/${reply.value.id}`);
    else setFault(reply.fault);
  };
  return { busy, fault, wrongName, open };
}
