import { type MatchRecord, replay } from '@levante/contract';
import { GAMES } from '@levante/games/rules';
import { useState } from 'preact/hooks';
import { startingRecord } from '../analysis-board.ts';
import { boardRecord } from '../tab-records.ts';
import { BoardRoom } from './board-room.tsx';
import { ChooseBoard } from './choose-board.tsx';

/** Returns the position last open in this tab, if the current rules still accept it. */
function lastOnBoard(): MatchRecord | null {
  const record = boardRecord.read();
  return record && !('refusal' in replay(GAMES, record)) ? record : null;
}

/** Analysis board: a position in which you can try a turn for any seat. */
export function BoardPage() {
  const [record, setRecord] = useState(lastOnBoard);
  const open = (beginning: MatchRecord) => {
    boardRecord.store(startingRecord(beginning));
    setRecord(startingRecord(beginning));
  };
  const leave = () => {
    boardRecord.forget();
    setRecord(null);
  };
  return record ? <BoardRoom record={record} open={open} leave={leave} /> : <ChooseBoard open={open} />;
}
