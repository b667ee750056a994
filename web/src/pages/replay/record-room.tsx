import { GAMES } from '@levante/games/rules';
import { faultWords, type RequestFault } from '@levante/table/host/fault.ts';
import { Notice } from '@levante/table/ui/controls.tsx';
import { openPage } from '@levante/table/ui/pages.tsx';
import { useMemo, useState } from 'preact/hooks';
import { canSave, saveRecord } from '../../hosts/device/save-record.ts';
import { storageFault } from '../../hosts/device/storage-fault.ts';
import { RecordHost } from '../../hosts/record/record-host.ts';
import { requestPersistentStorage } from '../../offline/registration.ts';
import { openOnBoard } from '../analysis-board.ts';
import { deviceAddress } from '../dependencies.ts';
import { OwnPart, TakenBackTurns } from '../match/proven-deal.tsx';
import { recordsWords } from '../record/words/index.ts';
import { RecordTable } from '../record-table.tsx';
import type { OpenedRecord } from './read-record.ts';

interface RecordRoomProps {
  readonly opened: OpenedRecord;
  readonly another: () => void;
}

/** An opened record at its game's table, for replay and analysis. */
export function RecordRoom({ opened, another }: RecordRoomProps) {
  const { record } = opened;
  const host = useMemo(() => new RecordHost('record', GAMES, record, { kind: 'read' }), [record]);
  return (
    <RecordTable
      id="record"
      host={host}
      tryFrom={openOnBoard}
      menu={<RecordMenu opened={opened} another={another} />}
    />
  );
}

/** Menu of an opened record: its proven claims, and entries to store it or open another. */
function RecordMenu({ opened: { record, verified }, another }: RecordRoomProps) {
  const words = recordsWords.value;
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<RequestFault | null>(null);
  const keep = async () => {
    setBusy(true);
    setFault(null);
    try {
      const id = await saveRecord(GAMES, record);
      await requestPersistentStorage();
      openPage(deviceAddress(id));
    } catch (error) {
      setFault(storageFault(error));
      setBusy(false);
    }
  };
  return (
    <>
      <p>
        {words.proven(verified.actions)} {verified.deal && words.dealProven}
      </p>
      {verified.deal && <OwnPart record={record} />}
      {verified.deal && <TakenBackTurns record={record} verified={verified} />}
      {verified.unproven.includes('start') && <p>{words.startUnproven}</p>}
      {canSave(record) ? (
        <button type="button" class="button" disabled={isBusy} onClick={keep}>
          {isBusy ? words.keeping : words.keep}
        </button>
      ) : (
        <p class="quiet">{words.cannotKeep}</p>
      )}
      {fault && <Notice of={fault}>{faultWords(fault)}</Notice>}
      <button type="button" class="button" onClick={another}>
        {words.another}
      </button>
    </>
  );
}
