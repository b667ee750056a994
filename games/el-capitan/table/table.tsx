import { words } from '@levante/table/words/index.ts';
import './style.css';
import type { CityCode } from '@levante/el-capitan/rules';
import { lazyComponent, lazyPart } from '@levante/table/lib/lazy.ts';
import type { TableSlots } from '@levante/table/match/game.ts';
import { useTrails } from '@levante/table/match/trails.ts';
import { type PointingParts, pointedPosition, usePointing } from '@levante/table/match/use-pointing.ts';
import { Frame, useRoom } from '@levante/table/pointing/frame.tsx';
import { useBestTurn } from '@levante/table/puzzle/verdict.ts';
import { TurnNotice } from '@levante/table/turn/turn-view.tsx';
import { type Drawer, Tabs } from '@levante/table/ui/dialog.tsx';
import { Portion } from '@levante/table/ui/portions.tsx';
import { tableSpeed } from '@levante/table/ui/settings.ts';
import type { ComponentChildren } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { endDrawings } from './art/drawings.ts';
import { Bank } from './bank/bank.tsx';
import { Chart, Legend } from './board/chart.tsx';
import { LiftedCity } from './board/city-tile.tsx';
import { HandCards, OpenCards } from './cards/cards.tsx';
import type { Position } from './match/position.ts';
import { type Preview, type Scope, TableContext, type TableProps, type Target, useTable } from './match/props.ts';
import { tableWords } from './match/words/index.ts';
import { usePayday } from './payday/payday.tsx';
import { SpreadChart } from './payday/spread-chart.tsx';
import { Players } from './players/players.tsx';
import type { Sea } from './sea/sea.ts';
import type { Answers } from './settlement/question-sheet.tsx';
import { hintsFor } from './turn/hints.ts';
import type { Intent } from './turn/intents.ts';
import { briefFor, titleOfTarget } from './turn/names.ts';
import { offersOf } from './turn/offers.ts';
import type { ElCapitanMatch } from './turn/phrases.ts';
import { signsOf } from './turn/pointing.ts';
import { promptOf, questioned } from './turn/prompt.ts';
import { useMotion } from './voyage/motion.ts';
import { voyagesSince } from './voyage/routes.ts';

const CityLarge = lazyComponent(async () => (await import('./board/city-large.tsx')).CityLarge, 'early');
const endScreen = lazyPart(async () => {
  const [{ Standings }] = await Promise.all([import('./end/standings.tsx'), endDrawings.ask()]);
  return Standings;
});

/** The table of a match as seen on this screen. */
export function MatchTable({ context, header, turn, log }: TableSlots<ElCapitanMatch>) {
  const { view, session, names } = context;
  const pointing = usePointing(context, usePointingParts(context));
  const trails = useTrails(context, voyagesSince);
  const payday = usePayday(context, LiftedCity);
  const question = useQuestion(context);
  const preview = usePreview(context);
  const offers = useOffers(context);
  // The table stays until they are there.
  const End = view.sheet.value === 'standings' && view.past.value === null ? endScreen() : null;
  const scene = view.scene.value;
  if (!scene) return null;
  const { position, facts } = scene;
  return (
    <GameTable
      state={position.json}
      board={position.board}
      cities={position.cities}
      triangle={position.triangle}
      names={names}
      mine={session.mine.value}
      handOf={view.handOf.value}
      drafting={view.drafting.value}
      forecast={position.forecast}
      showForecast={view.forecast.value}
      pointing={pointing}
      trails={trails}
      preview={preview}
      offers={offers}
      facts={facts}
      speed={tableSpeed()}
      header={header}
      turn={turn}
      log={log}
      notice={<TurnNotice />}
      {...question}
      {...payday}
      end={End ? <End context={context} /> : undefined}
    />
  );
}

const questionPart = lazyPart(() => import('./settlement/question-sheet.tsx'), 'early');

/** Props of a table with a question after a payday. */
type QuestionProps = Pick<TableProps, 'state' | 'sheet'>;

