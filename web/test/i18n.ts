/** npm run i18n: lists missing translations, texts left in English and unused messages. */
import { missingIn, sameAsEnglish, unused } from './lib/i18n.ts';
import { ENGLISH, FETCHED, leavesOf } from './lib/texts.ts';

let faults = 0;
const tell = (what: string, found: readonly string[]) => {
  faults += found.length;
  console.log(`${what}: ${found.length === 0 ? 'none' : found.length}`);
  for (const one of found) console.log(`  ${one}`);
};

console.log(`${leavesOf(ENGLISH).length} messages in English`);
tell('unused', unused());
for (const language of FETCHED) {
  tell(`${language}: missing`, await missingIn(language));
  tell(`${language}: as in English`, await sameAsEnglish(language));
}
process.exitCode = faults === 0 ? 0 : 1;
