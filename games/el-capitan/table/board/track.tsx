import { TargetButton } from '@levante/table/pointing/target.tsx';
import { HouseArt } from '../art/house.tsx';
import { useTable } from '../match/context.ts';
import { cellOf, countingSpace, houseOwner, nextSites, shuttingSites } from '../match/geometry.ts';
import { tableWords } from '../match/words/en.ts';
import type { CityProps } from './city-props.ts';
import { usePreviewHere } from './preview-here.ts';

const place = (space: number) => {
  const { row, column } = cellOf(space);
  return { gridRow: row + 1, gridColumn: column };
};

/** The twelve sites and the last space. */
export function Track({ board, code, city }: CityProps) {
  const { props } = useTable();
  const words = tableWords.value;
  const here = usePreviewHere(code);
  const next = nextSites(city.sites);
  const counting = countingSpace(city.sites);
  const shutting = shuttingSites(board, props.triangle);
  const lastValue = board.track.at(-1) ?? 0;
  return (
    <>
      {city.sites.map((house, index) => {
        const site = index + 1;
        const value = board.track[index] ?? 0;
        const owner = house === null ? null : houseOwner(house);
        const isNext = next.includes(site);
        const counts = counting === site;
        const label = words.site({
          city: words.city(code),
          site,
          value,
          owner: owner === null ? null : (props.names[owner.seat] ?? ''),
          neutral: owner?.neutral ?? false,
          shuts: shutting.has(site),
          next: isNext,
          counts,
        });
        return (
          <TargetButton
            key={site}
            target={{ on: 'site', city: code, site }}
            label={label}
            class="site"
            quiet={owner === null}
            style={place(site)}
            data-dark={shutting.has(site) ? '' : undefined}
            data-next={isNext ? (next.length > 1 ? 'choice' : 'one') : undefined}
            data-number={isNext ? `${site}` : undefined}
            data-counts={counts ? '' : undefined}
            data-built={owner ? '' : undefined}
            data-ghost={here?.house?.site === site ? '' : undefined}
            data-shuts={here?.shuts === site ? '' : undefined}
          >
            <span class="site-value">{value}</span>
            {shutting.has(site) && (
              <span class="site-glyph" data-triangle={board.triangle === site ? '' : undefined}>
                {board.triangle === site ? '△' : '◆'}
              </span>
            )}
            {owner === null && here?.house?.site === site && (
              <span class="site-house" aria-hidden="true">
                <HouseArt seat={here.seat} neutral={here.house.neutral} />
              </span>
            )}
            {owner && (
              <span class="site-house" data-piece={`house-${code}-${site}`}>
                <HouseArt {...owner} />
              </span>
            )}
          </TargetButton>
        );
      })}
      <span class="site site-last" style={place(13)} data-counts={counting === 13 ? '' : undefined}>
        <span class="unseen">{words.lastSpace(lastValue)}</span>
        <span class="site-value" aria-hidden="true">
          {lastValue}
        </span>
      </span>
    </>
  );
}
