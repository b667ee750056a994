// The fast tests of the rules in one file, those first that notice most: what `npm run mutation` runs against each change.
// Tables of shipped boards are made once for each set of options, by the test that asks first: here it is a strong one.
import './digests.test.ts';
import './scenarios.test.ts';
import './hard-lists.test.ts';
import './refusals.test.ts';
import './turns.test.ts';
import './phases.test.ts';
import './pirate.test.ts';
import './scoring.test.ts';
import './notation.test.ts';
import './readers.test.ts';
import './states.test.ts';
import './reading.test.ts';
import './state.test.ts';
import './proof.test.ts';
import './more-digests.test.ts';
import './ahead.test.ts';
import './board.test.ts';
