import fastify, { type FastifyError, type FastifyInstance, LogController } from 'fastify';

import type { SharedEndedSessions, SharedTokens } from './access/index.ts';
import { sendError, refuse } from './http/send-error.ts';
import { openArtifacts } from './artifacts/artifact-store.ts';
import type { ArtifactStore } from './artifacts/store-types.ts';
import { proxyDevServer, withDevelopment } from './page/development.ts';
import type { Env } from './env.ts';
import { signupCounter } from './experiments/count-signup.ts';
import { countVisit } from './experiments/count-visit.ts';
import { type ExperimentCounts, openExperimentCounts } from './experiments/experiment-counts.ts';
import { headsSource } from './page/heads-source.ts';
import { pageRoutes } from './page/page-routes.ts';
import { publicRoutes } from './public-routes.ts';
import { pageSender } from './page/page-sender.ts';
import { prerenderedSource } from './page/prerendered-source.ts';
import { signupFormRoutes } from './page/signup-form-routes.ts';
import { settingsSource } from './page/settings-source.ts';
import { alertSource } from './page/alert-source.ts';
import { linkSource } from './page/link-source.ts';
import { shareSource } from './page/share-metadata.ts';
import { isForApi, proxyToApi } from './proxy/api-proxy.ts';
import { takeUpgrades } from './proxy/upgrades.ts';
import { openCarried } from './zones/carried.ts';
import { openSecretKey } from './secrets/secret-key.ts';
import { guardHosts } from './zones/zones.ts';
import { openFolders, type SharedData } from './data/open-data.ts';
import type { SharedRegistry } from './registry/index.ts';
import { oncePerTurn } from './registry/once-per-turn.ts';
import { registerCookies } from './http/cookies.ts';
import { type Draining, notDraining, watchConnections } from './shutdown/draining.ts';
import { requestLog } from './http/request-log.ts';
import { shedLoad } from './http/shed-load.ts';
import { formKeys } from './staff/form-key.ts';
import { previewRoutes } from './staff/preview-routes.ts';
import { openPreviews } from './staff/previews.ts';
import { openMailChannel } from './notify/mail-channel.ts';
import type { Channels } from './notify/sender.ts';
import { startNotifier } from './notify/notifier.ts';
import type { SharedProgress } from './notify/progress.ts';
import type { SharedSubscriptions } from './notify/subscriptions.ts';
import { createPruner } from './prune/prune.ts';
import { startPruning } from './prune/start-pruning.ts';
import { openStaff } from './staff/staff.ts';
import { staffRoutes } from './staff/staff-routes.ts';
import { type HealthWatch, startHealth } from './rollout/start-health.ts';

/** What the listener for members and the listener for teams share. */
export interface Services {
  registry: SharedRegistry;
  tokens: SharedTokens;
  store: ArtifactStore;
  endedSessions: SharedEndedSessions;
  subscriptions: SharedSubscriptions;
  progress: SharedProgress;
  /** The visits and signups of experiments. */
  experiments: ExperimentCounts;
  /** The health of versions, from the reports of pages. */
  health: HealthWatch;
  /** By which ways teams are notified. */
  channels: Channels;
  draining: Draining;
}

export interface Gateway {
  /** The listener for members, ready to listen. */
  app: FastifyInstance;
  services: Services;
}

/** A photo may arrive over a slow connection, but a request that never ends must be closed. */
const REQUEST_MS = 300_000;

/**
 * Creates the gateway for members: pages, published files and the proxy to the api, on each origin of the product.
 * @param data what it shares with other gateways; the folders of the data directory by default. The caller closes it.
 */
