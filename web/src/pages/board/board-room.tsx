import type { MatchRecord } from '@levante/contract';
import { GAMES } from '@levante/games/rules';
import { BesideActions } from '@levante/table/analysis/chances.tsx';
import { tabStorage } from '@levante/table/lib/storage.ts';
import { storeDraft, storePlan } from '@levante/table/match/draft.ts';
import { useMatch } from '@levante/table/match/match-context.ts';
import { useMemo } from 'preact/hooks';
import { RecordHost } from '../../hosts/record/record-host.ts';
import { randomHex } from '../../lib/random.ts';
import { RecordTable } from '../record-table.tsx';
import { boardRecord } from '../tab-records.ts';
import { turnBefore } from './turn-before.ts';
import { analysisBoardWords } from './words/index.ts';

/** Length of the seed in bytes. */
const SEED_BYTES = 32;
const ID = 'board';

interface BoardRoomProps {
  readonly record: MatchRecord;
  /** Opens another position on the board. */
  readonly open: (record: MatchRecord) => void;
  readonly leave: () => void;
}

/** A position on the analysis board. The viewer plays every seat, and chance is dealt differently each time. */
export function BoardRoom({ record, open, leave }: BoardRoomProps) {
  const host = useMemo(() => {
    storeDraft(tabStorage, ID, null);
    storePlan(tabStorage, ID, null);
    return new RecordHost(ID, GAMES, record, {
      kind: 'play',
      seed: randomHex(SEED_BYTES),
      changed: (now) => boardRecord.store(now),
    });
  }, [record]);
  return (
    <BesideActions.Provider value={<Ways host={host} open={open} leave={leave} />}>
      <RecordTable id={ID} host={host} tryFrom={open} Beside={Beside} />
    </BesideActions.Provider>
  );
}

function Beside() {
  return <>{useMatch().parts.analysis('beside')}</>;
}

interface WaysProps extends Omit<BoardRoomProps, 'record'> {
  readonly host: RecordHost;
}

/** Extra actions of the board: undo a turn, or leave. */
function Ways({ host, open, leave }: WaysProps) {
  const { session } = useMatch();
  const words = analysisBoardWords.value;
  // Reading `shown` re-renders this after each action.
  const before = session.shown.value && turnBefore(host.now().actions);
  const back = () => {
    const now = host.now();
    open({ ...now, actions: now.actions.slice(0, before) });
  };
  return (
    <>
      <button type="button" class="button" disabled={before === 0} onClick={back}>
        {words.back}
      </button>
      <button type="button" class="button" onClick={leave}>
        {words.leave}
      </button>
    </>
  );
}
