import { join } from 'node:path';

import type { Database } from '@pairwise/api/db';
import { openRegistry } from '@pairwise/gateway/registry';

import { build } from '../../build.ts';
import { startApi } from '../../claims/support/running-api.ts';
import { readPid } from '../../read-pid.ts';
import { loopback } from '../../start/haproxy.ts';
import { startService } from '../../start/service.ts';
import { builtFolders, publishedFolders, root } from '../../workspace.ts';

/** A gateway with the built remotes and an api, without the demo data, whose photos take longer to make than a bench. */
export interface Platform {
  url: string;
  apiUrl: string;
  db: Database;
  pidOf: (service: 'gateway' | 'api') => number;
  stop: () => Promise<void>;
}

export interface PlatformOptions {
  /** A part of the names of temporary folders. */
  purpose: string;
  /** The first of three consecutive ports: of the gateway, the api and the console. */
  port: number;
  log: (line: string) => void;
}

/** Starts a database, an api and a gateway, on which every deployable of the checkout is live. */
export const startPlatform = async ({ purpose, port, log }: PlatformOptions): Promise<Platform> => {
  log('Building what has changed …');
  await build(builtFolders());
  const url = `http://${loopback}:${port}`;
  const api = await startApi({ purpose, ports: [port + 1], log, env: { PUBLIC_URL: url, PORT: String(port) } });
  try {
    const { dataDir } = api;
    const registry = openRegistry({ dataDir });
    for (const folder of publishedFolders()) {
      registry.putLive(join(root, folder, 'dist'), { who: 'bench', why: 'a measurement' });
    }
    const gateway = await startService(
      {
        name: 'gateway',
        source: join(root, 'gateway/src/main.ts'),
        env: {
          DATA_DIR: dataDir,
          HOST: loopback,
          PORT: String(port),
          CONSOLE_PORT: String(port + 2),
          API_URL: api.url,
          PUBLIC_URL: url,
          ZONES: 'single',
          LOG_LEVEL: 'warn',
        },
        healthUrl: `http://${loopback}:${port + 2}/health`,
      },
      { logDir: join(dataDir, 'logs'), log, onGivenUp: (name) => log(`${name} keeps crashing`) },
    );
    const files = { gateway: 'gateway', api: 'api-1' };
    return {
      url,
      apiUrl: api.url,
      db: api.db,
      pidOf: (service) => readPid(join(dataDir, `logs/${files[service]}.pid`)),
      stop: async () => {
        await gateway.stop();
        await api.stop();
      },
    };
  } catch (error) {
    await api.stop();
    throw error;
  }
};
