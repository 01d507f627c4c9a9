import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';

import type { Endpoint } from '@pairwise/contracts/endpoint';
import { endpoints } from '@pairwise/contracts/endpoints';
import fastify, { type FastifyError, type FastifyInstance, type FastifyServerFactory } from 'fastify';

import { openArtifacts } from '../../artifacts/artifact-store.ts';
import { registerCookies } from '../../http/cookies.ts';
import { headsSource } from '../../page/heads-source.ts';
import { refuse, sendError } from '../../http/send-error.ts';
import { pageRoutes } from '../../page/page-routes.ts';
import { publicRoutes } from '../../public-routes.ts';
import { pageSender } from '../../page/page-sender.ts';
import { settingsSource } from '../../page/settings-source.ts';
import { proxyToApi } from '../../proxy/api-proxy.ts';
import { takeUpgrades } from '../../proxy/upgrades.ts';
import type { RegistryDocument } from '../../registry/index.ts';
import type { ReportedDocument } from '../../rollout/health.ts';
import { reportRoutes } from '../../rollout/report-route.ts';
import { openTickets } from '../../rollout/report-ticket.ts';
import { openCarried } from '../../zones/carried.ts';
import { guardHosts } from '../../zones/zones.ts';
import { createCertificate } from './create-certificate.ts';
import type { Plan } from './plan.ts';
import { type RefusedWrites, refuseWrites } from './refuse-writes.ts';
import { oneZoneView } from './view.ts';

export interface PrivateGateway extends RefusedWrites {
  url: string;
  document: RegistryDocument;
  /** The hash of the public key of its certificate, over https. */
  publicKeyHash?: string;
  close: () => Promise<void>;
}

export type GatewayPlan = Pick<Plan, 'dataDir' | 'document' | 'apiUrl' | 'artifactStore' | 'zones' | 'https'>;

/** Requests with this header get pages of which all routes are in one zone. Pages cannot see the headers of their requests. */
export const oneZone = { 'x-gate-view': 'one-zone' };

/**
 * Requests with this header get an empty document in the process of the pages, to prepare the process before a page is
 * loaded.
 */
export const emptyPage = { 'x-gate-view': 'empty' };

const sendEmptyPage = (response: ServerResponse): void => {
  // Another policy for openers would be another process.
  const headers = { 'content-type': 'text/html', 'cross-origin-opener-policy': 'same-origin' };
  response.writeHead(200, headers).end('<!doctype html><link rel="icon" href="data:,">');
};

const forPaymentsAlone = new Set(
  Object.values(endpoints)
    .filter(({ zones }: Endpoint) => zones?.join() === 'pay')
    .map(({ path }) => path),
);

/** Lets a page of payments call its endpoints where all routes are in one zone, which is that of the app. */
const callAsPayments = (request: IncomingMessage, { zones: [site] = [] }: GatewayPlan): void => {
  const [path = ''] = request.url?.split('?') ?? [];
  if (site && forPaymentsAlone.has(path as `/api/${string}`)) request.headers.host = site.pay;
};

const wantsOneZone = ({ headers }: IncomingMessage): boolean => headers['x-gate-view'] === oneZone['x-gate-view'];

/** Creates a gateway for one document. `serverFactory` decides which server listens for it. */
const gatewayApp = (
  { dataDir, apiUrl, artifactStore: address, zones, https }: GatewayPlan,
  document: RegistryDocument,
  serverFactory?: FastifyServerFactory,
): { app: FastifyInstance; refused: RefusedWrites } => {
  const app = fastify({
    logger: false,
    routerOptions: { maxParamLength: 500 },
    forceCloseConnections: true,
    ...(serverFactory && { serverFactory }),
  });
  const warn = (message: string): void => void process.stderr.write(`${message}\n`);
  const store = openArtifacts({ dataDir, warn, ...(address !== undefined && { address }) });
  const current = (): RegistryDocument => document;
  const site = { https, ...(zones && { zones }) };
  const settings = settingsSource({ apiUrl, warn });

  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
  });
  const refused = refuseWrites(app);
  registerCookies(app);
  guardHosts(app, site);
  // With the stream: a page of a member opens it, and a failed connection is an error in the browser's console.
  proxyToApi(app, '/api', { ...site, apiUrl }, takeUpgrades(app));
  proxyToApi(app, '/media', { ...site, apiUrl });
  // Code must not recognize the check by what its origin lacks.
  app.setErrorHandler<FastifyError>(sendError);
  app.setNotFoundHandler((_request, reply) => refuse(reply, 'method_not_allowed'));
  const heads = headsSource({ read: store.read, warn });
  // No other gateway accepts what this key signs.
  const key = randomBytes(32);
  const tickets = openTickets<ReportedDocument>({ key });
  const carried = openCarried({ key, https });
  publicRoutes(app, {
    ...site,
    apiUrl,
    store,
    current,
    settings,
    heads,
    carried,
    staff: { readStaff: () => undefined, readOverrides: () => ({}) },
    tokens: { find: () => undefined },
    // Nothing is rolled back in a run of the gate.
    audit: () => [],
    origin: '',
    isDraining: () => false,
  });
  const nowhere = (): void => undefined;
  reportRoutes(app, {
    tickets,
    health: { record: nowhere },
    countedOnce: { add: nowhere },
    partsOf: () => ({ outcome: true, times: true }),
    onReport: nowhere,
  });
  // Nothing is prerendered: the run checks the code.
  const pages = pageSender({
    ...site,
    artifacts: store,
    demo: false,
    current,
    trustedTypes: true,
    settings,
    heads,
    staffOf: () => ({ staff: false, overrides: {} }),
    carried,
    onPage: ({ revision, shell, remotes }, { headers }) =>
      tickets.issue({
        revision,
        versions: [shell, ...remotes.map(({ version }) => version)],
        userAgent: headers['user-agent'],
      }),
  });
  pageRoutes(app, { ...site, pages, carried });
  return { app, refused };
};

/**
 * Starts a gateway that only the check uses. It serves pages as members and visitors would get them with another document, at
 * the hosts of the product, with the real files and the real api. It accepts no reports, no overrides and no writes of the
 * pages, and writes nothing itself.
 */
export const startPrivateGateway = async (
  plan: GatewayPlan,
  /** One document for the whole run: a deploy in between must not change what is checked. */
  document: RegistryDocument,
): Promise<PrivateGateway> => {
  const inOneZone = gatewayApp(plan, oneZoneView(document));
  await inOneZone.app.ready();
  const certificate = plan.https ? await createCertificate() : undefined;
  const { app, refused } = gatewayApp(plan, document, (handle) => {
    const respond = (request: IncomingMessage, response: ServerResponse): void => {
      if (request.headers['x-gate-view'] === emptyPage['x-gate-view']) sendEmptyPage(response);
      else if (wantsOneZone(request)) {
        callAsPayments(request, plan);
        inOneZone.app.routing(request, response);
      } else handle(request, response);
    };
    return certificate ? createSecureServer(certificate, respond) : createServer(respond);
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    ...refused,
    url: certificate ? url.replace(/^http:/, 'https:') : url,
    document,
    ...(certificate && { publicKeyHash: certificate.publicKeyHash }),
    close: async () => {
      await app.close();
      await inOneZone.app.close();
    },
  };
};
