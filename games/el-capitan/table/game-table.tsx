import './style.css';
import type { CityCode } from '@levante/el-capitan/rules';
import { Frame, useRoom } from '@levante/table/pointing/frame.tsx';
import { Portion } from '@levante/table/ui/portions.tsx';
import { useMemo, useRef, useState } from 'preact/hooks';
import { Bank } from './bank/bank.tsx';
import { Chart } from './board/chart.tsx';
import { CityLarge } from './board/city-large.tsx';
import { Drawers } from './board/drawers.tsx';
import { Legend } from './board/legend.tsx';
import { HandCards, OpenCards } from './cards/cards.tsx';
import { type Scope, TableContext } from './match/context.ts';
import type { TableProps } from './match/props.ts';
import { tableWords } from './match/words/en.ts';
import { SpreadChart } from './payday/spread-chart.tsx';
import { Players } from './players/players.tsx';
import type { Sea } from './sea/sea.ts';
import { useMotion } from './voyage/motion.ts';

/** The table of El Capitán: players, chart with bank, cards and hand; turn and log as they are handed in. */
export function GameTable(props: TableProps) {
  const words = tableWords.value;
  const room = useRoom();
  const { layout, dense, drawers } = room;
  const root = useRef<HTMLDivElement>(null);
  const [large, setLarge] = useState<CityCode | null>(null);
  const sea = useRef<Sea | null>(null);
  useMotion(root, props.facts, props.speed, props.state, sea);
  const scope = useMemo<Scope>(() => ({ props, layout, dense }), [props, layout, dense]);
  const bank = (
    <>
      <Bank />
      <SpreadChart />
      <Legend />
    </>
  );
  return (
    <TableContext.Provider value={scope}>
      <Frame root={root} room={room} pointing={props.pointing} names={props.names} game="el-capitan">
        {props.header && <div class="table-head">{props.header}</div>}
        <Portion>
          <Players />
        </Portion>
        {props.end ?? (
          <>
            <Portion last>
              <Chart onOpen={setLarge} drawn={sea} />
            </Portion>
            {props.stage ?? (
              <>
                {!drawers && (
                  <div class="table-foot">
                    <Portion>
                      <OpenCards />
                    </Portion>
                    <Portion>
                      <HandCards />
                      <SpreadChart />
                    </Portion>
                  </div>
                )}
                {drawers && !props.sheet && (
                  <Portion>
                    <Drawers cards={<OpenCards />} hand={<HandCards roomy />} bank={bank} log={props.log} />
                  </Portion>
                )}
                <aside class="table-side" data-sheet={props.sheet ? '' : undefined} aria-label={words.turn}>
                  {props.sheet ?? (
                    <>
                      <Portion>{props.turn}</Portion>
                      {(!drawers || layout === 'across') && <Portion>{props.log}</Portion>}
                    </>
                  )}
                </aside>
              </>
            )}
          </>
        )}
        {large !== null && <CityLarge code={large} onOpen={setLarge} />}
      </Frame>
    </TableContext.Provider>
  );
}
