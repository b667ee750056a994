import { Shield } from '@levante/table/art/marks.tsx';
import { faultWords } from '@levante/table/host/fault.ts';
import { browserStorage } from '@levante/table/lib/storage.ts';
import type { GameCard } from '@levante/table/match/card.ts';
import { Notice } from '@levante/table/ui/controls.tsx';
import { moveFocus } from '@levante/table/ui/roving.ts';
import { ReadAgain } from '@levante/table/ui/spoken.tsx';
import type { ListedTable } from '@levante/wire';
import { useRef, useState } from 'preact/hooks';
import { usePageDependencies } from '../dependencies.ts';
import { Face } from '../face.tsx';
import { InvitationNeeded } from '../service/invitation-needed.tsx';
import { isUninvited } from '../service/service.ts';
import { freeSeats, type Preset, peopleAt, presetKey, presetsOf, tableFor } from './presets.ts';
import type { QuickWaits } from './quick-waits.ts';
import { tablesWords } from './words/index.ts';

const MINUTE_S = 60;
const COLUMNS = 4;
const GAME_KEY = 'levante.tables.game';

interface QuickGridProps {
  readonly tables: readonly ListedTable[];
  readonly waits: QuickWaits;
  readonly disabled: boolean;
}

/** Grid of quick matches: a row for each game, a cell for each preset. It has one tab stop; Escape leaves a table. */
export function QuickGrid({ tables, waits, disabled }: QuickGridProps) {
  const words = tablesWords.value;
  const { games } = usePageDependencies();
  const grid = useRef<HTMLDivElement>(null);
  const [game, setGame] = useState(() => browserStorage.getItem(GAME_KEY) ?? '');
  const chosen = games.find(({ id }) => id === game) ?? games[0];
  const [stop, setStop] = useState('');
  // On a phone only the chosen game's row is shown, so the tab stop is there at first.
  const tabStop = stop || (chosen ? presetsOf(chosen).slice(0, 1).map(presetKey).join('') : '');
  const choose = (id: string) => {
    setGame(id);
    setStop('');
    browserStorage.setItem(GAME_KEY, id);
  };
  return (
    <section class="quick" aria-labelledby="quick">
      <div class="tables-line">
        <h2 id="quick">{words.quick}</h2>
        <p class="quiet">{isUninvited.value ? <InvitationNeeded /> : words.quickText}</p>
        {games.length > 1 && (
          <div class="segments quick-games">
            {games.map((one) => (
              <label key={one.id} class="choice">
                <input type="radio" name="quick-game" checked={one === chosen} onChange={() => choose(one.id)} />
                {one.words.value.name}
              </label>
            ))}
          </div>
        )}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the buttons inside, which form one tab stop */}
      <div
        ref={grid}
        id="quick-grid"
        class="quick-grid"
        onKeyDown={(event) => grid.current && moveFocus(grid.current, event, COLUMNS)}
      >
        {games.map((one) => (
          <div key={one.id} class="quick-row" data-chosen={one === chosen ? '' : undefined}>
            <div class="quick-game">
              <Face game={one} />
              <span>{one.words.value.name}</span>
            </div>
            {presetsOf(one).map((preset) => (
              <QuickCell
                key={presetKey(preset)}
                preset={preset}
                game={one}
                table={tableFor(tables, preset)}
                waits={waits}
                disabled={disabled}
                isStop={presetKey(preset) === tabStop}
                onFocus={() => setStop(presetKey(preset))}
              />
            ))}
          </div>
        ))}
      </div>
      {waits.news?.kind === 'too-many' && <Notice of={waits.news}>{words.tooMany}</Notice>}
      {waits.fault && <Notice of={waits.fault}>{faultWords(waits.fault)}</Notice>}
      <p role="status" class="unseen">
        <ReadAgain of={waits.news}>
          <News waits={waits} games={games} />
        </ReadAgain>
      </p>
    </section>
  );
}

interface QuickCellProps {
  readonly preset: Preset;
  readonly game: GameCard;
  /** The table at which a person would be seated. */
  readonly table: ListedTable | undefined;
  readonly waits: QuickWaits;
  readonly disabled: boolean;
  readonly isStop: boolean;
  readonly onFocus: () => void;
}

/** A preset: pressed, it seats me or makes me leave. */
function QuickCell({ preset, game, table, waits, disabled, isStop, onFocus }: QuickCellProps) {
  const words = tablesWords.value;
  const mine = waits.matchOf(preset);
  const { control, players } = preset;
  const isBusy = waits.busy === presetKey(preset);
  const press = () => {
    if (disabled || isBusy) return;
    void (mine?.status === 'waiting' ? waits.leave(preset) : waits.sitDown(preset));
  };
  return (
    <button
      type="button"
      class="quick-cell"
      data-rove=""
      data-begins={table && freeSeats(table) === 1 && !mine ? '' : undefined}
      data-mine={mine ? mine.status : undefined}
      aria-pressed={mine !== null}
      aria-disabled={disabled || isBusy}
      tabIndex={isStop ? 0 : -1}
      onFocus={onFocus}
      onClick={press}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && mine?.status === 'waiting') void waits.leave(preset);
      }}
    >
      <span class="unseen">{game.words.value.name}, </span>
      <strong>{control.kind === 'live' ? words.live(control.bankS / MINUTE_S, control.incrementS) : words.day}</strong>
      {mine?.status === 'waiting' ? (
        <span class="quick-leave">{words.leave}</span>
      ) : (
        <span class="quick-seats" aria-hidden="true">
          {Array.from({ length: players }, (_, seat) => (
            <SeatMark key={String(seat)} seat={seat} taken={table?.seats[seat]?.taken === true} />
          ))}
        </span>
      )}
      <span class="quick-players">
        {control.kind === 'live' ? words.livePlayers(players) : words.dayPlayers(players)}
      </span>
      <QuickState waits={waits} mine={mine} table={table} />
    </button>
  );
}

function SeatMark({ seat, taken }: { readonly seat: number; readonly taken: boolean }) {
  return taken ? <Shield seat={seat} /> : <span class="seat-free" />;
}

type QuickStateProps = Pick<QuickCellProps, 'waits' | 'table'> & { readonly mine: ReturnType<QuickWaits['matchOf']> };

/** Last line of a cell: who waits, or when it starts. */
function QuickState({ waits, mine, table }: QuickStateProps) {
  const words = tablesWords.value;
  if (mine?.status === 'waiting') {
    const others = mine.seats.filter(({ kind, taken, mine: isMe }) => kind === 'person' && taken && !isMe).length;
    const listed = table?.id === mine.id ? peopleAt(table) - 1 : others;
    return <span class="quick-state">{words.youWait(Math.max(0, listed))}</span>;
  }
  if (mine) return <span class="quick-state">{words.startsIn(waits.startsIn ?? 0)}</span>;
  const people = table ? peopleAt(table) : 0;
  if (people === 0) return <span class="quick-nobody">{words.nobody}</span>;
  return <span class="quick-state">{words.waiting(people)}</span>;
}

/** The latest change as a sentence. */
function News({ waits, games }: { readonly waits: QuickWaits; readonly games: readonly GameCard[] }) {
  const words = tablesWords.value;
  const { news } = waits;
  if (!news) return null;
  const name = games.find(({ id }) => id === news.game)?.words.value.name ?? news.game;
  if (news.kind === 'waiting') return <>{words.nowWaiting(name)}</>;
  if (news.kind === 'starting') return <>{words.nowStarting(name)}</>;
  return news.kind === 'left' ? words.left : null;
}
