import { pino } from 'pino';

import { buildApp } from './app.ts';
import { appRole } from './db/app-role.ts';
import { openDatabase } from './db/database.ts';
import { EnvError, readEnv } from './env.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { logCrashes } from './log-crashes.ts';
import { logError } from './log-errors.ts';

/** Time for a proxy to notice that this node is stopping. */
const drainMilliseconds = 500;
/** The program ends within ten seconds of a signal. */
const stopMilliseconds = 9_500;

const start = async (): Promise<void> => {
  const env = readEnv(process.env);
  const logger = pino({
    level: env.logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: logError },
  });
  logCrashes(logger);
  const db = openDatabase({
    url: env.databaseUrl,
    poolSize: env.databasePool,
    role: appRole,
    onError: (error) => logger.warn({ err: error }, 'database connection lost'),
  });
  const app = await buildApp({ env, db, logger });

  const jobs = await startJobs(app.services, logger);

  let stopping = false;
  const stop = async (signal: string): Promise<void> => {
    if (stopping) return;
    stopping = true;
    logger.info({ signal }, 'stopping');
    app.readiness.stopping = true;
    // Whatever still runs then is cut off: jobs run again in another process, and writes commit as a whole or not.
    setTimeout(() => process.exit(1), stopMilliseconds).unref();
    const jobsStopped = jobs.stop();
    await new Promise((resolve) => setTimeout(resolve, drainMilliseconds));
    await Promise.all([app.close(), jobsStopped]);
    await db.destroy();
    logger.info('stopped');
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  const address = await app.listen({ host: env.host, port: env.apiPort });
  logger.info({ address, demo: env.demo }, 'api is listening');
};

try {
  await start();
} catch (error) {
  // Printed for a person; everything later goes to the log.
  const text =
    error instanceof Error && !(error instanceof EnvError) ? error.stack : String(error).replace('EnvError: ', '');
  process.stderr.write(`${text ?? ''}\n`);
  // Open connections would keep the process alive.
  process.exit(1);
}
