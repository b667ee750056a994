export type { Delivery, OutboxEvent } from '@levante/people/notifications';
export { type Invitation, invitationWith, type JournalLine, type Measure } from '@levante/people/operators';
export type { EndedCredentials } from './accounts/end-credentials.ts';
export type { ClusterOptions } from './backend/backend.ts';
export type { LogLevel } from './backend/log.ts';
export { type MoveResult, NotEmpty } from './backend/move.ts';
export { SecretLost, SecretPresent } from './backend/secret.ts';
export { backUp, FolderInUse, NoDatabase } from './database/backup.ts';
export { FolderTaken, NoFolder, UnfitFolder } from './database/folder.ts';
export { NewerData } from './database/newer-data.ts';
export { FleetingConnections } from './database/postgres/lasting.ts';
export { banSubject } from './http/address.ts';
export { DEFAULT_LIMITS, type Limits } from './http/ports.ts';
export type { Ban } from './matches/store/notices.ts';
export type { RetentionPolicy } from './matches/store/retention.ts';
export type { SqlMeasureStore } from './operators/measure-store.ts';
export {
  moveFolder,
  type NotificationReader,
  type OpenStore,
  openSharedStore,
  openStore,
} from './operators/offline-store.ts';
export type {
  MatchFilter,
  OperatorMatch,
  OperatorSeat,
  OperatorStore,
  WholeMatch,
} from './operators/operator-store.ts';
export {
  announceOnMachine,
  inviteOnMachine,
  OlderServer,
  type OpenOperatorStore,
  type OperatorTable,
  openForOperator,
  type StoreLocation,
  takeMeasure,
} from './operators/operators.ts';
export type { OperatorReport, ReportedLine } from './operators/reports.ts';
export { type RestoreTerms, restore } from './operators/restore.ts';
export {
  type RunningServer,
  type ServerOptions,
  type ServingOptions,
  type SharedServerOptions,
  startServer,
  startSharedServer,
} from './start.ts';
export { type RunningWorker, startWorker, type WorkerOptions } from './worker.ts';
