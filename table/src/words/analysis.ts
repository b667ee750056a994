import { enAnalysis } from './en-analysis.ts';
import { catalogue } from './language.ts';
import { tableTexts } from './table-texts.ts';

/** What the analysis of a match says; it comes with what is shown of it. */
export const analysisWords = catalogue(enAnalysis, tableTexts, 'analysis');
