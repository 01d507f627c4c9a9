import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { Registry } from '../registry/index.ts';
import { openCountedOnce } from './counted-once.ts';
import { type Health, openHealth, type ReportedDocument } from './health.ts';
import { reportRoutes } from './report-route.ts';
import { openTickets, type VersionName } from './report-ticket.ts';
import { startWatcher, type Watcher } from './watcher.ts';

export interface HealthWatchOptions {
  dataDir: string;
  registry: Pick<Registry, 'current' | 'halt'>;
  now?: () => number;
  /** Documents counted of one network a minute. */
  perMinute?: number;
}

/** The versions a page was made of, as far as health counts them. */
export interface ShownPage {
  revision: number;
  shell: VersionName;
  /** `development` marks a remote that comes from its sources. */
  deployables: { version: VersionName; development?: unknown }[];
  /** The overrides of a developer that the page followed. */
  overrides: Readonly<Record<string, string>>;
}

export interface HealthWatch {
  health: Health;
  /** Counts a page that was made. Returns the ticket that admits its report. */
  onPage: (page: ShownPage, request: FastifyRequest) => string | undefined;
  /** Returns the last verdict on a running rollout. */
  lastVerdict: Watcher['lastVerdict'];
}

/** Whether the page shows what a developer tries. Such pages are not counted. */
const isTrial = ({ overrides, deployables }: ShownPage): boolean =>
  Object.keys(overrides).length > 0 || deployables.some(({ development }) => development !== undefined);

const shownVersions = ({ shell, deployables }: ShownPage): VersionName[] => [
  shell,
  ...deployables.map(({ version }) => version),
];

/** Accepts reports at `/__mfe/report`, stores them, and rolls bad canaries back. Ends with the app. */
export const startHealth = (
  app: FastifyInstance,
  { dataDir, registry, now = Date.now, perMinute = 120 }: HealthWatchOptions,
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

  const onPage = (page: ShownPage, { headers, ip }: FastifyRequest): string | undefined => {
    if (isTrial(page)) return undefined;
    const { revision, shell } = page;
    const ticket = tickets.issue({
      revision,
      versions: shownVersions(page),
      userAgent: headers['user-agent'],
    });
    if (ticket === undefined) return undefined;
    if (tickets.mayCount(`shown ${tickets.networkName(ip)}`)) health.shown('shell', shell.version);
    return ticket;
  };

  return { health, onPage, lastVerdict: watcher.lastVerdict };
};
