import { browserStorage } from '@levante/table/lib/storage.ts';
import { useAnswer } from '@levante/table/ui/spoken.tsx';
import './new-match.css';
import { Rhumbs } from '@levante/table/art/drawings.tsx';
import { wavelets } from '@levante/table/art/vista.tsx';
import { faultWords, type RequestFault } from '@levante/table/host/fault.ts';
import type { GameCard, SetUpChoice } from '@levante/table/match/card.ts';
import { Notice } from '@levante/table/ui/controls.tsx';
import { chooseName, nameToPlay } from '@levante/table/ui/own-name.ts';
import { Page } from '@levante/table/ui/page.tsx';
import { address, openPage } from '@levante/table/ui/pages.tsx';
import { pageWords } from '@levante/table/words/page/index.ts';
import { useEffect, useState } from 'preact/hooks';
import { deviceAddress, PLACES_TO_PLAY, serverAddress, usePageDependencies } from '../dependencies.ts';
import { Face } from '../face.tsx';
import { inviteWords } from '../invites/words/index.ts';
import { useLevels, usualLevel } from '../levels.ts';
import { PaceChoice } from '../pace/pace-choice.tsx';
import { PACE_KINDS, storedPace, storePace } from '../pace/pace-plan.ts';
import { chosenPaceText } from '../pace/pace-text.ts';
import { paceWords } from '../pace/words/index.ts';
import { InvitationNeeded } from '../service/invitation-needed.tsx';
import { isUninvited, pauseInForce } from '../service/service.ts';
import { startService } from '../service/start-service.ts';
import { serviceWords } from '../service/words/index.ts';
import {
  type Arrangement,
  badHandle,
  badName,
  canBeHere,
  firstArrangement,
  kindsFor,
  needsStandIn,
  openArrangement,
  requestFor,
  withChoice,
  withGame,
  withLevels,
  withPlace,
  withPlayers,
  withWhere,
} from './arrangement.ts';
import { BoardChoice } from './board-choice.tsx';
import { PlaceRow } from './place-row.tsx';
import { WhoMaySit } from './who-may-sit.tsx';
import { setUpWords } from './words/index.ts';

/** Set-up page of a match: game, number of players, seats, rules and board. */
export function NewMatchPage() {
  const { games } = usePageDependencies();
  const requested = address.value.query.game;
  const game = games.find(({ id }) => id === requested) ?? games[0];
  return game ? <SetUp first={game} /> : null;
}

function SetUp({ first }: { first: GameCard }) {
  const { home } = pageWords.value;
  const setUp = setUpWords.value;
  const wanted = address.value.query.where === 'device' ? 'device' : 'server';
  const [arrangement, setArrangement] = useState(() => {
    const usual = withWhere(firstArrangement(first, nameToPlay(), setUp.guest), wanted);
    return forEverybody(withStoredPace(usual), address.value.query);
  });
  const { levels, fault: noLevels } = useLevels(arrangement.game.id, arrangement.where);
  useEffect(() => setArrangement((now) => withLevels(now, levels)), [levels]);
  const opening = useOpening();
  useEffect(startService, []);
  const isRefused = arrangement.where === 'server' && (pauseInForce.value !== null || isUninvited.value);
  const submit = (event: Event) => {
    event.preventDefault();
    void opening.open(arrangement, usualLevel(levels));
  };
  const openHere = () => {
    const here = withWhere(arrangement, 'device');
    setArrangement(here);
    void opening.open(here, usualLevel(levels));
  };
  return (
    <Page title={setUp.newMatch} banner={<Head />} wide>
      <form class="setup" onSubmit={submit}>
        <Game arrangement={arrangement} onChange={setArrangement} />
        <Count arrangement={arrangement} onChange={setArrangement} />
        <div class="setup-main">
          <fieldset class="setup-box">
            <legend>{home.whoSits}</legend>
            <ol class="places">
              {arrangement.places.map((place, i) => (
                <PlaceRow
                  key={String(i)}
                  number={i + 1}
                  place={place}
                  kinds={kindsFor(arrangement.where)}
                  levels={levels}
                  mustInvite={arrangement.sitters === 'invited'}
                  wrong={opening.wrongName === i || opening.wrongHandle === i}
                  onChange={(some) => setArrangement(withPlace(arrangement, i, some))}
                />
              ))}
            </ol>
            {arrangement.where === 'device' && noLevels && <Notice>{faultWords(noLevels)}</Notice>}
            <Order arrangement={arrangement} onChange={setArrangement} />
          </fieldset>
          <Pace arrangement={arrangement} onChange={setArrangement} levels={levels} />
        </div>
        <div class="setup-main">
          <WhoMaySit arrangement={arrangement} onChange={setArrangement} />
          <WhereToPlay arrangement={arrangement} onChange={setArrangement} />
          {arrangement.game.choices.map((choice) => (
            <Options key={choice.key} choice={choice} arrangement={arrangement} onChange={setArrangement} />
          ))}
          <BoardChoice
            key={arrangement.game.id}
            game={arrangement.game}
            board={arrangement.board}
            onChange={(board) => setArrangement({ ...arrangement, board })}
          />
        </div>
        <div class="setup-foot">
          {opening.wrongName !== null && <Notice of={opening.count}>{home.needName}</Notice>}
          {opening.wrongHandle !== null && <Notice of={opening.count}>{inviteWords.value.badHandle}</Notice>}
          {opening.fault && (
            <Notice
              action={opening.fault.kind === 'offline' && canBeHere(arrangement) && <OpenHere onPick={openHere} />}
            >
              {faultWords(opening.fault)}
            </Notice>
          )}
          {isRefused && canBeHere(arrangement) ? (
            <OpenHere onPick={openHere} />
          ) : (
            <button type="submit" class="button button-primary page-button" disabled={opening.busy || isRefused}>
              {opening.busy ? home.starting : setUp.start}
            </button>
          )}
          <a class="button" href="/">
            {home.back}
          </a>
          {isRefused ? (
            <p class="setup-sentence">{isUninvited.value ? <InvitationNeeded /> : serviceWords.value.notNow}</p>
          ) : (
            <Summary arrangement={arrangement} />
          )}
        </div>
      </form>
    </Page>
  );
}

