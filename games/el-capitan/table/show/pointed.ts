/** What is drawn of what is pointed at, and of what sailed. */
export { ShutArrow } from './shut-arrow.tsx';
export { PlannedVoyage, Voyages } from './voyages.tsx';
