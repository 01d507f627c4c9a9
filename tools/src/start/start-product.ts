import { join } from 'node:path';

import { migrate, refreshDemo, seedDemo } from '@pairwise/api/db';
import { startDatabase } from '@pairwise/api/launcher';

import { build } from '../build.ts';
import { CommandError, requireWritable, type Settings } from '../settings.ts';
import { builtFolders, publishedFolders, root } from '../workspace.ts';
import { intoAdvice } from './into-advice.ts';
import { requireFreePorts } from './ports.ts';
import { ensureTokens } from './ensure-tokens.ts';
import { publishBuilt } from './publish-built.ts';
import { type Development, startDevelopment } from './development.ts';
import { withGateMember } from './gate-member.ts';
import { findHaproxy, loopback, pairPorts } from './haproxy.ts';
import { serviceDefinitions } from './service-definitions.ts';
import { type Service, startService } from './service.ts';

export interface Product {
  url: string;
  databaseUrl: string;
  /** Stops everything in reverse order; safe to call twice. */
  stop(): Promise<void>;
}

export interface ProductOptions {
  /** Receives lines of progress. */
  log: (line: string) => void;
  /** Called when a service has ended too often to be restarted. */
  onGivenUp: (name: string) => void;
  /** Aborts the start at its next step. */
  signal: AbortSignal;
  /** A remote that runs from its sources with hot reload. */
  develop?: string;
  /** Runs two apis and two gateways behind HAProxy, on the same addresses. */
  twoOfEach?: boolean;
}

/**
 * Finds HAProxy.
 * @throws {CommandError} when this machine has none
 */
const requireHaproxy = (): string => {
  const haproxy = findHaproxy();
  if (haproxy === undefined) throw new CommandError('HAProxy is not on this machine: apt-get install haproxy');
  return haproxy;
};

/**
 * Brings the schema up to date.
 * @throws {CommandError} when the database cannot be reached or migrated
 */
const prepareSchema = async (databaseUrl: string): Promise<void> => {
  try {
    await migrate(databaseUrl);
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const { host, pathname } = new URL(databaseUrl);
    const reason = cause instanceof Error ? cause.message || String(cause) : String(cause);
    throw new CommandError(`The database ${host}${pathname} can't be used: ${reason}`);
  }
};

/**
 * Starts the whole product: database, build of what has changed, demo data, services.
 * @throws {CommandError} for a problem that the caller can fix; nothing is left running then
 */
export const startProduct = async (
  settings: Settings,
  { log, onGivenUp, signal, develop, twoOfEach = false }: ProductOptions,
): Promise<Product> => {
  requireWritable(settings.dataDir);
  const haproxy = twoOfEach ? requireHaproxy() : undefined;
  const advice = develop === undefined ? undefined : await intoAdvice(develop, settings);
  const wanted = [
    { setting: 'PORT', port: settings.port, host: settings.host },
    { setting: 'CONSOLE_PORT', port: settings.consolePort, host: settings.host },
    { setting: 'API_PORT', port: settings.apiPort, host: loopback },
    ...(settings.demo ? [{ setting: 'SANDBOX_PORT', port: settings.sandboxPort, host: loopback }] : []),
    ...(develop === undefined ? [] : [{ setting: 'DEV_PORT', port: settings.devPort, host: loopback }]),
    ...(twoOfEach ? Object.values(pairPorts(settings)).flat() : []).map((port) => ({
      setting: 'PORT',
      port,
      host: loopback,
    })),
  ];
  await requireFreePorts(wanted, develop === undefined ? {} : { command: `npm run dev -- ${develop}`, advice });
  if (advice !== undefined) log(advice);

  const running: (() => Promise<void>)[] = [];
  let stopped: Promise<void> | undefined;
  const stop = () =>
    (stopped ??= (async () => {
      for (const end of running.reverse()) await end();
    })());

  try {
    let databaseUrl = settings.databaseUrl;
    if (databaseUrl === undefined) {
      log('Starting the database …');
      const database = await startDatabase({ dataDir: settings.dataDir, log });
      running.push(() => database.stop());
      databaseUrl = database.url;
    }
    signal.throwIfAborted();
    log('Building what has changed …');
    await build(builtFolders());
    signal.throwIfAborted();
    await prepareSchema(databaseUrl);
    if (settings.demo) {
      await seedDemo(databaseUrl, { dataDir: settings.dataDir, fileStore: settings.fileStore, log });
      await refreshDemo(databaseUrl);
    }
    const builds = Object.fromEntries(publishedFolders().map((folder) => [folder, join(root, folder, 'dist')]));
    await publishBuilt({ settings, builds, log });
    if (settings.demo) await ensureTokens(settings);

    let development: Development | undefined;
    if (develop !== undefined) {
      log(`Starting ${develop} from its sources …`);
      const started = await startDevelopment(develop, settings);
      running.push(() => started.stop());
      development = started;
    }
    const complete = await withGateMember(settings, databaseUrl);
    for (const definition of serviceDefinitions(complete, databaseUrl, { development, haproxy })) {
      signal.throwIfAborted();
      const service: Service = await startService(definition, {
        logDir: join(settings.dataDir, 'logs'),
        log,
        onGivenUp,
      });
      running.push(() => service.stop());
    }
    return { url: settings.publicUrl, databaseUrl, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
