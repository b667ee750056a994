import { pageWords } from '@levante/table/words/page/index.ts';
import type { ComponentChildren } from 'preact';
import { deviceAddress, serverAddress, usePageDependencies } from '../dependencies.ts';
import { Face } from '../face.tsx';
import type { GameStatistics, MatchPlace, MatchTotals, Peak } from './figures.ts';
import { statisticsWords } from './words/index.ts';

/** Returns the address of a match; undefined for one on another device. */
function addressOf({ id, place }: { readonly id: string; readonly place: MatchPlace }): string | undefined {
  if (place === 'elsewhere') return undefined;
  return place === 'device' ? deviceAddress(id) : serverAddress(id);
}

/** Statistics of one game: key figures, places, and totals by opponent and number of players. */
export function GameFigures({ of }: { readonly of: GameStatistics }) {
  const words = statisticsWords.value;
  const { games } = usePageDependencies();
  const game = games.find(({ id }) => id === of.game);
  const name = game?.words.value.name ?? of.game;
  return (
    <section class="game-figures">
      <header>
        <Face game={game} />
        <h2>{name}</h2>
      </header>
      <dl class="figures">
        <Figure label={words.played}>{of.played}</Figure>
        <Figure label={words.won}>
          {of.won} <small>{words.percent(of.won / of.played)}</small>
        </Figure>
        <Figure label={words.mean}>{words.average(of.meanScore)}</Figure>
        <Figure label={words.best}>
          <PeakLink peak={of.best} text={words.figure(of.best.figure)} />
        </Figure>
        <Figure label={words.longest}>
          <PeakLink peak={of.longest} text={words.actions(of.longest.figure)} />
        </Figure>
      </dl>
      <Places of={of} />
      <Latest of={of} />
      <Table
        caption={words.byPlayers}
        rows={of.byPlayers.map((tally) => ({ name: words.players(tally.players), tally }))}
      />
      <Table caption={words.byOthers} rows={of.byOthers.map((tally) => ({ name: company(tally.others), tally }))} />
    </section>
  );
}

/** Returns the label of a kind of opponent. */
function company(others: string | null): string {
  return others === null ? statisticsWords.value.people : pageWords.value.home.levelName(others);
}

function Figure({ label, children }: { readonly label: string; readonly children: ComponentChildren }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function PeakLink({ peak, text }: { readonly peak: Peak; readonly text: string }) {
  const address = addressOf(peak);
  return address === undefined ? <span>{text}</span> : <a href={address}>{text}</a>;
}

/** Bar chart of places. */
function Places({ of: { places, played } }: { readonly of: GameStatistics }) {
  const words = statisticsWords.value;
  const most = Math.max(...places, 1);
  return (
    <div class="places-chart">
      <h3>{words.places}</h3>
      <ol>
        {places.map((count, i) => (
          <li key={words.place(i + 1)}>
            <span>{words.place(i + 1)}</span>
            <span class="places-bar">
              <span style={{ width: `${(100 * count) / most}%` }} />
            </span>
            <span>
              {words.times(count)} <small>{words.percent(count / played)}</small>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Bar chart of recent places, taller is better; each bar links to its match. */
function Latest({ of: { latest } }: { readonly of: GameStatistics }) {
  const words = statisticsWords.value;
  return (
    <div class="latest-chart">
      <h3>{words.latest}</h3>
      <ol>
        {latest.map((one) => (
          <li key={one.id}>
            <LatestBar one={one} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function LatestBar({ one }: { readonly one: GameStatistics['latest'][number] }) {
  const label = statisticsWords.value.placeOf(one.rank, one.players);
  const address = addressOf(one);
  const bar = (
    <>
      <span style={{ height: `${(100 * (one.players + 1 - one.rank)) / one.players}%` }} />
      <small aria-hidden="true">{one.rank}</small>
    </>
  );
  const marks = { class: 'latest-bar', 'aria-label': label, title: label, 'data-won': one.rank === 1 ? '' : undefined };
  if (address === undefined)
    return (
      <span role="img" {...marks}>
        {bar}
      </span>
    );
  return (
    <a href={address} {...marks}>
      {bar}
    </a>
  );
}

interface TableProps {
  readonly caption: string;
  readonly rows: readonly { readonly name: string; readonly tally: MatchTotals }[];
}

function Table({ caption, rows }: TableProps) {
  const words = statisticsWords.value;
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{words.played}</th>
          <th scope="col">{words.won}</th>
          <th scope="col">{words.share}</th>
          <th scope="col">{words.meanShort}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, tally }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{tally.played}</td>
            <td>{tally.won}</td>
            <td>{words.percent(tally.won / tally.played)}</td>
            <td>{words.average(tally.meanScore)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
