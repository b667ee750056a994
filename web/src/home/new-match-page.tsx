import { useEffect, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { Api } from '../api/client.ts';
import { type Fault, faultWords } from '../api/fault.ts';
import { change, settings } from '../settings.ts';
import { GAME_NAMES } from '../words/home-words.ts';
import { plainNamer, words } from '../words/index.ts';
import {
  type Arrangement,
  badName,
  EXTRA_CITIES,
  FEWEST_SEATS,
  firstArrangement,
  MOST_SEATS,
  requestFor,
  withGame,
  withLevels,
  withPlace,
  withPlayers,
} from './arrangement.ts';
import { BoardChoice } from './board-choice.tsx';
import { useLevels } from './levels.ts';
import { Notice } from './notice.tsx';
import { Page } from './page.tsx';
import { PlaceRow } from './place-row.tsx';

const api = new Api();
const RULESETS = ['as-described', 'as-published'] as const;

/** Setting up a match: which game, how many, who sits where, which rules and which board. */
export function NewMatchPage() {
  const { home } = words.value;
  const [arrangement, setArrangement] = useState(() =>
    firstArrangement(settings.value.name || home.defaultName, home.guest),
  );
  const levels = useLevels(arrangement.game);
  useEffect(() => setArrangement((now) => withLevels(now, levels)), [levels]);
  const opening = useOpening();
  const submit = (event: Event) => {
    event.preventDefault();
    void opening.open(arrangement);
  };
  return (
    <Page title={home.newMatch}>
      <form class="setup" onSubmit={submit}>
        <Game arrangement={arrangement} onChange={setArrangement} />
        <Count arrangement={arrangement} onChange={setArrangement} />
        <fieldset>
          <legend>{home.whoSits}</legend>
          <ol class="places">
            {arrangement.places.map((place, i) => (
              <PlaceRow
                key={String(i)}
                number={i + 1}
                place={place}
                levels={levels}
                wrong={opening.wrongName === i}
                onChange={(some) => setArrangement(withPlace(arrangement, i, some))}
              />
            ))}
          </ol>
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
  const open = async (arrangement: Arrangement) => {
    const wrong = badName(arrangement);
    setWrongName(wrong);
    setFault(null);
    if (wrong !== null) return;
    const me = arrangement.places.find((place) => place.kind === 'me');
    if (me) change({ name: me.name.trim() });
    setBusy(true);
    const reply = await api.create(requestFor(arrangement, words.value.home.botNames));
    setBusy(false);
    if (reply.ok) route(`/match/${reply.value.id}`);
    else setFault(reply.fault);
  };
  return { busy, fault, wrongName, open };
}
