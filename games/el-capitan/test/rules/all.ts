// The fast tests of the rules in one file, most sensitive first; `npm run mutation` runs them against each mutant.
// Tables of shipped boards are cached per set of options, so a sensitive test should be the first to build them.
import './digests.test.ts';
import './scenarios.test.ts';
import './routes.test.ts';
import './hard-lists.test.ts';
import './scarce-lists.test.ts';
import './sharp-lists.test.ts';
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
import './deed.test.ts';
import '../plans/plans.test.ts';
