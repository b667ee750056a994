// npm run sbom: lists every package that ships, with version and license, as CycloneDX.
//   npm run sbom -- sbom.json    writes this file instead of standard output
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { capture } from './lib/run.mjs';
import { fail, say } from './lib/say.mjs';

const { positionals } = parseArgs({ allowPositionals: true });
const words = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--loglevel', 'silent'];
const { status, output } = await capture('npm', words);
if (status !== 0) fail(`npm sbom failed: ${output.trim()}`);
const bill = JSON.parse(output);
// `--omit dev` would omit packages that both shipped code and a tool need, such as preact.
const isTool = ({ properties = [] }) => properties.some(({ name }) => name === 'cdx:npm:package:development');
const kept = bill.components.filter((one) => !isTool(one));
const refs = new Set([bill.metadata.component['bom-ref'], ...kept.map((one) => one['bom-ref'])]);
const dependencies = bill.dependencies
  .filter(({ ref }) => refs.has(ref))
  .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((one) => refs.has(one)) }));
// The name of the checkout's folder is private.
const component = { ...bill.metadata.component, name: 'levante' };
const shipped = { ...bill, metadata: { ...bill.metadata, component }, components: kept, dependencies };
const text = `${JSON.stringify(shipped, null, 2)}\n`;
const [file] = positionals;
if (file === undefined) process.stdout.write(text);
else {
  writeFileSync(file, text);
  say(`${kept.length} packages, written to ${file}.`);
}
