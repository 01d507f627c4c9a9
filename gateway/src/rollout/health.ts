import path from 'node:path';

import type { HealthPoint } from '@pairwise/contracts/console';
import type { PageReport } from '@pairwise/contracts/registry';

import { openFolderFiles, type SharedFiles } from '../files/shared-files.ts';
import type { RegistryDocument } from '../registry/document.ts';
import { armPrefix, pagesOf, type ReportedArm } from './arms.ts';
import { quantile } from './histogram.ts';
import { DAY, HOUR, type HealthFiles, type HourOfVersion, MINUTE, openHealthFiles } from './health-files.ts';
import { addDocument, addShown, emptyMinute, type MinuteHealth, sumOf } from './minute-health.ts';
import { healthOf, type VersionHealth } from './version-health.ts';

/** The report of one document, as it is counted. */
export interface ReportedDocument {
  /** When the page was made. Reports come early or late, and only documents of the same period can be compared. */
  at: number;
  network: string;
  deployables: PageReport['deployables'];
  vitals: PageReport['vitals'];
  /** The arms of its visitor in the rollouts that ran when it was made. */
  arms?: readonly ReportedArm[];
  /** The groups of its visitor, which are counted for the names with an arm. */
  groups?: readonly string[];
}

type Versions = string | readonly string[];

/** How often each time was measured, and its distribution. */
export type Times = Pick<MinuteHealth, 'ready' | 'lcp' | 'inp' | 'cls'>;

export interface HealthOptions {
  dataDir: string;
  now?: () => number;
  warn?: (message: string) => void;
  /** Returns what visitors get now. The counts of these versions are kept: those of a rollout since it began. */
  live?: () => Pick<RegistryDocument, 'pointers' | 'rollouts'>;
  /** Where counts are stored; by default the folder `health` of the data directory. */
  files?: SharedFiles | undefined;
  /** Runs before each write, for counts that are to be withdrawn. */
  beforeWrite?: () => Promise<void>;
}

export interface Health {
  /** Counts a document. `replaces` is the earlier report of the same document. */
  record: (document: ReportedDocument, replaces?: ReportedDocument) => void;
  /** Removes the count of a document. */
  withdraw: (document: ReportedDocument) => void;
  /** Counts a page that was made with this version. */
  shown: (name: string, version: string) => void;
  /**
   * Sums up from a time (milliseconds since 1970) on, or over everything that is kept, by all gateways.
   * @param versions a version or the key of an arm, or several of them
   */
  summary: (name: string, versions: Versions, sinceMs?: number) => VersionHealth;
  /** Returns the distribution of times in a period, in milliseconds since 1970. */
  times: (name: string, versions: Versions, sinceMs: number, untilMs?: number) => Times;
  /**
   * Returns the minutes of the last 48 hours with at least one document, oldest first.
   * @param group only the documents of this group of visitors
   */
  series: (name: string, versions: Versions, sinceMs?: number, group?: string) => HealthPoint[];
  /** Returns the number of documents of each group of visitors. */
  groups: (name: string, versions: Versions, sinceMs?: number) => Record<string, number>;
  /** Returns on how many days (UTC) documents were counted, each day once for each run of a gateway. */
  countedDays: (name: string, version: string) => number;
  /** Writes what has changed, and reads what other gateways wrote. This is also done every 15 s. */
  flush: () => Promise<void>;
  /** Writes for the last time. */
  close: () => Promise<void>;
}

const WRITE_MS = 15_000;
const KEPT_MS = 48 * HOUR;
const KEPT_MESSAGES = 5;
/** Within this time a document has reported (shell/src/telemetry: 10 s), or its visitor has left. */
const SETTLED_MS = 2 * MINUTE;

/**
 * Collects the reports of documents by version and minute. Keeps them for 48 hours, and for a running rollout since it
 * began, even across restarts. Several gateways on one data directory, or on one database, see the sum of their counts.
 */
