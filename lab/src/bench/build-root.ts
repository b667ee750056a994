import { fileURLToPath } from 'node:url';

/** Root folder of this build, relative to the built command line. */
export const here = fileURLToPath(new URL('../../', import.meta.url));
