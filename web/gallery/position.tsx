import { browserStorage } from '@levante/table/lib/storage.ts';
import '@levante/table/style/index.css';
import '@levante/table/style/match.css';
import './gallery.css';
import { cityDrawings, pieceDrawings, westernDrawings } from '@levante/el-capitan/table/art/drawings.ts';
import { ElCapitanRoom } from '@levante/el-capitan/table/room.tsx';
import { GAMES } from '@levante/games/rules';
import { chartDrawings } from '@levante/golden-horn/table/art/drawings.ts';
import { GoldenHornRoom } from '@levante/golden-horn/table/room.tsx';
import { commonDrawings } from '@levante/table/art/drawings.tsx';
import type { RoomProps } from '@levante/table/match/game.ts';
import { startLanguage, startSettings } from '@levante/table/ui/settings.ts';
import { type ComponentType, render } from 'preact';
import { recordOf } from './match.ts';
import { RecordHost } from './record-host.ts';

const ROOMS: { readonly [game: string]: ComponentType<RoomProps> } = {
  'el-capitan': ElCapitanRoom,
  'golden-horn': GoldenHornRoom,
};

/**
 * The shipped match page at a moment of a record: `?record=4-can&at=120`. `&mine=0,2` sets the seats of this screen, by
 * default the deciding one; `&game=golden-horn` selects the game. `goOn(ply)` plays the record up to a later ply.
 */
async function start(): Promise<void> {
  const root = document.getElementById('gallery');
  const query = new URLSearchParams(location.search);
  const record = await recordOf(query.get('record') ?? '', query.get('game') ?? undefined);
  const game = GAMES.get(record.game);
  const Room = ROOMS[record.game];
  const seats = query.get('mine')?.split(',').filter(Boolean).map(Number) ?? null;
  startSettings(browserStorage);
  await startLanguage(navigator.languages);
  if (root === null || !game || !Room) return;
  const host = new RecordHost(game, record, Number(query.get('at')), seats);
  Object.assign(window, { goOn: (ply: number) => host.goOn(ply) });
  await Promise.all([
    document.fonts.ready,
    commonDrawings.ask(),
    cityDrawings.ask(),
    pieceDrawings.ask(),
    westernDrawings.ask(),
    chartDrawings.ask(),
  ]);
  render(
    <Room
      id="recorded"
      host={host}
      addressOf={(id) => `/match/${id}`}
      reach="nowhere"
      startAnalyst={() => ({ stop: () => {} })}
    />,
    root,
  );
  document.documentElement.dataset.ready = '';
}

await start();