/** Returns the open question for this screen; null if there is none or it is closed. */
function useQuestion(context: ElCapitanMatch): QuestionProps | null {
  const { editor, session, view } = context;
  const [answers, setAnswers] = useState<Answers | null>(null);
  const position = questioned(editor.draft.value);
  const prompt = position && promptOf(position);
  const { seat } = editor;
  if (!prompt || prompt.step === 'turn' || seat === null || !position) return null;
  if (view.isQuestionHidden.value || session.held.value !== null || view.past.value !== null) return null;
  return questionPart()?.questionSheet(context, { position, seat, prompt, answers, setAnswers }) ?? null;
}

const previewPart = lazyPart(() => import('./turn/preview.ts'), 'early');

/** Returns the preview of the plan pointed at, or of a puzzle's best turn. */
function usePreview(context: ElCapitanMatch): Preview | null {
  const { editor } = context;
  const position = pointedPosition(context);
  const target = editor.selection.value.picked.length > 0 ? null : editor.pointedAt.value;
  const best = useBestTurn();
  const start = best ? (context.session.timeline.value?.start ?? null) : null;
  const previews = target || best ? previewPart() : null;
  return useMemo(() => {
    if (!previews) return null;
    if (best && start) return previews.previewOfTurn(start, best.lines);
    return position && target && previews.previewOf(position, target);
  }, [previews, position, target, best, start]);
}

const NO_OFFERS: TableProps['offers'] = new Map();

function useOffers(context: ElCapitanMatch): TableProps['offers'] {
  const { editor, phrases } = context;
  const { namer } = phrases;
  const position = editor.selection.value.picked.length > 0 ? null : pointedPosition(context);
  return useMemo(
    () => (position ? offersOf(position, namer, (plan) => editor.do(plan.lines)) : NO_OFFERS),
    [position, namer, editor],
  );
}

/** Marks and explains this game's targets. */
function usePointingParts({ phrases }: ElCapitanMatch): PointingParts<Position, Target, Intent> {
  const { namer } = phrases;
  return useMemo(
    () => ({
      signs: signsOf,
      hints: (position, picked) => hintsFor(position, picked, namer),
      title: (target) => titleOfTarget(target, namer),
      brief: (position, picked, target) => briefFor(position, picked, target, namer),
    }),
    [namer],
  );
}

/** The layout of the table: players, chart with bank, cards and hand, turn and log. */
export function GameTable(props: TableProps) {
  const room = useRoom();
  const { layout, dense, drawers } = room;
  const root = useRef<HTMLDivElement>(null);
  const [large, setLarge] = useState<CityCode | null>(null);
  const sea = useRef<Sea | null>(null);
  useMotion(root, props, sea);
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
                <aside
                  class="table-side"
                  data-sheet={props.sheet ? '' : undefined}
                  aria-label={words.value.follow.turn}
                >
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

const NAMES = ['cards', 'hand', 'bank', 'log'] as const;
type Name = (typeof NAMES)[number];

/** Drawers for cards, hand, bank and log on a small screen; in landscape the log goes below the turn. */
export function Drawers(contents: { readonly [name in Name]: ComponentChildren }) {
  const { props, layout } = useTable();
  const words = tableWords.value;
  const { state, handOf, pointing } = props;
  const { hand = [], loans = [] } = (handOf === null ? undefined : state.players[handOf]) ?? {};
  const chosen = hand.some((card) => pointing.sign({ on: 'hand-card', card }) === 'chosen');
  const counts: { readonly [name in Name]: number | null } = {
    cards: state.destination.open.length + state.connection.open.length,
    hand: handOf === null ? null : hand.length,
    bank: null,
    log: null,
  };
  const isThere = (name: Name) => (name === 'hand' ? handOf !== null : name !== 'log' || layout !== 'across');
  const drawers = NAMES.filter(isThere).map((name): Drawer => {
    const drawer = { id: name, name: words.tabs[name], count: counts[name], contents: contents[name] };
    // The drawer closes after a purchase or loan, so that undo is visible.
    return name === 'log' ? drawer : { ...drawer, until: `${hand.length} ${loans.length} ${chosen}` };
  });
  return <Tabs drawers={drawers} notice={props.notice} />;
}
