import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

import { type FolderVisitLog, openVisitLog, type VisitLog } from './visit-log.ts';

/** Visitors of one experiment that are kept, in memory and in store. */
export const MAX_VISITORS = 500_000;

const idPattern = /^[0-9a-f]{12}$/;

/** The counts of all experiments. They may be in a database. */
export interface VisitLogs {
  /** Opens the counts of one experiment. */
  open: (id: string) => VisitLog;
  /** Removes the counts of all experiments but these, as far as that is possible now. */
  removeOthers: (kept: () => ReadonlySet<string>) => Promise<void>;
}

export interface VisitLogsOptions {
  dataDir: string;
  warn: (message: string) => void;
  maxVisitors?: number;
}

/** The counts of all experiments in the folders of a data directory. */
export interface FolderVisitLogs extends VisitLogs {
  open: (id: string) => FolderVisitLog;
  /** Returns the experiments that were counted. */
  ids: () => string[];
}

/** Opens the counts of experiments in `DATA_DIR/experiments/<id>`. */
export const openVisitLogs = ({ dataDir, warn, maxVisitors = MAX_VISITORS }: VisitLogsOptions): FolderVisitLogs => {
  const root = path.join(dataDir, 'experiments');

  const ids = (): string[] => {
    try {
      return readdirSync(root).filter((id) => idPattern.test(id));
    } catch {
      // Nothing was counted yet.
      return [];
    }
  };

  return {
    open: (id) => openVisitLog({ folder: path.join(root, id), warn, maxVisitors }),
    removeOthers: async (kept) => {
      for (const id of ids()) {
        try {
          if (!kept().has(id)) rmSync(path.join(root, id), { recursive: true, force: true });
        } catch {
          // Another gateway removes them now.
        }
      }
    },
    ids,
  };
};
