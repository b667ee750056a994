import { enAnalysisBoard } from './en-analysis-board.ts';
import { keepTexts } from './keep-texts.ts';
import { catalogue } from './language.ts';

/** What is said of the analysis board; it comes with that page. */
export const analysisBoardWords = catalogue(enAnalysisBoard, keepTexts, 'analysisBoard');
