import { defineConfig } from 'vitest/config';
import { LongestFirst, projectsOf } from './vitest.config.ts';

/** `npm run test:long`. */
export default defineConfig({ test: { projects: projectsOf('long'), sequence: { sequencer: LongestFirst } } });
