import { randomBytes } from 'node:crypto';
import { join } from 'node:path';

import { migrate, refreshDemo, seedDemo } from '@pairwise/api/db';
import { startDatabase } from '@pairwise/api/launcher';
import { openRegistry } from '@pairwise/gateway/registry';

import { build } from '../build.ts';
import { requireWritable, type Settings } from '../settings.ts';
import { publishedFolders, root } from '../workspace.ts';
import { requireFreePorts } from './ports.ts';
import { type Service, type ServiceDefinition, startService } from './service.ts';

export interface Product {
  url: string;
  databaseUrl: string;
  /** Stops everything in reverse order; safe to call twice. */
  stop(): Promise<void>;
}

const loopback = '127.0.0.1';

const serviceDefinitions = (settings: Settings, databaseUrl: string): ServiceDefinition[] => {
  const common = { DATA_DIR: settings.dataDir, NODE_ENV: settings.nodeEnv, LOG_LEVEL: settings.logLevel };
  const sandboxKey = randomBytes(24).toString('base64url');
  const sandboxUrl = `http://${loopback}:${settings.sandboxPort}`;
  const sandbox: ServiceDefinition = {
    name: 'payment-sandbox',
    source: join(root, 'api/payment-sandbox/main.ts'),
    env: { ...common, HOST: loopback, SANDBOX_PORT: String(settings.sandboxPort), SANDBOX_KEY: sandboxKey },
    healthUrl: `${sandboxUrl}/health`,
  };
  const api: ServiceDefinition = {
    name: 'api',
    source: join(root, 'api/src/main.ts'),
    env: {
      ...common,
      HOST: loopback,
      API_PORT: String(settings.apiPort),
      DATABASE_URL: databaseUrl,
      PUBLIC_URL: settings.publicUrl,
    },
    healthUrl: `http://${loopback}:${settings.apiPort}/api/health.php`,
  };
  const gateway: ServiceDefinition = {
    name: 'gateway',
    source: join(root, 'gateway/src/main.ts'),
    env: {
      ...common,
      HOST: settings.host,
      PORT: String(settings.port),
      API_URL: `http://${loopback}:${settings.apiPort}`,
      PUBLIC_URL: settings.publicUrl,
    },
    healthUrl: `http://${loopback}:${settings.port}/health`,
  };
  return settings.demo ? [sandbox, api, gateway] : [api, gateway];
};

/** Puts each freshly built piece live; what is live already stays untouched. */
const publishBuilt = (dataDir: string): void => {
  const registry = openRegistry({ dataDir });
  for (const folder of publishedFolders()) {
    const { version, added } = registry.publish(join(root, folder, 'dist'));
    if (added) registry.point(folder, version);
  }
};

/**
 * Brings the whole product up: builds what changed, database, demo data, services.
 * @param say one line of progress for the person who started it
 * @param onGivenUp a service died too often to be started again
 * @param signal ends the start at the next step
 * @throws {PlainError} for what that person can mend; by then nothing is left running
 */
export const startProduct = async (
  settings: Settings,
  { say, onGivenUp, signal }: { say: (line: string) => void; onGivenUp: (name: string) => void; signal: AbortSignal },
): Promise<Product> => {
  requireWritable(settings.dataDir);
  await requireFreePorts([
    { setting: 'PORT', port: settings.port, host: settings.host },
    { setting: 'API_PORT', port: settings.apiPort, host: loopback },
    ...(settings.demo ? [{ setting: 'SANDBOX_PORT', port: settings.sandboxPort, host: loopback }] : []),
  ]);

  const running: (() => Promise<void>)[] = [];
  let stopped: Promise<void> | undefined;
  const stop = () =>
    (stopped ??= (async () => {
      for (const end of running.reverse()) await end();
    })());

  try {
    let databaseUrl = settings.databaseUrl;
    if (databaseUrl === undefined) {
      say('Starting the database …');
      const database = await startDatabase({ dataDir: settings.dataDir, log: say });
      running.push(() => database.stop());
      databaseUrl = database.url;
    }
    signal.throwIfAborted();
    say('Building what changed …');
    await build(publishedFolders());
    signal.throwIfAborted();
    await migrate(databaseUrl);
    if (settings.demo) {
      await seedDemo(databaseUrl, { dataDir: settings.dataDir, log: say });
      await refreshDemo(databaseUrl);
    }
    publishBuilt(settings.dataDir);

    for (const definition of serviceDefinitions(settings, databaseUrl)) {
      signal.throwIfAborted();
      const service: Service = await startService(definition, {
        logDir: join(settings.dataDir, 'logs'),
        say,
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
