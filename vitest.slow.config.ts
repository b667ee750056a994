import { defineConfig } from 'vitest/config';
import { LongestFirst, projectsOf } from './vitest.config.ts';

/** `npm run test:slow`. */
export default defineConfig({ test: { projects: projectsOf('slow'), sequence: { sequencer: LongestFirst } } });
