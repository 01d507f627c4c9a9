import type { HealthPoint, HealthSummary } from '@pairwise/contracts/console';
import type { PageReport, ReportedPhase } from '@pairwise/contracts/registry';

import type { RegistryDocument } from '../registry/document.ts';
import { countOf, quantile } from './histogram.ts';
import { HOUR, type HealthFiles, type HourOfVersion, MINUTE, openHealthFiles } from './health-files.ts';
import { addDocument, addShown, emptyMinute, type MinuteHealth, sumOf } from './minute-health.ts';

/** Health of one version over a period. Times are milliseconds, quantiles the 75th percentile. */
export interface VersionHealth extends HealthSummary {
  name: string;
  version: string;
  /** Documents with an error in that phase; one document may have several. */
  errorSessionsBy: Record<ReportedPhase, number>;
  /** Documents that reported a ready time. */
  readySamples: number;
  /**
   * Documents that were served long enough ago to have reported, and how many of them did. Counted for the shell only:
   * whether a visitor opens the route of a remote is unknown.
   */
  silence: { shown: number; reported: number };
  /** Documents with an error by network (an opaque name), most first. */
  networks: [network: string, errorSessions: number][];
  /** The latest five different messages, latest first. */
  messages: { message: string; phase: ReportedPhase; count: number; at: string }[];
}

/** The report of one document, as it is counted. */
export interface ReportedDocument {
  /** When the page was made. Reports come early or late, and only documents of the same period can be compared. */
  at: number;
  network: string;
  deployables: PageReport['deployables'];
  vitals: PageReport['vitals'];
}

export interface HealthOptions {
  dataDir: string;
  now?: () => number;
  warn?: (message: string) => void;
  /** Returns what visitors get now. The counts of these versions are kept: those of a rollout since it began. */
  live?: () => Pick<RegistryDocument, 'pointers' | 'rollouts'>;
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
  /** Sums up from a time (milliseconds since 1970) on, or over everything that is kept, by all gateways. */
  summary: (name: string, version: string, sinceMs?: number) => VersionHealth;
  /** Returns the minutes of the last 48 hours with at least one document, oldest first. */
  series: (name: string, version: string, sinceMs?: number) => HealthPoint[];
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
 * began, even across restarts. Several gateways on one data directory see the sum of their counts.
 */
export const openHealth = ({
  dataDir,
  now = Date.now,
  warn = () => undefined,
  live = () => ({ pointers: {}, rollouts: {} }),
  beforeWrite,
}: HealthOptions): Health => {
  const keptFrom = (name: string, version: string): number => {
    const { pointers, rollouts } = live();
    const rollout = Object.hasOwn(rollouts, name) ? rollouts[name] : undefined;
    const compared = rollout && (version === rollout.version || version === pointers[name]);
    return Math.min(now() - KEPT_MS, compared ? Date.parse(rollout.startedAt) : Infinity);
  };
  const isLive = (name: string, version: string): boolean => {
    const { pointers, rollouts } = live();
    return pointers[name] === version || rollouts[name]?.version === version;
  };
  const files: HealthFiles = openHealthFiles({ dataDir, now, keptFrom, minutesMs: KEPT_MS, isLive, warn, beforeWrite });

  const minuteOf = (name: string, version: string, at: number): { minute: MinuteHealth; hour: HourOfVersion } => {
    const hour = files.hour(name, version, Math.floor(at / HOUR));
    const index = String(Math.floor((at % HOUR) / MINUTE));
    const minute = hour.minutes[index] ?? emptyMinute();
    hour.minutes[index] = minute;
    hour.changed = true;
    return { minute, hour };
  };

  const minutesSince = (name: string, version: string, sinceMs: number): [at: number, minute: MinuteHealth][] => {
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
      .filter(([at]) => at >= first)
      .sort(([a], [b]) => a - b);
  };

  const messagesSince = (name: string, version: string, sinceMs: number): VersionHealth['messages'] => {
    const found = new Map<string, VersionHealth['messages'][number]>();
    const inTime = files.hours(name, version).flatMap((hour) => hour.messages);
    for (const { message, phase, count, at } of inTime) {
      if (at < sinceMs) continue;
      const before = found.get(`${phase} ${message}`);
      const last = new Date(Math.max(at, Date.parse(before?.at ?? '') || 0)).toISOString();
      found.set(`${phase} ${message}`, { message, phase, count: count + (before?.count ?? 0), at: last });
    }
    return [...found.values()].sort((a, b) => b.at.localeCompare(a.at)).slice(0, KEPT_MESSAGES);
  };

  const count = ({ at, network, deployables, vitals }: ReportedDocument, sign: 1 | -1): void => {
    for (const deployable of deployables) {
      const { minute, hour } = minuteOf(deployable.name, deployable.version, at);
      addDocument(minute, { network, deployable, vitals }, sign);
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
    summary: (name, version, sinceMs = 0) => {
      const minutes = minutesSince(name, version, sinceMs);
      const sum = sumOf(minutes.map(([, minute]) => minute));
      const settled = sumOf(minutes.filter(([at]) => at + MINUTE <= now() - SETTLED_MS).map(([, minute]) => minute));
      const cls = quantile(sum.cls, 0.75);
      return {
        name,
        version,
        sessions: sum.sessions,
        errorSessions: sum.errorSessions,
        errorRate: sum.sessions === 0 ? 0 : sum.errorSessions / sum.sessions,
        readyP75Ms: quantile(sum.ready, 0.75),
        lcpP75Ms: quantile(sum.lcp, 0.75),
        inpP75Ms: quantile(sum.inp, 0.75),
        clsP75: cls === null ? null : cls / 1000,
        errorSessionsBy: sum.errorSessionsBy,
        readySamples: countOf(sum.ready),
        silence: { shown: settled.shown, reported: settled.sessions },
        networks: Object.entries(sum.networks).sort(([, a], [, b]) => b - a),
        messages: messagesSince(name, version, sinceMs),
      };
    },
    series: (name, version, sinceMs = 0) => {
      const minutes = Map.groupBy(minutesSince(name, version, Math.max(sinceMs, now() - KEPT_MS)), ([at]) => at);
      return [...minutes].flatMap(([at, counted]) => {
        const { sessions, errorSessions, ready } = sumOf(counted.map(([, minute]) => minute));
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
