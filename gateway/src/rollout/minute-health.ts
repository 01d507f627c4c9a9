import type { PageReport, ReportedPhase } from '@pairwise/contracts/registry';

import { addHistogram, addValue, type Histogram } from './histogram.ts';

/** The counts of one group of visitors: those of a language or of a country. */
export interface GroupHealth {
  sessions: number;
  errorSessions: number;
  ready: Histogram;
}

/** The counts of one version in one minute. */
export interface MinuteHealth {
  /** Documents served with it, whether they reported or not (shell, and pages of arms, only). */
  shown: number;
  /** Documents that reported. */
  sessions: number;
  errorSessions: number;
  errorSessionsBy: Record<ReportedPhase, number>;
  ready: Histogram;
  lcp: Histogram;
  inp: Histogram;
  /** In thousandths. */
  cls: Histogram;
  /** Documents with an error, by network. */
  networks: Record<string, number>;
  /** By group (`language de`, `country NL`), of documents in a rollout only. */
  groups: Record<string, GroupHealth>;
}

/** Networks that are counted separately in a minute. Errors of further ones are counted as one network. */
const KEPT_NETWORKS = 100;
export const otherNetworks = 'others';

/** Groups that are counted in a minute: all languages, and the countries of a market. Further ones are left out. */
const KEPT_GROUPS = 60;

export const emptyMinute = (): MinuteHealth => ({
  shown: 0,
  sessions: 0,
  errorSessions: 0,
  errorSessionsBy: { load: 0, mount: 0, render: 0, script: 0 },
  ready: [],
  lcp: [],
  inp: [],
  cls: [],
  networks: {},
  groups: {},
});

export const addShown = (minute: MinuteHealth): void => {
  minute.shown += 1;
};

export interface DocumentDeployable {
  network: string;
  deployable: PageReport['deployables'][number];
  vitals: PageReport['vitals'];
  /** The groups of its visitor that are counted. */
  groups?: readonly string[];
}

/** What of a document counts. */
export interface CountedParts {
  /** Whether it failed. */
  outcome: boolean;
  times: boolean;
}

const emptyGroup = (): GroupHealth => ({ sessions: 0, errorSessions: 0, ready: [] });

const addToGroup = (
  groups: MinuteHealth['groups'],
  key: string,
  { readyMs, errors }: DocumentDeployable['deployable'],
  sign: 1 | -1,
  { outcome, times }: CountedParts,
): void => {
  if (!Object.hasOwn(groups, key) && Object.keys(groups).length >= KEPT_GROUPS) return;
  const group = (groups[key] ??= emptyGroup());
  if (outcome) group.sessions += sign;
  if (outcome && errors.length > 0) group.errorSessions += sign;
  if (times && readyMs !== undefined) addValue(group.ready, readyMs, sign);
};

const addTimes = (minute: MinuteHealth, { deployable, vitals }: DocumentDeployable, sign: 1 | -1): void => {
  if (deployable.readyMs !== undefined) addValue(minute.ready, deployable.readyMs, sign);
  if (vitals.lcp !== undefined) addValue(minute.lcp, vitals.lcp, sign);
  if (vitals.inp !== undefined) addValue(minute.inp, vitals.inp, sign);
  if (vitals.cls !== undefined) addValue(minute.cls, vitals.cls * 1000, sign);
};

/**
 * Adds a document; removes it with `sign` -1.
 * @param parts what of it counts; by default everything
 */
export const addDocument = (
  minute: MinuteHealth,
  document: DocumentDeployable,
  sign: 1 | -1,
  parts: CountedParts = { outcome: true, times: true },
): void => {
  const { network, deployable, groups = [] } = document;
  for (const key of groups) addToGroup(minute.groups, key, deployable, sign, parts);
  if (parts.times) addTimes(minute, document, sign);
  if (!parts.outcome) return;
  minute.sessions += sign;
  if (deployable.errors.length === 0) return;
  minute.errorSessions += sign;
  for (const phase of new Set(deployable.errors.map((error) => error.phase))) minute.errorSessionsBy[phase] += sign;
  const known = Object.hasOwn(minute.networks, network) || Object.keys(minute.networks).length < KEPT_NETWORKS;
  const key = known ? network : otherNetworks;
  minute.networks[key] = Math.max(0, (minute.networks[key] ?? 0) + sign);
  if (minute.networks[key] === 0) delete minute.networks[key];
};

export const sumOf = (minutes: readonly MinuteHealth[]): MinuteHealth => {
  const sum = emptyMinute();
  for (const minute of minutes) {
    sum.shown += minute.shown;
    sum.sessions += minute.sessions;
    sum.errorSessions += minute.errorSessions;
    for (const phase of ['load', 'mount', 'render', 'script'] as const) {
      sum.errorSessionsBy[phase] += minute.errorSessionsBy[phase];
    }
    for (const part of ['ready', 'lcp', 'inp', 'cls'] as const) addHistogram(sum[part], minute[part]);
    for (const [network, count] of Object.entries(minute.networks)) {
      sum.networks[network] = (sum.networks[network] ?? 0) + count;
    }
    for (const [key, { sessions, errorSessions, ready }] of Object.entries(minute.groups)) {
      const group = (sum.groups[key] ??= emptyGroup());
      group.sessions += sessions;
      group.errorSessions += errorSessions;
      addHistogram(group.ready, ready);
    }
  }
  return sum;
};
