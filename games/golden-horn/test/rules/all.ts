// The fast tests of the rules in one file, those first that notice most: what `npm run mutation` runs against each change.
import './digests.test.ts';
import './scenarios.test.ts';
import './refusals.test.ts';
import './turns.test.ts';
import './scoring.test.ts';
import './secrets.test.ts';
import './notation.test.ts';
import './state.test.ts';
import './proof.test.ts';
import './states.test.ts';
import './readers.test.ts';
import './ahead.test.ts';
import './plans.test.ts';
import './deed.test.ts';
