import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { productDataDir, productUrl } from '../support/product.ts';

/** The processes that exist twice. */
export const processNames = ['api-1', 'api-2', 'gateway-1', 'gateway-2'] as const;
export type ProcessName = (typeof processNames)[number];

/** Where `npm start -- --two-of-each` puts them (`pairPorts` in tools/src/start/haproxy.ts). */
const portAfter: Record<ProcessName, number> = { 'api-1': 11, 'api-2': 12, 'gateway-1': 13, 'gateway-2': 14 };

/** Returns the origin of one process, so that a test can choose which one gets a request. */
export const originOf = (name: ProcessName): string =>
  `http://127.0.0.1:${Number(new URL(productUrl()).port) + portAfter[name]}`;

const logFile = (name: string): string => join(productDataDir(), 'logs', name);

/** Returns the id of the running process, which changes when it is restarted. */
export const pidOf = (name: ProcessName): number => Number(readFileSync(logFile(`${name}.pid`), 'utf8'));

/** Returns how many requests the proxy has sent to each process. */
export const requestCounts = (): Record<ProcessName, number> => {
  const log = readFileSync(logFile('haproxy.log'), 'utf8');
  const count = (name: ProcessName) => log.match(new RegExp(`^(?:members|apis)/${name} `, 'gm'))?.length ?? 0;
  return {
    'api-1': count('api-1'),
    'api-2': count('api-2'),
    'gateway-1': count('gateway-1'),
    'gateway-2': count('gateway-2'),
  };
};

/** Returns whether the process responds and can be used. */
export const isHealthy = async (name: ProcessName): Promise<boolean> => {
  const path = name.startsWith('api') ? '/api/health.php' : '/health';
  try {
    return (await fetch(originOf(name) + path, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
};
