import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

import type { VariantCounts, VisitFacts } from '@pairwise/contracts/experiments';

import type { RegistryDocument, SaltedExperiment } from '../registry/index.ts';
import { hmacOf } from '../secrets/hmac.ts';
import { openSecretKey } from '../secrets/secret-key.ts';
import { variantIn } from './assign-variant.ts';
import { type VisitLog, openVisitLog } from './visit-log.ts';

/** Visitors of one experiment that are kept, in memory and on disk. */
const MAX_VISITORS = 500_000;

const ID_LENGTH = 12;
const idPattern = /^[0-9a-f]{12}$/;

/** Visits and signups of one variant in one part. */
export interface CountedCell extends VariantCounts, VisitFacts {}

export interface ExperimentCounts {
  /** Counts a visitor of an experiment, once. */
  visit: (experiment: SaltedExperiment, bucket: string, facts: VisitFacts) => void;
  /** Counts a signup in every running experiment. It counts where the same visitor has a visit. */
  signup: (bucket: string) => void;
  /** Returns what all gateways have counted of an experiment. */
  read: (experiment: Pick<SaltedExperiment, 'id'>) => Promise<{ cells: CountedCell[]; isFull: boolean }>;
  /** Resolves when everything that was counted is stored. */
  close: () => Promise<void>;
}

export interface ExperimentCountsOptions {
  dataDir: string;
  current: () => RegistryDocument;
  warn?: (message: string) => void;
  maxVisitors?: number;
}

const asCell = (key: string, counts: { visits: number; signups: number }): CountedCell => {
  // `addVisit` below has written the four words.
  const [variant, language, device, country] = key.split(' ') as [
    string,
    VisitFacts['language'],
    VisitFacts['device'],
    string,
  ];
  return { variant, language, device, country: country === '-' ? '' : country, ...counts };
};

/**
 * Counts visits and signups of experiments, for all gateways on one data directory. It keeps no address and no bucket: a keyed
 * hash, another one in each experiment, distinguishes visitors.
 */
export const openExperimentCounts = ({
  dataDir,
  current,
  warn = (message) => process.emitWarning(message),
  maxVisitors = MAX_VISITORS,
}: ExperimentCountsOptions): ExperimentCounts => {
  const root = path.join(dataDir, 'experiments');
  const visitLogs = new Map<string, VisitLog>();
  let key: Buffer | undefined;

  const visitorName = (id: string, bucket: string): string => {
    key ??= openSecretKey(dataDir, 'experiments');
    return hmacOf(key, `${id} ${bucket}`).toString('base64url').slice(0, ID_LENGTH);
  };

  /** Removes the counts of experiments that another one has replaced. */
  const removeReplaced = (): void => {
    const kept = new Set(Object.values(current().experiments ?? {}).map(({ id }) => id));
    for (const id of visitLogs.keys()) if (!kept.has(id)) visitLogs.delete(id);
    try {
      for (const id of readdirSync(root)) {
        if (idPattern.test(id) && !kept.has(id)) rmSync(path.join(root, id), { recursive: true, force: true });
      }
    } catch {
      // Nothing was counted yet, or another gateway removes them now.
    }
  };

  const visitLogOf = (id: string): VisitLog => {
    const found = visitLogs.get(id);
    if (found) return found;
    removeReplaced();
    const visitLog = openVisitLog({ folder: path.join(root, id), warn, maxVisitors });
    visitLogs.set(id, visitLog);
    return visitLog;
  };

  return {
    visit: (experiment, bucket, { language, device, country }) => {
      const cell = [variantIn(experiment, bucket), language, device, /^[A-Z]{2}$/.test(country) ? country : '-'];
      visitLogOf(experiment.id).visit(visitorName(experiment.id, bucket), cell.join(' '));
    },
    signup: (bucket) => {
      for (const { id, end } of Object.values(current().experiments ?? {})) {
        if (!end) visitLogOf(id).signup(visitorName(id, bucket));
      }
    },
    read: async ({ id }) => {
      const { cells, isFull } = await visitLogOf(id).read();
      return { cells: [...cells].map(([cell, counts]) => asCell(cell, counts)), isFull };
    },
    close: async () => {
      for (const visitLog of visitLogs.values()) await visitLog.flush();
    },
  };
};
