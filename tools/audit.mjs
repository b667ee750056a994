// npm run audit: whether a package that ships has a grave fault that is known. Where the registry does not answer, that is
// said, and is no failure: nothing was learned.
import { graveFaults } from './lib/audit.mjs';
import { capture } from './lib/run.mjs';
import { fail, say } from './lib/say.mjs';

const { output } = await capture('npm', ['audit', '--omit', 'dev', '--json', '--loglevel', 'silent']);
const faults = graveFaults(output);
if (faults === null) say('*** The packages were NOT audited: the registry tells no faults here. ***');
else if (faults.length > 0) fail(`Packages with grave known faults: ${faults.join(', ')}. See npm audit --omit dev.`);
else say('No package that ships has a grave known fault.');
