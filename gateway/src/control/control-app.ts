import path from 'node:path';

import type { Zone } from '@pairwise/contracts/remote';
import fastify, { type FastifyError, type FastifyInstance, LogController } from 'fastify';
import * as z from 'zod';

import {
  allowed,
  createThrottle,
  openEndedSessions,
  openTokens,
  type Policy,
  type SharedEndedSessions,
  type SharedTokens,
} from '../access/index.ts';
import { type ArtifactStore, openArtifacts } from '../artifacts/artifact-store.ts';
import { registerCookies } from '../http/cookies.ts';
import { type ExperimentCounts, openExperimentCounts } from '../experiments/experiment-counts.ts';
import { headsSource } from '../page/heads-source.ts';
import { openProgress, type SharedProgress } from '../notify/progress.ts';
import type { Channels } from '../notify/sender.ts';
import { openSubscriptions, type SharedSubscriptions } from '../notify/subscriptions.ts';
import { openRegistry, type SharedRegistry } from '../registry/index.ts';
import { type Isolation, isolation } from '../publish/isolation/isolation.ts';
import { NoBrowser, type RunJob } from '../pictures/job.ts';
import { openPictures } from '../pictures/pictures.ts';
import { createPruner } from '../prune/prune.ts';
import { openSecretKey } from '../secrets/secret-key.ts';
import { openPreviews } from '../staff/previews.ts';
import { changeRoutes, haltRuleOf } from './change-routes.ts';
import { compatibilityRoute } from '../compatibility/compatibility-route.ts';
import { bindingRoute } from './binding-route.ts';
import { consoleRoutes } from './console-routes.ts';
import { sendControlError, ControlError } from './control-error.ts';
import { CONTROL_HEADER } from './control-header.ts';
import { documented } from './documented.ts';
import { endEarlyRefusal } from './end-early-refusal.ts';
import { experimentRoutes } from './experiment-routes.ts';
import { explainRoute } from './explain-route.ts';
import { type Gate, queueGate } from './gate-queue.ts';
import { type Draining, notDraining, watchConnections } from '../shutdown/draining.ts';
import { createHealthView, type HealthSource } from './health-view.ts';
import { identify } from './identity.ts';
import { nameRoutes } from './name-routes.ts';
import { openApiRoute } from './open-api-route.ts';
import { picturesRoute } from './pictures-route.ts';
import { previewRoute } from './preview-route.ts';
import { subscriptionRoutes } from './subscription-routes.ts';
import { pruneRoute } from './prune-route.ts';
import { readRoutes } from './read-routes.ts';
import { sessionRoutes } from './session-routes.ts';
import { createSessions } from './sessions.ts';
import { textsRoute } from './texts-route.ts';
import { uploadQuota } from './upload-quota.ts';
import { versionListRoute } from './version-list-route.ts';
import { versionRoutes } from './version-routes.ts';
import { waitForRevision } from './wait-for-revision.ts';

export interface ControlOptions {
  dataDir: string;
  logLevel: string;
  /** Returns the members' origin of a zone, for preview links; `origin` by default. */
  memberOriginOf?: (zone: Zone) => string;
  /** Teams reach the console over https, which a proxy in front of the gateway terminates. */
  https: boolean;
  /** The gateway's own address. The gate calls the api through it when API_URL is not set. */
  origin: string;
  gate: Gate;
  /** What each team may upload within 24 hours. */
  uploadBytesPerDay: number;
  health: HealthSource;
  /** The visits and signups of experiments; by default those of the data directory. */
  experiments?: ExperimentCounts;
  /** One machine: a canary may be judged by the reports of a single network. */
  demo: boolean;
  /** Trusted proxies, whose headers state where a request comes from; none by default. */
  trustProxy?: string[];
  /** Folder of the built console. */
  consoleDist?: string;
  /** How far the gate's browser is isolated; undefined while that is being detected. */
  gateIsolation?: () => Isolation | undefined;
  /** Takes the pictures of versions; by default none are taken. */
  takePictures?: RunJob;
  /** Whether the program is stopping. */
  draining?: Draining;
  registry?: SharedRegistry;
  /** The deploy tokens; by default those in the data directory. */
  tokens?: SharedTokens;
  /** The sessions that were signed out; by default those in the data directory. */
  endedSessions?: SharedEndedSessions;
  /** The subscriptions and how far they are delivered; by default those in the data directory. */
  subscriptions?: SharedSubscriptions;
  progress?: SharedProgress;
  /** Store of published files; by default the folder of the data directory. */
  store?: ArtifactStore;
  /** By which ways teams are notified; by default by webhooks to the public internet. */
  channels?: Channels;
  /** The policy. Tests replace it to check that a wrong one is detected. */
  policy?: Policy;
  now?: () => number;
}

const MAX_BODY_BYTES = 64 * 1024;
/** A version of 64 MB may arrive over a slow connection, but a request that never ends must be closed. */
const REQUEST_MS = 300_000;

const noPictures: RunJob = async () => {
  throw new NoBrowser('This gateway takes no pictures.');
};

