import { removeDemoTokens } from './access/index.ts';
import { createGateway } from './app.ts';
import { createControl } from './control/control-app.ts';
import { readEnv } from './env.ts';
import { stopListeners } from './shutdown/stop-listeners.ts';

const env = readEnv();
const { app, services } = createGateway(env);
if (!env.demo) removeDemoTokens(env.dataDir);

const local = ['0.0.0.0', '::'].includes(env.host) ? '127.0.0.1' : env.host;
const control = createControl({
  dataDir: env.dataDir,
  demo: env.demo,
  logLevel: env.logLevel,
  https: env.https,
  ...(env.trustProxy !== undefined && { trustProxy: env.trustProxy }),
  origin: `http://${local}:${env.port}`,
  // Loaded with the first publish: the gate's parser and browser library are large.
  gate: async (request) => (await import('./publish/index.ts')).runGate(request),
  ...services,
});

/** Reports "draining", finishes the requests in progress and accepts no new ones. */
const stop = (signal: NodeJS.Signals): void => {
  app.log.info(`${signal}: stopping`);
  void stopListeners({ listeners: [app, control], draining: services.draining }).then(() => process.exit(0));
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);

await app.listen({ host: env.host, port: env.port });
await control.listen({ host: env.host, port: env.consolePort });
