export type { Delivery, OutboxEvent } from '@levante/people/notifications';
export { type Invitation, invitationWith, type JournalLine, type OperatorAct } from '@levante/people/operators';
export type { ClusterOptions } from './backend.ts';
export { banSubject } from './http/address.ts';
export { DEFAULT_LIMITS, type Limits } from './http/ports.ts';
export type { LogLevel } from './log.ts';
export { moveFolder, type NotificationReader, type OpenStore, openSharedStore, openStore } from './open-store.ts';
export {
  actOnMachine,
  announceOnMachine,
  inviteOnMachine,
  OlderServer,
  type OpenOperatorStore,
  type OperatorTable,
  openForOperator,
  type StoreLocation,
} from './operators.ts';
export type { SqlActStore } from './people/act-store.ts';
export type { EndedCredentials } from './people/end-credentials.ts';
export { type RestoreTerms, restore } from './restore.ts';
export { SecretLost, SecretPresent } from './secret.ts';
export {
  type RunningServer,
  type ServerOptions,
  type ServingOptions,
  type SharedServerOptions,
  startServer,
  startSharedServer,
} from './start.ts';
export { backUp, FolderInUse, NoDatabase } from './store/backup.ts';
export { FolderTaken, NoFolder, UnfitFolder } from './store/folder.ts';
export { type MoveResult, NotEmpty } from './store/move.ts';
export { NewerData } from './store/newer-data.ts';
export type { Ban } from './store/notices.ts';
export type { MatchFilter, OperatorMatch, OperatorSeat, OperatorStore, WholeMatch } from './store/operator-store.ts';
export { FleetingConnections } from './store/postgres/lasting.ts';
export type { OperatorReport, ReportedLine } from './store/reports.ts';
export type { RetentionPolicy } from './store/retention.ts';
export { type RunningWorker, startWorker, type WorkerOptions } from './worker.ts';
