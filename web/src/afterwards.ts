import { openDropped } from './pages/record-drop.ts';

/** What is done once the first page stands and nothing more urgent is to do. */
export function afterwards(): void {
  openDropped();
}