/** Opens the seats, adopts the pace and invites a person if the address says so, as links on the page of open tables do. */
function forEverybody(
  arrangement: Arrangement,
  { seats, pace, invite }: { readonly [name: string]: string | undefined },
) {
  if (seats !== 'open') return arrangement;
  const kind = PACE_KINDS.find((one) => one === pace) ?? arrangement.pace.kind;
  const opened = openArrangement({ ...arrangement, pace: { ...arrangement.pace, kind } });
  const first = opened.places.findIndex((place) => place.kind === 'open');
  return invite === undefined ? opened : withPlace(opened, first, { invite });
}

/** Adopts the pace chosen last for the game. */
const withStoredPace = (arrangement: Arrangement): Arrangement => ({
  ...arrangement,
  pace: storedPace(browserStorage, arrangement.game.id),
});

/** Heading in front of a strip of the chart. */
function Head() {
  return (
    <div class="setup-head">
      <svg viewBox="0 0 1440 120" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <g transform="translate(0 -300) scale(1.44)">
          <Rhumbs />
        </g>
        <path d={WAVES} fill="none" stroke="var(--wave)" stroke-width="1.3" stroke-linecap="round" />
      </svg>
      <h1>{setUpWords.value.newMatch}</h1>
    </div>
  );
}

const WAVES = wavelets([
  [520, 84],
  [640, 30],
  [770, 66],
  [900, 96],
  [1010, 34],
  [1180, 78],
  [1330, 40],
]);

/** Offers the same match on this device when the server is unreachable. */
function OpenHere({ onPick }: { readonly onPick: () => void }) {
  return (
    <button type="button" class="button" onClick={onPick}>
      {pageWords.value.home.playWithoutServer}
    </button>
  );
}

interface PartProps {
  readonly arrangement: Arrangement;
  readonly onChange: (arrangement: Arrangement) => void;
}