const healthResponse = z.strictObject({
  status: z.enum(['ok', 'draining']),
  revision: z.number(),
  /** Null while that is being detected. */
  gate: z.nullable(isolation),
});
const builtConsole = path.resolve(import.meta.dirname, '../../../console/dist');

/** Creates the listener for teams, ready to listen: the control API and the console, on a port of their own. */
export const createControl = (options: ControlOptions): FastifyInstance => {
  const { dataDir, demo, logLevel, https, origin, health, policy = allowed, now = Date.now } = options;
  const draining = options.draining ?? notDraining();
  const app = fastify({
    logger: { level: logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: sendControlError,
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_MS,
    trustProxy: options.trustProxy ?? [],
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: 'idle',
  });
  const warn = (message: string): void => app.log.warn(message);
  const registry = options.registry ?? openRegistry({ dataDir, warn });
  const store = options.store ?? openArtifacts({ dataDir });
  const tokens = options.tokens ?? openTokens({ dataDir, now });
  const ended = options.endedSessions ?? openEndedSessions(dataDir, now);
  const pictures = openPictures({ dataDir, registry, run: options.takePictures ?? noPictures, warn, now });
  app.addHook('onClose', pictures.close);
  const sessions = createSessions({ key: openSecretKey(dataDir, 'console'), ended, https, now });

  // Only JSON and uploads are accepted. A form of another site can send neither without a preflight request.
  app.removeContentTypeParser('text/plain');
  app.decorateRequest('token', null);
  registerCookies(app);
  watchConnections(app, draining);
  app.setErrorHandler<FastifyError>(sendControlError);

  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode >= 400) await endEarlyRefusal(request, reply);
    reply.headers({
      [CONTROL_HEADER]: '1',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, url, token } = request;
    const line = { method, path: url.split('?')[0], status: reply.statusCode, token: token?.id ?? null };
    request.log.info({ ...line, milliseconds: Math.round(reply.elapsedTime) }, 'control');
  });

  void app.register(async (scope) => {
    // Every address needs a token, known or not, unless its route is public.
    scope.addHook('onRequest', async (request, reply) => {
      if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
      if (request.routeOptions.config.isPublic !== true) request.token = identify(request, tokens, sessions);
    });
    waitForRevision(scope, registry, policy);
    openApiRoute(scope);
    const healthOptions = documented({
      summary: 'Returns whether the gateway serves, and how far the browser of the gate is isolated',
      requires: 'nothing',
      responses: { 200: healthResponse, 503: healthResponse },
    });
    scope.get('/health', healthOptions, async (_request, reply) => {
      reply.code(draining.started ? 503 : 200).header('cache-control', 'no-store');
      const gate = options.gateIsolation?.() ?? null;
      return { status: draining.started ? 'draining' : 'ok', revision: registry.current().revision, gate };
    });
    scope.all('/api/*', { config: { documented: false } }, async () => {
      throw new ControlError('not_found', 'There is no such address.');
    });
    sessionRoutes(scope, { tokens, sessions, throttle: createThrottle(now) });
    const heads = headsSource({ read: store.read, warn });
    readRoutes(scope, { store, registry, tokens, policy, health: createHealthView(health, now), heads, now });
    versionListRoute(scope, { registry });
    nameRoutes(scope, { registry, tokens, now });
    bindingRoute(scope, { registry, policy });
    pruneRoute(scope, { registry, pruner: createPruner({ registry, store, warn, now }) });
    textsRoute(scope, { registry, store });
    picturesRoute(scope, { registry, pictures });
    compatibilityRoute(
      scope,
      registry.current,
      documented({
        summary: 'Returns what a remote must fit to go live on this platform now',
        requires: 'nothing',
        responses: { 200: 'Compatibility' },
      }),
    );
    explainRoute(scope, { registry });
    versionRoutes(scope, {
      dataDir,
      registry,
      store,
      policy,
      // Pictures wait for checks: two browsers would slow each other down.
      gate: queueGate((request) => pictures.during(() => options.gate(request))),
      onVerified: pictures.onVerified,
      admitUpload: uploadQuota({ current: registry.current, bytesPerDay: options.uploadBytesPerDay, now }),
      origin,
    });
    previewRoute(scope, {
      registry,
      policy,
      previews: openPreviews({ dataDir, https, tokens, current: registry.current, now }),
      originOf: options.memberOriginOf ?? (() => origin),
    });
    experimentRoutes(scope, {
      registry,
      policy,
      heads,
      counts: options.experiments ?? openExperimentCounts({ dataDir, current: registry.current, warn }),
    });
    subscriptionRoutes(scope, {
      dataDir,
      registry,
      policy,
      subscriptions: options.subscriptions ?? openSubscriptions(dataDir),
      progress: options.progress ?? openProgress(dataDir),
      channels: options.channels ?? { webhooks: { demo, hosts: [] } },
      now,
    });
    changeRoutes(scope, { registry, policy, heads, haltRule: haltRuleOf(demo) });
  });
  consoleRoutes(app, options.consoleDist ?? builtConsole);
  app.setNotFoundHandler(() => {
    throw new ControlError('method_not_allowed', 'This address does not support that method.');
  });
  return app;
};
