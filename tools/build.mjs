// npm run build: builds the command line (with the server) into cli/dist, the lab into lab/dist, the page into web/dist.
import { build } from './lib/build.mjs';
import { fail, say } from './lib/say.mjs';

try {
  const built = await build({ all: true });
  say(`Built: ${built.join(', ')}.`);
} catch (error) {
  fail(error.message);
}