export const openHealth = ({
  dataDir,
  now = Date.now,
  warn = () => undefined,
  live = () => ({ pointers: {}, rollouts: {} }),
  beforeWrite,
  files: shared = openFolderFiles(path.join(dataDir, 'health'), warn),
}: HealthOptions): Health => {
  const keptFrom = (name: string, version: string): number => {
    const { pointers, rollouts } = live();
    const rollout = Object.hasOwn(rollouts, name) ? rollouts[name] : undefined;
    const earliest = now() - KEPT_MS;
    if (!rollout) return earliest;
    const began = Date.parse(rollout.startedAt);
    // What is slow for stable is known from the day before, for as long as the rollout runs.
    if (version === pointers[name]) return Math.min(earliest, began - DAY);
    const compared = version === rollout.version || version.startsWith(armPrefix(rollout.salt));
    return compared ? Math.min(earliest, began) : earliest;
  };
  const beginOf = (name: string): number | undefined => {
    const { rollouts } = live();
    const rollout = Object.hasOwn(rollouts, name) ? rollouts[name] : undefined;
    return rollout && Date.parse(rollout.startedAt);
  };
  const isLive = (name: string, version: string): boolean => {
    const { pointers, rollouts } = live();
    const rollout = rollouts[name];
    if (rollout && version.startsWith(armPrefix(rollout.salt))) return true;
    return pointers[name] === version || rollout?.version === version;
  };
  const files: HealthFiles = openHealthFiles({
    files: shared,
    now,
    keptFrom,
    beginOf,
    minutesMs: KEPT_MS,
    isLive,
    warn,
    beforeWrite,
  });

  const minuteOf = (name: string, version: string, at: number): { minute: MinuteHealth; hour: HourOfVersion } => {
    const hour = files.hour(name, version, Math.floor(at / HOUR));
    const index = String(Math.floor((at % HOUR) / MINUTE));
    const minute = hour.minutes[index] ?? emptyMinute();
    hour.minutes[index] = minute;
    hour.changed = true;
    return { minute, hour };
  };

  const listOf = (versions: Versions): readonly string[] => (typeof versions === 'string' ? [versions] : versions);

  const minutesOf = (name: string, version: string, sinceMs: number): [at: number, minute: MinuteHealth][] => {
    // Includes the whole minute of the start, which contains the first documents of a rollout.
    const first = Math.floor(Math.max(sinceMs, keptFrom(name, version)) / MINUTE) * MINUTE;
    return files
      .hours(name, version)
      .flatMap((hour) =>
        Object.entries(hour.minutes).map(([index, minute]): [number, MinuteHealth] => [
          hour.hour * HOUR + Number(index) * MINUTE,
          minute,
        ]),
      )
      .filter(([at]) => at >= first);
  };

  const minutesSince = (name: string, versions: Versions, sinceMs: number): [at: number, minute: MinuteHealth][] =>
    listOf(versions)
      .flatMap((version) => minutesOf(name, version, sinceMs))
      .sort(([a], [b]) => a - b);

  const messagesSince = (name: string, versions: Versions, sinceMs: number): VersionHealth['messages'] => {
    const found = new Map<string, VersionHealth['messages'][number]>();
    const inTime = listOf(versions)
      .flatMap((version) => files.hours(name, version))
      .flatMap((hour) => hour.messages);
    for (const { message, phase, count, at } of inTime) {
      if (at < sinceMs) continue;
      const before = found.get(`${phase} ${message}`);
      const last = new Date(Math.max(at, Date.parse(before?.at ?? '') || 0)).toISOString();
      found.set(`${phase} ${message}`, { message, phase, count: count + (before?.count ?? 0), at: last });
    }
    return [...found.values()].sort((a, b) => b.at.localeCompare(a.at)).slice(0, KEPT_MESSAGES);
  };

  const countArm = (
    { at, network, deployables, vitals, groups = [] }: ReportedDocument,
    { name, key, beside, parts }: ReportedArm,
    sign: 1 | -1,
  ): void => {
    const page = { name, version: key, errors: [] };
    if (!beside) addDocument(minuteOf(name, pagesOf(key), at).minute, { network, deployable: page, vitals }, sign);
    const deployable = deployables.find((one) => one.name === name);
    if (!deployable || (parts && !parts.outcome && !parts.times)) return;
    addDocument(minuteOf(name, key, at).minute, { network, deployable, vitals, groups }, sign, parts);
  };

  const count = (document: ReportedDocument, sign: 1 | -1): void => {
    const { at, network, deployables, vitals, arms = [], groups = [] } = document;
    for (const arm of arms) countArm(document, arm, sign);
    for (const deployable of deployables) {
      const { minute, hour } = minuteOf(deployable.name, deployable.version, at);
      const isCompared = arms.some(({ name }) => name === deployable.name);
      addDocument(minute, { network, deployable, vitals, groups: isCompared ? groups : [] }, sign);
      for (const { message, phase } of deployable.errors) {
        const known = hour.messages.find((one) => one.message === message && one.phase === phase);
        if (known) Object.assign(known, { count: Math.max(0, known.count + sign), at: now() });
        else if (sign === 1) hour.messages.push({ message, phase, count: 1, at: now() });
      }
      hour.messages = hour.messages.toSorted((a, b) => b.at - a.at).slice(0, KEPT_MESSAGES * 2);
    }
  };

  const timer = setInterval(() => void files.write(), WRITE_MS);
  timer.unref();

  return {
    record: (document, replaces) => {
      if (replaces) count(replaces, -1);
      count(document, 1);
    },
    withdraw: (document) => count(document, -1),
    shown: (name, version) => addShown(minuteOf(name, version, now()).minute),
    summary: (name, versions, sinceMs = 0) => {
      const minutes = minutesSince(name, versions, sinceMs);
      const sum = sumOf(minutes.map(([, minute]) => minute));
      const settled = sumOf(minutes.filter(([at]) => at + MINUTE <= now() - SETTLED_MS).map(([, minute]) => minute));
      return healthOf(
        { name, version: listOf(versions).join(' ') },
        sum,
        settled,
        messagesSince(name, versions, sinceMs),
      );
    },
    times: (name, versions, sinceMs, untilMs = Infinity) => {
      const minutes = minutesSince(name, versions, sinceMs).filter(([at]) => at < untilMs);
      return sumOf(minutes.map(([, minute]) => minute));
    },
    groups: (name, versions, sinceMs = 0) => {
      const { groups } = sumOf(minutesSince(name, versions, sinceMs).map(([, minute]) => minute));
      return Object.fromEntries(Object.entries(groups).map(([key, { sessions }]) => [key, sessions]));
    },
    countedDays: (name, version) => files.countedDays(name, version),
    series: (name, versions, sinceMs = 0, group?) => {
      const minutes = Map.groupBy(minutesSince(name, versions, Math.max(sinceMs, now() - KEPT_MS)), ([at]) => at);
      return [...minutes].flatMap(([at, counted]) => {
        const sum = sumOf(counted.map(([, minute]) => minute));
        const { sessions, errorSessions, ready } = (group === undefined ? sum : sum.groups[group]) ?? emptyMinute();
        if (sessions <= 0) return [];
        return [{ at: new Date(at).toISOString(), sessions, errorSessions, readyP75Ms: quantile(ready, 0.75) }];
      });
    },
    flush: () => files.write(),
    close: () => {
      clearInterval(timer);
      return files.write();
    },
  };
};
