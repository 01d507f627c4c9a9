import { join } from 'node:path';

import { loopback } from '../../start/haproxy.ts';
import { type Service, startService } from '../../start/service.ts';
import { root } from '../../workspace.ts';

interface MoreGateways {
  /** The data of the running product, which these gateways read as well. */
  dataDir: string;
  /** The database in which they keep the registry and the tokens; undefined for the folders of the data directory. */
  databaseUrl?: string;
  apiUrl: string;
  /** The first of two consecutive ports for each gateway. */
  port: number;
  count: number;
  log: (line: string) => void;
}

/**
 * Starts gateways beside that of a running product, as an operator does on one machine. Returns their addresses, and those of
 * their consoles.
 */
export const startMoreGateways = async ({
  dataDir,
  databaseUrl,
  apiUrl,
  port,
  count,
  log,
}: MoreGateways): Promise<{ urls: string[]; consoleUrls: string[]; stop: () => Promise<void> }> => {
  const started: Service[] = [];
  const urls: string[] = [];
  const consoleUrls: string[] = [];
  const stop = async (): Promise<void> => {
    await Promise.all(started.map((service) => service.stop()));
  };
  try {
    for (let nth = 0; nth < count; nth += 1) {
      const [at, consoleAt] = [port + 2 * nth, port + 2 * nth + 1];
      const name = `${databaseUrl === undefined ? '' : 'database-'}gateway-${nth + 2}`;
      const consoleUrl = `http://${loopback}:${consoleAt}`;
      const url = `http://${loopback}:${at}`;
      const definition = {
        name,
        source: join(root, 'gateway/src/main.ts'),
        env: {
          DATA_DIR: dataDir,
          ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
          HOST: loopback,
          PORT: String(at),
          CONSOLE_PORT: String(consoleAt),
          API_URL: apiUrl,
          PUBLIC_URL: url,
          ZONES: 'single',
          LOG_LEVEL: 'warn',
        },
        healthUrl: `${consoleUrl}/health`,
      };
      const onGivenUp = (): void => log(`${name} keeps crashing`);
      started.push(await startService(definition, { logDir: join(dataDir, 'logs'), log, onGivenUp }));
      urls.push(url);
      consoleUrls.push(consoleUrl);
    }
    return { urls, consoleUrls, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