function Game({ arrangement, onChange }: PartProps) {
  const { home } = pageWords.value;
  const { games } = usePageDependencies();
  return (
    <fieldset class="setup-games">
      <legend class="unseen">{home.game}</legend>
      <div class="game-choices">
        {games.map((game) => (
          <label key={game.id} class="choice game-choice">
            <Face game={game} />
            <span>
              <input
                type="radio"
                name="game"
                checked={arrangement.game === game}
                onChange={() => onChange(withStoredPace(withGame(arrangement, game)))}
              />
              {game.words.value.name}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function WhereToPlay({ arrangement, onChange }: PartProps) {
  const setUp = setUpWords.value;
  return (
    <fieldset class="setup-box">
      <legend>{setUp.where}</legend>
      {PLACES_TO_PLAY.map((where) => (
        <label key={where} class="choice choice-line">
          <input
            type="radio"
            name="where"
            checked={arrangement.where === where}
            onChange={() => onChange(withWhere(arrangement, where))}
          />
          {setUp.places[where]}
        </label>
      ))}
    </fieldset>
  );
}

function Count({ arrangement, onChange }: PartProps) {
  const setUp = setUpWords.value;
  const { fewest, most } = arrangement.game.seats;
  const counts = Array.from({ length: most - fewest + 1 }, (_, i) => fewest + i);
  return (
    <fieldset class="setup-count">
      <legend>{setUp.howMany}</legend>
      <div class="segments">
        {counts.map((count) => (
          <label key={count} class="choice">
            <input
              type="radio"
              name="players"
              checked={arrangement.places.length === count}
              onChange={() => onChange(withPlayers(arrangement, count, setUp.guest))}
            />
            {count}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Order({ arrangement, onChange }: PartProps) {
  const setUp = setUpWords.value;
  return (
    <div class="choices" role="radiogroup" aria-label={setUp.order}>
      {[true, false].map((shuffle) => (
        <label key={String(shuffle)} class="choice">
          <input
            type="radio"
            name="order"
            checked={arrangement.shuffle === shuffle}
            onChange={() => onChange({ ...arrangement, shuffle })}
          />
          {shuffle ? setUp.orderDrawn : setUp.orderAsListed}
        </label>
      ))}
    </div>
  );
}

/** Choice of the time control; on this device, the reason why there is none. */
function Pace({ arrangement, onChange, levels }: PartProps & { readonly levels: readonly string[] }) {
  const words = paceWords.value;
  if (arrangement.where === 'device') {
    return (
      <fieldset class="setup-box pace">
        <legend>{words.legend}</legend>
        <p class="quiet">{words.onDevice}</p>
      </fieldset>
    );
  }
  return (
    <PaceChoice
      plan={arrangement.pace}
      table={{
        game: arrangement.game.id,
        players: arrangement.places.length,
        bots: arrangement.places.filter(({ kind }) => kind === 'bot').length,
      }}
      levels={levels}
      standIn={needsStandIn(arrangement)}
      onChange={(pace) => onChange({ ...arrangement, pace })}
    />
  );
}

/** The whole choice as a sentence. */
function Summary({ arrangement }: Pick<PartProps, 'arrangement'>) {
  const words = paceWords.value;
  const { game, places, where, pace } = arrangement;
  const open = places.filter(({ kind }) => kind === 'open').length;
  const chosen = where === 'device' ? words.chosen.none : chosenPaceText(pace);
  return (
    <p class="setup-sentence">
      <span>{words.sentence(game.words.value.name, places.length, chosen)}</span>{' '}
      <span class="quiet">{words.starts(open)}</span>
    </p>
  );
}

/** An option of the game: one value, or any set of values. */
function Options({ choice, arrangement, onChange }: PartProps & { readonly choice: SetUpChoice }) {
  const { key, kind, values } = choice;
  const labels = arrangement.game.words.value.choices[key];
  return (
    <fieldset class="setup-box">
      <legend>{labels?.legend}</legend>
      {values.map((value) => (
        <label key={value} class="choice choice-line">
          <input
            type={kind === 'one' ? 'radio' : 'checkbox'}
            name={key}
            checked={arrangement.chosen[key]?.includes(value) ?? false}
            onChange={(event) => onChange(withChoice(arrangement, choice, value, event.currentTarget.checked))}
          />
          {labels?.values[value]}
        </label>
      ))}
    </fieldset>
  );
}

/** Returns state and handler for creating the match. */
function useOpening() {
  const dependencies = usePageDependencies();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<RequestFault | null>(null);
  const [wrongName, setWrongName, count] = useAnswer<number | null>(null);
  const [wrongHandle, setWrongHandle] = useState<number | null>(null);
  const open = async (arrangement: Arrangement, level: string) => {
    const wrong = badName(arrangement);
    setWrongName(wrong);
    const unfit = badHandle(arrangement);
    setWrongHandle(unfit);
    setFault(null);
    if (wrong !== null || unfit !== null) return;
    const me = arrangement.places.find((place) => place.kind === 'me');
    if (me) chooseName(me.name.trim());
    if (arrangement.where === 'server') storePace(browserStorage, arrangement.game.id, arrangement.pace);
    setBusy(true);
    const here = arrangement.where === 'device';
    const host = here ? await dependencies.openDevice() : dependencies.server;
    const reply = await host.create(requestFor(arrangement, pageWords.value.home.botNames, level));
    setBusy(false);
    if (reply.ok) openPage(here ? deviceAddress(reply.value.id) : serverAddress(reply.value.id));
    else setFault(reply.fault);
  };
  return { busy, fault, wrongName, wrongHandle, count, open };
}
