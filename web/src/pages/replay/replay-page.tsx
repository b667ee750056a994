import { GAMES } from '@levante/games/rules';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { listenForOpenedFiles, takeShared } from '../../offline/shared-files.ts';
import { takePendingFile } from '../pending-file.ts';
import { listenForDrops } from '../record-drop.ts';
import { openedRecord } from '../tab-records.ts';
import { OpenRecord } from './open-record.tsx';
import { type OpenedRecord, type ReadRecord, type RecordError, readRecordFile, readRecordText } from './read-record.ts';
import { RecordRoom } from './record-room.tsx';

/** Query string after a file was shared with the page. */
const SHARED = '?shared';

type Reading = { readonly at: 'rest' | 'reading' } | { readonly at: 'unreadable' } | RecordFailed;
interface RecordFailed {
  readonly at: 'failed';
  readonly trouble: RecordError;
}

/** Returns the record that was open before a reload, verified again. */
function openBefore(): OpenedRecord | null {
  const record = openedRecord.read();
  const read = record && readRecordText(GAMES, JSON.stringify(record));
  return read?.ok ? read : null;
}

/** Replay page: opens a record from a file or text, entirely on this device, and shows it at its table. */
export function ReplayPage() {
  const [pending] = useState(takePendingFile);
  const [opened, setOpened] = useState<OpenedRecord | null>(() => (pending ? null : openBefore()));
  const [reading, setReading] = useState<Reading>({ at: 'rest' });
  const read = useCallback(async (how: () => Promise<ReadRecord>) => {
    setReading({ at: 'reading' });
    try {
      const result = await how();
      if (result.ok) {
        openedRecord.store(result.record);
        setOpened(result);
      }
      setReading(result.ok ? { at: 'rest' } : { at: 'failed', trouble: result.trouble });
    } catch {
      // The file is gone or unreadable.
      setReading({ at: 'unreadable' });
    }
  }, []);
  const take = useCallback((file: Blob) => void read(() => readRecordFile(GAMES, file)), [read]);
  useEffect(() => listenForDrops(take), [take]);
  useEffect(() => {
    if (pending) take(pending);
    else if (location.search === SHARED) {
      // A reload must not look for the shared file again.
      history.replaceState(history.state, '', location.pathname);
      void takeShared().then((file) => file && take(file));
    }
    listenForOpenedFiles(take);
  }, [pending, take]);
  const another = () => {
    openedRecord.forget();
    setOpened(null);
  };
  if (opened && reading.at === 'rest') return <RecordRoom opened={opened} another={another} />;
  return (
    <OpenRecord
      busy={reading.at === 'reading'}
      trouble={reading.at === 'failed' ? reading.trouble : null}
      unreadable={reading.at === 'unreadable'}
      take={take}
      paste={(text) => void read(async () => readRecordText(GAMES, text))}
    />
  );
}