export const createGateway = (env: Env, data?: SharedData): Gateway => {
  const app = fastify({
    logger: { level: env.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: sendError,
    routerOptions: { maxParamLength: 500 },
    requestTimeout: REQUEST_MS,
    trustProxy: env.trustProxy ?? [],
    forceCloseConnections: 'idle',
  });
  const warn = (message: string): void => app.log.warn(message);
  const shared = data ?? openFolders({ dataDir: env.dataDir, warn });
  const { registry, tokens, files, endedSessions, subscriptions, progress, visits, claimPruneDay } = shared;
  const current = oncePerTurn(registry.current);
  const { dataDir, artifactStore: address } = env;
  const store = openArtifacts({ dataDir, warn, ...(address !== undefined && { address }) });

  const settings = settingsSource({ apiUrl: env.apiUrl, warn });
  const heads = headsSource({ read: store.read, warn });
  const siteAddress = {
    https: env.https,
    ...(env.zones && { zones: env.zones }),
    ...(env.publicUrl !== undefined && { publicOrigin: new URL(env.publicUrl).origin }),
  };
  const staff = openStaff({ dataDir, https: env.https, tokens, current, endedSessions });
  const previews = openPreviews({ dataDir, https: env.https, tokens, current });

  const publicUrl = env.publicUrl === undefined ? {} : { publicUrl: env.publicUrl };
  const fallback = env.fallbackOrigin === undefined ? {} : { fallbackOrigin: env.fallbackOrigin };

  const draining = notDraining();
  registerCookies(app);
  requestLog(app);
  shedLoad(app, isForApi);
  guardHosts(app, siteAddress);
  watchConnections(app, draining);
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.header('x-content-type-options', 'nosniff');
    done();
  });
  app.setErrorHandler<FastifyError>(sendError);
  // Every address has a GET route, so a request without a route has a wrong method.
  app.setNotFoundHandler((_request, reply) => refuse(reply, 'method_not_allowed'));

  const experiments = openExperimentCounts({ dataDir, current: registry.current, visits, warn });
  app.addHook('onClose', experiments.close);
  const onSignup = signupCounter(experiments, env.https);
  const api = { ...siteAddress, apiUrl: env.apiUrl, onSignup };
  proxyToApi(app, '/api', api, takeUpgrades(app));
  proxyToApi(app, '/media', api);
  if (env.demo) proxyToApi(app, '/__dev', api);
  if (env.development) proxyDevServer(app, env.development);
  const carried = openCarried({ key: openSecretKey(dataDir, 'carried'), https: env.https });
  publicRoutes(app, {
    ...api,
    ...fallback,
    store,
    current,
    settings,
    heads,
    staff,
    tokens,
    carried,
    audit: registry.audit,
    origin: env.publicUrl ?? '',
    isDraining: () => draining.started,
  });
  const keys = formKeys(env.https);
  staffRoutes(app, { staff, previews, tokens, current, settings, keys, ...publicUrl });
  previewRoutes(app, { ...siteAddress, previews, settings, keys });
  const health = startHealth(app, { dataDir, files, registry, currentInTurn: current });
  const mail = openMailChannel(env);
  const channels = { webhooks: { demo: env.demo, hosts: env.notifyHosts ?? [] }, ...(mail && { mail }) };
  app.addHook('onClose', startNotifier({ dataDir, registry, subscriptions, progress, channels, log: app.log }));
  const pruner = createPruner({ registry, store, warn, now: Date.now });
  app.addHook('onClose', startPruning({ claimDay: claimPruneDay, pruner, log: app.log }));

  const pages = pageSender({
    artifacts: store,
    demo: env.demo,
    ...siteAddress,
    ...fallback,
    current: () => withDevelopment(current(), env.development),
    trustedTypes: !env.development,
    settings,
    heads,
    prerenderedFiles: prerenderedSource({ read: store.read, warn }),
    share: shareSource({ apiUrl: env.apiUrl, warn }),
    links: linkSource({ apiUrl: env.apiUrl, warn }),
    alerts: alertSource({ apiUrl: env.apiUrl, warn }),
    staffOf: (request) => {
      const preview = previews.read(request);
      return {
        staff: staff.readStaff(request) !== undefined,
        overrides: { ...preview.overrides, ...staff.readOverrides(request) },
        view: preview.view,
      };
    },
    carried,
    onPage: health.onPage,
    onVisit: countVisit(experiments, health.mayCountVisit),
  });
  pageRoutes(app, { ...siteAddress, pages, carried });
  signupFormRoutes(app, { ...api, ...siteAddress, pages });
  const services = {
    registry,
    tokens,
    endedSessions,
    subscriptions,
    progress,
    store,
    experiments,
    health,
    channels,
    draining,
  };
  return { app, services };
};

/** Creates the listener for members alone, ready to listen. */
export const createApp = (env: Env): FastifyInstance => createGateway(env).app;
