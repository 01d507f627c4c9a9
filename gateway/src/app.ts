import fastify, { type FastifyError, type FastifyInstance, LogController } from 'fastify';

import { answerError, refuse } from './answer-error.ts';
import { artifactRoutes } from './artifacts/artifact-routes.ts';
import { proxyDevServer, withDevelopment } from './development.ts';
import type { Env } from './env.ts';
import { pageRoutes } from './page/page-routes.ts';
import { settingsSource } from './page/settings-source.ts';
import { proxyToApi } from './proxy/api-proxy.ts';
import { openRegistry } from './registry/index.ts';
import { requestLog } from './request-log.ts';

/** The front door, ready to listen: pages, published files, and the way to the api, on one origin. */
export const createApp = (env: Env): FastifyInstance => {
  const app = fastify({
    logger: { level: env.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: answerError,
    routerOptions: { maxParamLength: 500 },
    forceCloseConnections: 'idle',
  });
  const warn = (message: string): void => app.log.warn(message);
  const { current } = openRegistry({ dataDir: env.dataDir, warn });

  requestLog(app);
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
  });
  app.setErrorHandler<FastifyError>(answerError);
  // Every address can be asked for with GET: what is not found was asked for in another way.
  app.setNotFoundHandler((_request, reply) => refuse(reply, 'method_not_allowed'));

  app.get('/health', (_request, reply) => {
    const { revision, pointers } = current();
    const shell = pointers['shell'] ?? null;
    return reply
      .code(shell ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: shell ? 'ok' : 'no shell is published', revision, shell });
  });
  proxyToApi(app, '/api', env);
  proxyToApi(app, '/media', env);
  if (env.demo) proxyToApi(app, '/__dev', env);
  if (env.development) proxyDevServer(app, env.development);
  artifactRoutes(app, { dataDir: env.dataDir, current });
  pageRoutes(app, {
    dataDir: env.dataDir,
    demo: env.demo,
    current: () => withDevelopment(current(), env.development),
    trustedTypes: !env.development,
    settings: settingsSource({ apiUrl: env.apiUrl, warn }),
  });
  return app;
};
