import type { FeatureContext } from '../backend/context.ts';
import { addExport, type ExportDependencies } from './routes.ts';

/** Adds the export of everything that is stored about a person to a server. */
export function installExport(
  { http }: FeatureContext,
  dependencies: Omit<ExportDependencies, 'keys' | 'sessions' | 'signer'>,
): void {
  addExport(http.app, { ...http, ...dependencies }, http.rateLimiters);
}
