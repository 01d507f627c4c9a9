import { openPubSub } from '@pairwise/pubsub';
import { openObjectStore } from '@pairwise/object-store';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';

import type { Database } from './db/database.ts';
import { openSiteDirectory } from './domain/sites/sites.repository.ts';
import type { Env } from './env.ts';
import { openHealthCheck } from './health/health-check.ts';
import { openLiveHints } from './live/live-hints.ts';
import { openLiveStreams } from './live/open-streams.ts';
import { registerConnections } from './plugins/connections.ts';
import { sendError, registerErrors } from './plugins/errors.ts';
import { registerGuards } from './plugins/guards.ts';
import { registerOpenApi } from './plugins/openapi.ts';
import { queryConstraint } from './plugins/query-constraint.ts';
import { registerRequestLog } from './plugins/request-log.ts';
import { serializerCompiler } from './plugins/serializer.ts';
import { registerTextGuard } from './plugins/text.ts';
import { openGeoIp } from './providers/geoip/geoip.ts';
import { openMail } from './providers/mail/open-mail.ts';
import { openPayments } from './providers/payment/open-payments.ts';
import { openPhotoPool } from './providers/photos/photo-pool.ts';
import { openPhotoStore } from './providers/photos/photo-store.ts';
import { openPush } from './providers/push/open-push.ts';
import { openSms } from './providers/sms/open-sms.ts';
import { openVault } from './providers/vault/open-vault.ts';
import { routes } from './routes/index.ts';

interface Parts {
  env: Env;
  db: Database;
  logger: FastifyBaseLogger;
}

/** Builds the api without listening: `main.ts` listens, tests inject requests. Closing it does not close `db`. */
export const buildApp = async ({ env, db, logger }: Parts): Promise<FastifyInstance> => {
  const app: FastifyInstance = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: env.trustProxy,
    bodyLimit: 64 * 1024,
    // Two minutes are enough for a photo. A slower sender would hold memory and a connection for too long.
    requestTimeout: 120_000,
    forceCloseConnections: 'idle',
    // A path that cannot be decoded never reaches a route or its error handler.
    frameworkErrors: sendError,
    routerOptions: { constraints: { query: queryConstraint } },
  });
  const { mail, outbox } = openMail(env);
  const warn = (error: unknown, message: string): void => logger.warn({ err: error }, message);
  const pubsub = openPubSub({ databaseUrl: env.databaseUrl, redisUrl: env.redisUrl, warn });
  // Triggers of the database publish changes of settings, and the ends of sessions. With Redis their hints need a
  // connection too.
  const databaseHints =
    env.redisUrl === undefined ? pubsub : openPubSub({ databaseUrl: env.databaseUrl, redisUrl: undefined, warn });
  const push = openPush(env);
  const photoPool = openPhotoPool();
  const files = openObjectStore({ address: env.fileStore, folder: env.dataDir });
  const health = openHealthCheck(env.databaseUrl);
  app.addHook('onClose', () => photoPool.close());
  app.addHook('onClose', () => health.close());
  app.addHook('onClose', () => pubsub.close());
  if (databaseHints !== pubsub) app.addHook('onClose', () => databaseHints.close());
  const sms = openSms(env, outbox);
  app.decorate('services', {
    env,
    db,
    health,
    pubsub,
    liveHints: openLiveHints(pubsub, warn),
    streams: openLiveStreams({ db, pubsub, databaseHints, warn }),
    sites: openSiteDirectory(db, databaseHints),
    geoip: await openGeoIp(),
    mail,
    push,
    sms,
    vault: openVault(env),
    payments: await openPayments(env, { canSendSms: sms !== undefined, warn }),
    files,
    photos: openPhotoStore(files),
    photoPool,
  });
  app.decorate('readiness', { stopping: false });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  // Bodies are JSON only.
  app.removeContentTypeParser('text/plain');
  registerConnections(app);
  registerErrors(app);
  registerGuards(app);
  registerTextGuard(app);
  registerRequestLog(app);
  await registerOpenApi(app);
  for (const route of routes({ env, outbox })) await route(app);
  return app;
};
