// npm run audit: fails if a package that ships has a known vulnerability of high or critical severity. If the registry does
// not answer, the command says so and succeeds.
import { graveFaults } from './lib/audit.mjs';
import { capture } from './lib/run.mjs';
import { fail, say } from './lib/say.mjs';

const { output } = await capture('npm', ['audit', '--omit', 'dev', '--json', '--loglevel', 'silent']);
const faults = graveFaults(output);
if (faults === null) say('*** The packages were NOT audited: the registry did not answer. ***');
else if (faults.length > 0) fail(`Packages with grave known faults: ${faults.join(', ')}. See npm audit --omit dev.`);
else say('No package that ships has a severe known vulnerability.');
