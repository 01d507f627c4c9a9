export { isLauncherError, LauncherError } from './launcher-error.ts';
export type { LauncherErrorCode } from './launcher-error.ts';
export { findRunningDatabase, startDatabase } from './start-database.ts';
export type { DatabaseEvent, RunningDatabase, StartOptions } from './start-database.ts';
export type { BinariesChoice } from './binaries.ts';
export { exportDatabase, importDatabase } from './transfer.ts';
export type { ImportOptions, TransferSummary } from './transfer.ts';
