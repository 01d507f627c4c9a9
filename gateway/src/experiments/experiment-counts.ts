import type { VariantCounts, VisitFacts } from '@pairwise/contracts/experiments';

import type { RegistryDocument, SaltedExperiment } from '../registry/index.ts';
import { hmacOf } from '../secrets/hmac.ts';
import { openSecretKey } from '../secrets/secret-key.ts';
import { variantIn } from './assign-variant.ts';
import type { VisitLog } from './visit-log.ts';
import { openVisitLogs, type VisitLogs } from './visit-logs.ts';

const ID_LENGTH = 12;

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
  /** Where visits and signups are stored; by default in the data directory. */
  visits?: VisitLogs;
  warn?: (message: string) => void;
}

/** Stands for a fact that is not known. */
const UNKNOWN = '-';

const asCell = (key: string, counts: { visits: number; signups: number }): CountedCell => {
  // `visit` below has written the words; before it wrote the niche there were four.
  const [variant, language, device, country, niche = UNKNOWN] = key.split(' ') as [
    string,
    VisitFacts['language'],
    VisitFacts['device'],
    string,
    string?,
  ];
  const known = (word: string): string => (word === UNKNOWN ? '' : word);
  return { variant, language, device, country: known(country), niche: known(niche), ...counts };
};

/**
 * Counts visits and signups of experiments, for all gateways on one data directory or one database. It keeps no address and no
 * bucket: a keyed hash, another one in each experiment, distinguishes visitors.
 */
export const openExperimentCounts = ({
  dataDir,
  current,
  warn = (message) => process.emitWarning(message),
  visits = openVisitLogs({ dataDir, warn }),
}: ExperimentCountsOptions): ExperimentCounts => {
  const visitLogs = new Map<string, VisitLog>();
  let key: Buffer | undefined;
  let removing = Promise.resolve();

  const visitorName = (id: string, bucket: string): string => {
    key ??= openSecretKey(dataDir, 'experiments');
    return hmacOf(key, `${id} ${bucket}`).toString('base64url').slice(0, ID_LENGTH);
  };

  const keptIds = (): ReadonlySet<string> => new Set(Object.values(current().experiments ?? {}).map(({ id }) => id));

  /** Removes the counts of experiments that another one has replaced. */
  const removeReplaced = (): void => {
    const kept = keptIds();
    for (const id of visitLogs.keys()) if (!kept.has(id)) visitLogs.delete(id);
    removing = removing.then(() => visits.removeOthers(keptIds));
  };

  const visitLogOf = (id: string): VisitLog => {
    const found = visitLogs.get(id);
    if (found) return found;
    removeReplaced();
    const visitLog = visits.open(id);
    visitLogs.set(id, visitLog);
    return visitLog;
  };

  return {
    visit: (experiment, bucket, { language, device, country, niche }) => {
      const place = /^[A-Z]{2}$/.test(country) ? country : UNKNOWN;
      const cell = [variantIn(experiment, bucket), language, device, place, niche === '' ? UNKNOWN : niche];
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
      await removing;
      for (const visitLog of visitLogs.values()) await visitLog.flush();
    },
  };
};
