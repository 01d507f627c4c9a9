import type { FastifyBaseLogger } from 'fastify';

/**
 * Ends the program with 1 after an error that nothing handles, because its state is unknown then. Node would print the
 * whole error, with members' data in PostgreSQL's `detail`; the log leaves them out (`log-errors.ts`). Whatever ran is
 * taken over as after any crash: clients repeat their writes, and other processes run the jobs again.
 */
export const logCrashes = (logger: FastifyBaseLogger): void => {
  process.on('uncaughtException', (error, origin) => {
    logger.fatal({ err: error }, origin === 'unhandledRejection' ? 'unhandled rejection' : 'uncaught exception');
    process.exit(1);
  });
};
