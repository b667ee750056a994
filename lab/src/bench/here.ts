import { fileURLToPath } from 'node:url';

/** The folder of this build, seen from the built command line. */
export const here = fileURLToPath(new URL('../../', import.meta.url));
