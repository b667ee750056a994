import type { FeatureContext } from '../backend/context.ts';
import { addExport, type ExportRouteParts } from './routes.ts';

/** Adds the export of everything that is stored about a person to a server. */
export function installExport(
  { http }: FeatureContext,
  needs: Omit<ExportRouteParts, 'keys' | 'sessions' | 'signer'>,
): void {
  addExport(http.app, { ...http, ...needs }, http.rateLimiters);
}
