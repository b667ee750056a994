import { Rhumbs, Rose } from '@levante/table/art/drawings.tsx';
import { FarCity, Shore, wavelets } from '@levante/table/art/vista.tsx';
import { nameToPlay } from '@levante/table/ui/own-name.ts';
import { usePageDependencies } from '../dependencies.ts';
import { Face } from '../face.tsx';
import { addressOf, DeleteButton, MatchNews, Seats } from './match-list.tsx';
import { homePageWords, type Listed, type MyMatches, nameOf, takeTurnText, whoPlays } from './matches.ts';

/** Banner: the matches waiting for me on a stretch of the chart, or title and tagline. */
export function Hero({ turns, mine }: { readonly turns: readonly Listed[]; readonly mine: MyMatches }) {
  const home = homePageWords.value;
  const waiting = turns.length > 0;
  return (
    <div class="hero" data-turns={waiting ? '' : undefined}>
      <Chart />
      <div class="hero-in">
        <div class="hero-words">
          <h1>{waiting ? home.tablesWait(turns.length) : home.title}</h1>
          <p class="tagline">{waiting ? home.fairWind(nameToPlay()) : home.tagline}</p>
        </div>
        {waiting ? (
          <ul class="turn-cards">
            {turns.map((one) => (
              <TurnCard key={one.match.id} listed={one} mine={mine} />
            ))}
          </ul>
        ) : (
          <div class="hero-rose">
            <Rose />
          </div>
        )}
      </div>
    </div>
  );
}

interface TurnCardProps {
  readonly listed: Listed;
  readonly mine: MyMatches;
}

/** A match waiting for me. Clicking anywhere on the card opens it, except on the delete button. */
function TurnCard({ listed, mine }: TurnCardProps) {
  const { games } = usePageDependencies();
  const home = homePageWords.value;
  const { match, here } = listed;
  const name = nameOf(match, games);
  const action = takeTurnText(match, homePageWords.value);
  return (
    <li class="match-line turn-card">
      <Face game={games.find(({ id }) => id === match.game)} />
      <div class="match-top">
        <span class="match-game">{name}</span>
        {here && <span class="match-here">{home.here}</span>}
      </div>
      <Seats match={match} />
      <MatchNews listed={listed} />
      <a class="button button-primary" href={addressOf(listed)} aria-label={`${action}: ${name}, ${whoPlays(match)}`}>
        {action}
      </a>
      <DeleteButton listed={listed} mine={mine} />
    </li>
  );
}

const WAVES = wavelets([
  [240, 30],
  [420, 210],
  [480, 96],
  [600, 180],
  [760, 60],
  [930, 130],
  [1010, 244],
  [1190, 200],
  [1340, 110],
]);

/** A stretch of sea between Venice and Constantinople. */
function Chart() {
  return (
    <svg class="hero-chart" viewBox="0 0 1440 266" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <g class="hero-rhumbs" transform="translate(0 -220) scale(1.44)">
        <Rhumbs />
      </g>
      <path d={WAVES} fill="none" stroke="var(--wave)" stroke-width="1.3" stroke-linecap="round" />
      <g class="hero-coast">
        <Shore d="M-600 300V200H-40Q60 190 104 206T188 210T270 214T348 246T340 300Z" />
        <Shore d="M540 300Q560 260 602 257T712 249T796 248T880 300Z" />
        <Shore d="M1280 300Q1306 262 1330 236T1415 224T1480 222H2100V300Z" />
      </g>
      <FarCity id="VEN" x={196} y={158} scale={0.64} />
      <FarCity id="CON" x={1312} y={164} scale={0.72} />
    </svg>
  );
}
