import { defineConfig } from 'vitest/config';
import { projectsOf } from './vitest.config.ts';

/** `npm run test:long`. */
export default defineConfig({ test: { projects: projectsOf('long') } });
