import { join } from 'node:path';

import { loopback } from '../../start/haproxy.ts';
import { type Service, startService } from '../../start/service.ts';
import { root } from '../../workspace.ts';

interface MoreGateways {
  /** The data of the running product, which these gateways read as well. */
  dataDir: string;
  apiUrl: string;
  /** The first of two consecutive ports for each gateway. */
  port: number;
  count: number;
  log: (line: string) => void;
}

/** Starts gateways beside that of a running product, as an operator does on one machine. Returns their addresses. */
export const startMoreGateways = async ({
  dataDir,
  apiUrl,
  port,
  count,
  log,
}: MoreGateways): Promise<{ urls: string[]; stop: () => Promise<void> }> => {
  const started: Service[] = [];
  const urls: string[] = [];
  const stop = async (): Promise<void> => {
    await Promise.all(started.map((service) => service.stop()));
  };
  try {
    for (let nth = 0; nth < count; nth += 1) {
      const [at, consoleAt] = [port + 2 * nth, port + 2 * nth + 1];
      const name = `gateway-${nth + 2}`;
      const url = `http://${loopback}:${at}`;
      const definition = {
        name,
        source: join(root, 'gateway/src/main.ts'),
        env: {
          DATA_DIR: dataDir,
          HOST: loopback,
          PORT: String(at),
          CONSOLE_PORT: String(consoleAt),
          API_URL: apiUrl,
          PUBLIC_URL: url,
          ZONES: 'single',
          LOG_LEVEL: 'warn',
        },
        healthUrl: `http://${loopback}:${consoleAt}/health`,
      };
      const onGivenUp = (): void => log(`${name} keeps crashing`);
      started.push(await startService(definition, { logDir: join(dataDir, 'logs'), log, onGivenUp }));
      urls.push(url);
    }
    return { urls, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
