import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { Registry } from '../registry/index.ts';
import { armsOf, pagesOf } from './arms.ts';
import type { Visitor } from './choose-version.ts';
import { countedVisitors } from './counted-visitors.ts';
import { openCountedOnce } from './counted-once.ts';
import { type Health, openHealth, type ReportedDocument } from './health.ts';
import { reportRoutes } from './report-route.ts';
import { openTickets, type VersionName } from './report-ticket.ts';
import { startWatcher, type Watcher } from './watcher.ts';

export interface HealthWatchOptions {
  dataDir: string;
  registry: Pick<Registry, 'current' | 'halt' | 'raise'>;
  /** Returns the registry for pages, read once in each turn of the event loop. */
  currentInTurn: Registry['current'];
  now?: () => number;
  /** Documents counted of one network a minute. */
  perMinute?: number;
}

/** The versions a page was made of, as far as health counts them. */
export interface ShownPage {
  revision: number;
  shell: VersionName;
  /** The remote whose page it is. */
  owner?: { version: VersionName };
  /** `development` marks a remote that comes from its sources. */
  remotes: { version: VersionName; development?: unknown }[];
  /** The overrides of a developer that the page followed. */
  overrides: Readonly<Record<string, string>>;
}

export interface HealthWatch {
  health: Health;
  /** Counts a page that was made. Returns the ticket that admits its report. */
  onPage: (page: ShownPage, request: FastifyRequest, visitor: Visitor) => string | undefined;
  /** Whether a page that is made for an address counts: each network has a limit per minute. */
  mayCountVisit: (ip: string) => boolean;
  /** Returns the last verdict on a running rollout. */
  lastVerdict: Watcher['lastVerdict'];
}

/** Whether the page shows what a developer tries. Such pages are not counted. */
const isTrial = ({ overrides, remotes }: ShownPage): boolean =>
  Object.keys(overrides).length > 0 || remotes.some(({ development }) => development !== undefined);

const shownVersions = ({ shell, remotes }: ShownPage): VersionName[] => [
  shell,
  ...remotes.map(({ version }) => version),
];

/** Accepts reports at `/__mfe/report`, stores them, and rolls bad canaries back. Ends with the app. */
export const startHealth = (
  app: FastifyInstance,
  { dataDir, registry, currentInTurn, now = Date.now, perMinute = 120 }: HealthWatchOptions,
): HealthWatch => {
  const tickets = openTickets<ReportedDocument>({ dataDir, now, perMinute });
  const countedOnce = openCountedOnce({
    dataDir,
    isExpired: tickets.isExpired,
    withdraw: (ticket) => {
      const document = tickets.withdraw(ticket);
      if (document) health.withdraw(document);
    },
  });
  const health = openHealth({
    dataDir,
    now,
    warn: (message) => app.log.warn(message),
    live: registry.current,
    beforeWrite: countedOnce.exchange,
  });
  const watcher = startWatcher({ registry, health, log: app.log, now });
  reportRoutes(app, { tickets, health, countedOnce, onReport: watcher.scheduleCheck });
  app.addHook('onClose', async () => {
    watcher.stop();
    await health.close();
  });

  const isFirst = countedVisitors();
  const onPage: HealthWatch['onPage'] = (page, { headers, ip }, visitor) => {
    if (isTrial(page)) return undefined;
    const { revision, shell } = page;
    const versions = shownVersions(page);
    const served = { served: versions, owner: page.owner?.version.name };
    const arms = armsOf(currentInTurn(), visitor, served, isFirst);
    const ticket = tickets.issue({
      revision,
      versions,
      userAgent: headers['user-agent'],
      arms,
    });
    if (ticket === undefined) return undefined;
    if (tickets.mayCount(`shown ${tickets.networkName(ip)}`)) {
      health.shown('shell', shell.version);
      for (const { name, key } of arms) health.shown(name, pagesOf(key));
    }
    return ticket;
  };

  const mayCountVisit = (ip: string): boolean => tickets.mayCount(`visit ${tickets.networkName(ip)}`);

  return { health, onPage, mayCountVisit, lastVerdict: watcher.lastVerdict };
};
