import type { SharedEndedSessions, SharedTokens } from '../access/index.ts';
import type { VisitLogs } from '../experiments/visit-logs.ts';
import type { SharedFiles } from '../files/shared-files.ts';
import type { SharedProgress } from '../notify/progress.ts';
import type { SharedSubscriptions } from '../notify/subscriptions.ts';
import type { ClaimDay } from '../prune/claim-day.ts';
import type { SharedRegistry } from '../registry/index.ts';
import type { SharedFolder } from '../rollout/start-health.ts';

/** What the gateways of a product share: in the folders of one data directory, or in a database. */
export interface SharedData {
  registry: SharedRegistry;
  tokens: SharedTokens;
  /** The sessions of the console and of staff that were signed out. */
  endedSessions: SharedEndedSessions;
  /** Who is notified of changes. */
  subscriptions: SharedSubscriptions;
  /** How far the subscriptions are delivered. */
  progress: SharedProgress;
  /** The visits and signups of experiments. */
  visits: VisitLogs;
  /** Claims a day for the removal of unused versions. */
  claimPruneDay: ClaimDay;
  /** Returns a folder of what gateways count. A command on a database has none. */
  files: (folder: SharedFolder) => SharedFiles;
  /** Closes the connections to the database. */
  close: () => Promise<void>;
}

export interface DataOptions {
  dataDir: string;
  /** The PostgreSQL of gateways on several machines; without it the data is in `dataDir`. */
  databaseUrl?: string | undefined;
  warn: (message: string) => void;
  /** Follows what other programs write to the database, until it is closed. A command reads once. */
  follow?: boolean;
}
