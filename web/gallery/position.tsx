import { ElCapitanRoom } from '@levante/el-capitan/table/room.tsx';
import { startSettings } from '@levante/table/ui/settings.ts';
import { render } from 'preact';
import { ErrorBoundary } from 'preact-iso';
import '@levante/table/style/index.css';
import '@levante/table/style/match.css';
import './gallery.css';
import { recordOf } from './match.ts';
import { RecordHost } from './record-host.ts';

/**
 * The page of a match as it ships, at a moment of a record: `?record=4-can&ply=120`, with `&mine=0,2` the seats of this screen
 * instead of whoever decides. `goOn(ply)` tells what was played after it.
 */
async function start(): Promise<void> {
  const root = document.getElementById('gallery');
  const query = new URLSearchParams(location.search);
  const record = await recordOf(query.get('record') ?? '');
  const seats = query.get('mine')?.split(',').filter(Boolean).map(Number) ?? null;
  const host = new RecordHost(record, Number(query.get('ply')), seats);
  startSettings(localStorage);
  Object.assign(window, { goOn: (ply: number) => host.tell(ply) });
  if (root === null) return;
  await document.fonts.ready;
  render(
    <ErrorBoundary>
      <ElCapitanRoom
        id="recorded"
        host={host}
        addressOf={(id) => `/match/${id}`}
        startAnalyst={() => ({ stop: () => {} })}
      />
    </ErrorBoundary>,
    root,
  );
  document.documentElement.dataset.ready = '';
}

await start();
