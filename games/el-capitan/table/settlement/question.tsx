import { useState } from 'preact/hooks';
import type { TableProps } from '../match/props.ts';
import type { ElCapitanMatch } from '../turn/match.ts';
import { promptOf, questioned } from '../turn/prompt.ts';
import { type Answers, questionSheet } from './question-sheet.tsx';

/** What a table shows while a question after a payday is asked on it. */
type QuestionProps = Pick<TableProps, 'state' | 'sheet'>;

/** The question after a payday that is asked of this screen; null where none is, or it has been laid aside. */
export function useQuestion(context: ElCapitanMatch): QuestionProps | null {
  const { editor, session, view } = context;
  const [answers, setAnswers] = useState<Answers | null>(null);
  const position = questioned(editor.draft.value);
  const asked = position && promptOf(position);
  const { seat } = editor;
  if (!asked || asked.step === 'turn' || seat === null || !position) return null;
  if (view.laidAside.value || session.held.value !== null || view.past.value !== null) return null;
  return questionSheet(context, { position, seat, asked, answers, setAnswers });
}
