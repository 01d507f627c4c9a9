import path from 'node:path';

import type { FastifyInstance, FastifyRequest } from 'fastify';

import { deviceOf } from '../experiments/device.ts';
import { openFolderFiles, type SharedFiles } from '../files/shared-files.ts';
import { isLoadedInAdvance } from '../http/is-loaded-in-advance.ts';
import type { SharedRegistry } from '../registry/index.ts';
import { openSecretKey } from '../secrets/secret-key.ts';
import { armsOf, gameOf, type IsIndependent, pagesOf } from './arms.ts';
import type { Visitor } from './choose-version.ts';
import { claimsToBeBot } from './claims-to-be-bot.ts';
import { countedDocuments } from './counted-documents.ts';
import { openCountedOnce } from './counted-once.ts';
import { type Health, openHealth, type ReportedDocument } from './health.ts';
import { independentPages } from './independent-pages.ts';
import { reportRoutes } from './report-route.ts';
import { openTickets, type VersionName } from './report-ticket.ts';
import { groupsOf } from './visitor-groups.ts';
import { startWatcher, type Watcher } from './watcher.ts';

export interface HealthWatchOptions {
  dataDir: string;
  /** The folders of what gateways count; by default those of the data directory. */
  files?: (folder: SharedFolder) => SharedFiles;
  registry: Pick<SharedRegistry, 'current' | 'halt' | 'raise'>;
  /** Returns the registry for pages, read once in each turn of the event loop. */
  currentInTurn: SharedRegistry['current'];
  now?: () => number;
  /** Documents counted of one network a minute. */
  perMinute?: number;
}

/** The folders of what gateways count: reports, and the tickets of the pages that have reported. */
export type SharedFolder = 'health' | 'health-tickets';

/** The versions a page was made of, as far as health counts them. */
export interface ShownPage {
  revision: number;
  shell: VersionName;
  /** The remote whose page it is. */
  owner?: { version: VersionName };
  route?: { id: string };
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
  { dataDir, files, registry, currentInTurn, now = Date.now, perMinute = 120 }: HealthWatchOptions,
): HealthWatch => {
  const warn = (message: string): void => app.log.warn(message);
  const filesIn = files ?? ((folder) => openFolderFiles(path.join(dataDir, folder), warn));
  const tickets = openTickets<ReportedDocument>({ key: openSecretKey(dataDir, 'report-tickets'), now, perMinute });
  const countedOnce = openCountedOnce({
    files: filesIn('health-tickets'),
    isExpired: tickets.isExpired,
    withdraw: (ticket) => {
      const document = tickets.withdraw(ticket);
      if (document) health.withdraw(document);
    },
  });
  const health = openHealth({
    dataDir,
    now,
    warn,
    files: filesIn('health'),
    live: registry.current,
    beforeWrite: countedOnce.exchange,
  });
  const watcher = startWatcher({ registry, health, log: app.log, now });
  const documents = countedDocuments();
  reportRoutes(app, {
    tickets,
    health,
    countedOnce,
    partsOf: ({ key, visitor }, document) => documents({ ...document, game: gameOf(key), visitor }),
    onReport: watcher.scheduleCheck,
  });
  app.addHook('onClose', async () => {
    watcher.stop();
    await health.close();
  });

  const pages = independentPages();
  const onPage: HealthWatch['onPage'] = (page, request, visitor) => {
    // A page that no one opens in the end never reports, which would count as a failure.
    if (isTrial(page) || isLoadedInAdvance(request)) return undefined;
    const { headers, ip } = request;
    // It gets no ticket, and must not take the place of a visitor of its network.
    if (claimsToBeBot(headers['user-agent'])) return undefined;
    const { revision, shell } = page;
    const versions = shownVersions(page);
    const served = { served: versions, owner: page.owner?.version.name };
    const network = tickets.networkName(ip);
    const isIndependent: IsIndependent = ({ key, visitor: one }) =>
      pages({ game: gameOf(key), visitor: one, network, at: now() });
    const arms = armsOf(currentInTurn(), visitor, served, isIndependent);
    const ticket = tickets.issue({
      revision,
      versions,
      userAgent: headers['user-agent'],
      arms,
      route: page.route?.id,
      groups: groupsOf({ ...visitor, device: deviceOf(headers['user-agent']) }),
    });
    if (ticket === undefined) return undefined;
    if (tickets.mayCount(`shown ${network}`)) {
      health.shown('shell', shell.version);
      for (const { name, key, beside } of arms) if (!beside) health.shown(name, pagesOf(key));
    }
    return ticket;
  };

  const mayCountVisit = (ip: string): boolean => tickets.mayCount(`visit ${tickets.networkName(ip)}`);

  return { health, onPage, mayCountVisit, lastVerdict: watcher.lastVerdict };
};
