import { type MatchRecord, replay } from '@levante/contract';
import { GAMES } from '@levante/games/rules';
import { useState } from 'preact/hooks';
import { boardRecord } from '../kept-record.ts';
import { asBeginning } from '../try-from.ts';
import { BoardRoom } from './board-room.tsx';
import { ChooseBoard } from './choose-board.tsx';

/** What lay on the board in this tab, if these rules still bear it out. */
function lastOnBoard(): MatchRecord | null {
  const record = boardRecord.last();
  return record && !('refusal' in replay(GAMES, record)) ? record : null;
}

/** The analysis board: a position at which anybody's turn can be tried. */
export function BoardPage() {
  const [record, setRecord] = useState(lastOnBoard);
  const open = (beginning: MatchRecord) => {
    boardRecord.keep(asBeginning(beginning));
    setRecord(asBeginning(beginning));
  };
  const leave = () => {
    boardRecord.forget();
    setRecord(null);
  };
  return record ? <BoardRoom record={record} open={open} leave={leave} /> : <ChooseBoard open={open} />;
}
