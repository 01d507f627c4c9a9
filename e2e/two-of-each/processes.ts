import { existsSync, readFileSync } from 'node:fs';
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

/** Returns the address of the console behind the proxy. */
export const consoleUrl = (): string => {
  const url = process.env['MFE_URL'];
  if (url === undefined) throw new Error('MFE_URL is not set. Run the journeys with `npm run two-of-each`.');
  return url;
};

const logFile = (name: string): string => join(productDataDir(), 'logs', name);

/** Returns the id of the running process, which changes when it is restarted. */
export const pidOf = (name: ProcessName): number => Number(readFileSync(logFile(`${name}.pid`), 'utf8'));

/** Returns the id of PostgreSQL's main process; 0 while it is not running. */
export const databasePid = (): number => {
  const file = join(productDataDir(), 'postgres/postmaster.pid');
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0;
};

/** A part of the proxy's configuration (`haproxyConfig` in tools/src/start/haproxy.ts). */
type Backend = 'members' | 'apis' | 'counted' | 'teams';

/** Returns how many requests the proxy has sent to each process, for members' pages and the api by default. */
export const requestCounts = (backends: readonly Backend[] = ['members', 'apis']): Record<ProcessName, number> => {
  const log = readFileSync(logFile('haproxy.log'), 'utf8');
  const count = (name: ProcessName) => log.match(new RegExp(`^(?:${backends.join('|')})/${name} `, 'gm'))?.length ?? 0;
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
