import '@levante/table/style/match.css';
import '../style.css';
import './pictures.css';
import type { PictureProps } from '@levante/table/book/clause.tsx';
import { DrawnInTurn, TryIt } from '@levante/table/book/picture.tsx';
import { idlePointing } from '@levante/table/match/use-pointing.ts';
import { PointerContext, type PointerContextValue } from '@levante/table/pointing/pointing.ts';
import { useMemo } from 'preact/hooks';
import { CityTile } from '../board/city-tile.tsx';
import { cityCodeIn } from '../match/geometry.ts';
import { type Scope, TableContext, type TableProps, type Target } from '../match/props.ts';
import { figuresOf, hasPicture, momentOf, momentRecord, PICTURES, type PictureClause, playersOf } from './moments.ts';
import { bookOfCapitan } from './words/index.ts';

const pointing = idlePointing<Target>(() => null);

/** The picture of a clause: a city from a position of a real match. */
export function ClauseTile({ clause, tryFrom }: PictureProps) {
  return hasPicture(clause) ? (
    <DrawnInTurn class="book-picture">
      <TileOf clause={clause} tryFrom={tryFrom} />
    </DrawnInTurn>
  ) : null;
}

function TileOf({ clause, tryFrom }: PictureProps & { readonly clause: PictureClause }) {
  const { city: code } = PICTURES[clause];
  const names = playersOf(clause);
  const position = useMemo(() => momentOf(clause), [clause]);
  const caption = bookOfCapitan.value.captions[clause](figuresOf(clause, position));
  const scope = useMemo<Scope>(() => {
    const props: TableProps = {
      state: position.json,
      board: position.board,
      cities: position.cities,
      triangle: position.triangle,
      names,
      mine: [],
      handOf: null,
      forecast: position.forecast,
      showForecast: false,
      pointing,
      preview: null,
      trails: [],
      offers: new Map(),
      facts: [],
      speed: 0,
    };
    return { props, layout: 'wide', dense: false };
  }, [position, names]);
  const hand: PointerContextValue = { pointing, names, point: () => undefined };
  const board = position.cities.find((city) => city.code === code);
  const known = cityCodeIn(position.json, code);
  const city = known === null ? undefined : position.json.cities[known];
  if (!board || !city) return null;
  return (
    <>
      {/* The caption and the clause describe the picture; its parts take no input. */}
      <div class="book-tile" inert>
        <TableContext.Provider value={scope}>
          <PointerContext.Provider value={hand}>
            <CityTile board={board} code={code} city={city} />
          </PointerContext.Provider>
        </TableContext.Provider>
      </div>
      <figcaption>{caption}</figcaption>
      <TryIt record={momentRecord(clause)} tryFrom={tryFrom} />
    </>
  );
}
