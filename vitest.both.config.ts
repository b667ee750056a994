import { defineConfig } from 'vitest/config';
import { LongestFirst, projectsOfBoth } from './vitest.config.ts';

/** `npm test -- --all`. */
export default defineConfig({ test: { projects: projectsOfBoth(), sequence: { sequencer: LongestFirst } } });
