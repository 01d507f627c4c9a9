import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { Resolution } from '../page/resolve.ts';
import type { Registry } from '../registry/index.ts';
import { type Health, openHealth, type ReportedDocument } from './health.ts';
import { reportRoutes } from './report-route.ts';
import { openTickets } from './report-ticket.ts';
import { startWatcher, type Watcher } from './watcher.ts';

export interface HealthWatchOptions {
  dataDir: string;
  registry: Pick<Registry, 'current' | 'halt'>;
  now?: () => number;
  /** Documents counted of one network a minute. */
  perMinute?: number;
}

export interface HealthWatch {
  health: Health;
  /** Told of each page that is made; answers the ticket that admits its report. */
  onPage: (resolution: Resolution, request: FastifyRequest) => string | undefined;
  /** What was made of a running rollout when it was last looked at. */
  lastVerdict: Watcher['lastVerdict'];
}

/** What a developer tries is not what members have. */
const isTried = ({ overrides, deployables }: Resolution): boolean =>
  Object.keys(overrides).length > 0 || deployables.some(({ development }) => development !== undefined);

const shownVersions = ({ shell, deployables }: Resolution): string[] =>
  [shell, ...deployables.map(({ version }) => version)].map(({ name, version }) => `${name}@${version}`);

/** Takes reports at `/__mfe/report`, keeps them, and takes back canaries that do badly; ends with the app. */
export const startHealth = (
  app: FastifyInstance,
  { dataDir, registry, now = Date.now, perMinute = 120 }: HealthWatchOptions,
): HealthWatch => {
  const tickets = openTickets<ReportedDocument>({ dataDir, now, perMinute });
  const health = openHealth({ dataDir, now, warn: (message) => app.log.warn(message) });
  const watcher = startWatcher({ registry, health, log: app.log, now });
  reportRoutes(app, { tickets, health, onReport: watcher.notice });
  app.addHook('onClose', async () => {
    watcher.stop();
    await health.close();
  });

  const onPage = (resolution: Resolution, { headers, ip }: FastifyRequest): string | undefined => {
    if (isTried(resolution)) return undefined;
    const { revision, shell } = resolution;
    const ticket = tickets.issue({
      revision,
      versions: shownVersions(resolution),
      userAgent: headers['user-agent'],
    });
    if (ticket === undefined) return undefined;
    if (tickets.mayCount(`shown ${tickets.networkName(ip)}`)) health.shown('shell', shell.version);
    return ticket;
  };

  return { health, onPage, lastVerdict: watcher.lastVerdict };
};
