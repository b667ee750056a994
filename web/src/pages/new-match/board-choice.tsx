import type { GameCard } from '@levante/table/match/card.ts';
import { Notice } from '@levante/table/ui/controls.tsx';
import { ReadAgain } from '@levante/table/ui/spoken.tsx';
import { pageWords } from '@levante/table/words/page/index.ts';
import { useState } from 'preact/hooks';
import { type BoardFile, type OwnBoard, readBoardFile } from './arrangement.ts';
import { setUpWords } from './words/index.ts';

interface BoardChoiceProps {
  readonly game: GameCard;
  readonly board: OwnBoard | null;
  readonly onChange: (board: OwnBoard | null) => void;
}

/** Selects the built-in board or a custom file, which is validated immediately. */
export function BoardChoice({ game, board, onChange }: BoardChoiceProps) {
  const { home } = pageWords.value;
  const setUp = setUpWords.value;
  const [own, setOwn] = useState(false);
  const [read, setRead] = useState<BoardFile | null>(null);
  const choose = (mine: boolean) => {
    setOwn(mine);
    setRead(null);
    onChange(null);
  };
  const take = async (file: File | undefined) => {
    if (!file) return;
    const result = await readBoardFile(game, await file.text());
    setRead(result);
    onChange(result.kind === 'board' ? result.board : null);
  };
  return (
    <fieldset class="setup-box">
      <legend>{home.board}</legend>
      <p class="quiet">{game.words.value.boardNote}</p>
      <div class="choices">
        {[false, true].map((mine) => (
          <label key={String(mine)} class="choice">
            <input type="radio" name="board" checked={own === mine} onChange={() => choose(mine)} />
            {mine ? setUp.boardOwn : setUp.boardShipped}
          </label>
        ))}
      </div>
      {own && (
        <label class="file">
          <span>{setUp.boardFile}</span>
          <input
            type="file"
            accept="application/json,.json"
            onChange={(event) => void take(event.currentTarget.files?.[0])}
          />
        </label>
      )}
      <p role="status">{board && <ReadAgain of={read}>{setUp.boardTaken(board.name)}</ReadAgain>}</p>
      {read?.kind === 'not-json' && <Notice of={read}>{setUp.boardNotJson}</Notice>}
      {read?.kind === 'fault' && <Notice of={read}>{setUp.boardFault(read.path, read.message)}</Notice>}
    </fieldset>
  );
}
