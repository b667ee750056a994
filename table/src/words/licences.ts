import { enLicences } from './en-licences.ts';
import { keepTexts } from './keep-texts.ts';
import { catalogue } from './language.ts';

/** The words of the page of licences; loaded with that page. */
export const licencesWords = catalogue(enLicences, keepTexts, 'licences');
