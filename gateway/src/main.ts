import { removeDemoTokens } from './access/index.ts';
import { createGateway } from './app.ts';
import { createControl } from './control/control-app.ts';
import { openData } from './data/open-data.ts';
import { readEnv, readGateEnv } from './env.ts';
import { bindNames } from './start/bind-names.ts';
import { keepReserve } from './files/reserve.ts';
import { listen } from './http/listen.ts';
import { detectIsolation, type Isolation } from './publish/isolation/isolation.ts';
import { memberOriginOf } from './zones/member-origin.ts';
import { stopListeners } from './shutdown/stop-listeners.ts';

const env = readEnv();
/** Warnings of the data before there is a log. */
let warn = (message: string): void => process.emitWarning(message);
const { dataDir, databaseUrl } = env;
const data = await openData({ dataDir, databaseUrl, warn: (message) => warn(message), follow: true });
const { app, services } = createGateway(env, data);
warn = (message) => app.log.warn(message);
await bindNames(data.registry, warn);
if (!env.demo) await removeDemoTokens(env.dataDir, services.tokens);

keepReserve(env.dataDir, (error) => app.log.warn(error));

const local = ['0.0.0.0', '::'].includes(env.host) ? '127.0.0.1' : env.host;
let gateIsolation: Isolation | undefined;
/** Detects how far this machine isolates the gate's browser, and says what it cannot. */
const reportIsolation = async (): Promise<void> => {
  gateIsolation = await detectIsolation(env.dataDir, readGateEnv().chromium);
  const { problems, ...found } = gateIsolation;
  if (problems.length === 0) app.log.info(found, 'the browser of the gate is isolated');
  for (const problem of problems) app.log.warn(found, problem);
};

/** The addresses at which the gate's browser opens pages: those of the product. */
const site = {
  pagesUrl: env.publicUrl ?? `http://localhost:${env.port}`,
  ...(env.zones && { zones: env.zones }),
};

const origin = `http://${local}:${env.port}`;
const control = createControl({
  dataDir: env.dataDir,
  demo: env.demo,
  logLevel: env.logLevel,
  https: env.https,
  ...(env.trustProxy !== undefined && { trustProxy: env.trustProxy }),
  origin,
  uploadBytesPerDay: env.uploadBytesPerDay,
  memberOriginOf: (zone) => memberOriginOf(env, zone),
  // Loaded with the first publish: the gate's parser is large.
  gate: async (request) => (await import('./publish/index.ts')).runGate({ ...request, ...site }),
  takePictures: async (job, signal) => {
    const { pictureRunner } = await import('./pictures/run-pictures.ts');
    await pictureRunner({ dataDir: env.dataDir, origin, ...site })(job, signal);
  },
  gateIsolation: () => gateIsolation,
  ...services,
});

/** Reports "draining", finishes the requests in progress and accepts no new ones. */
const stop = (signal: NodeJS.Signals): void => {
  app.log.info(`${signal}: stopping`);
  void stopListeners({ listeners: [app, control], draining: services.draining }).then(() => process.exit(0));
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);

await listen(app, { host: env.host, port: env.port });
await control.listen({ host: env.host, port: env.consolePort });
await reportIsolation();
