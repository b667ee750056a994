import { enStatistics } from './en-statistics.ts';
import { keepTexts } from './keep-texts.ts';
import { catalogue } from './language.ts';

/** What is said of all my matches together; it comes with that page. */
export const statisticsWords = catalogue(enStatistics, keepTexts, 'statistics');
