import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Settings } from '../settings.ts';
import { root } from '../workspace.ts';
import type { ServiceDefinition } from './service.ts';

/** The address of all services behind the gateway, independent of HOST. */
export const loopback = '127.0.0.1';

const paths = ['/usr/sbin/haproxy', '/usr/local/sbin/haproxy', '/opt/homebrew/bin/haproxy'];

/** Returns the path of HAProxy; undefined when this machine has none. */
export const findHaproxy = (): string | undefined => paths.find((path) => existsSync(path));

/** The ports behind the proxy: two of each program. */
export interface PairPorts {
  api: [number, number];
  gateway: [number, number];
  console: [number, number];
}

/** Returns the ports of two apis and two gateways: the six from PORT + 11 on. */
export const pairPorts = ({ port }: Pick<Settings, 'port'>): PairPorts => ({
  api: [port + 11, port + 12],
  gateway: [port + 13, port + 14],
  console: [port + 15, port + 16],
});

const servers = (name: string, ports: readonly number[]): string =>
  ports.map((port, nth) => `  server ${name}-${nth + 1} ${loopback}:${port}`).join('\n');

/** Sends a network (`networkOf` in gateway/src/rollout) to one gateway while that one runs. */
const byNetwork = `balance hash src,ipmask(24,56)
  hash-type consistent`;

/**
 * Writes HAProxy's configuration. It listens on the product's own ports and distributes each request to the next process.
 * A process that does not respond gets no requests. A request is sent again only if no process has received it. Forwarded
 * addresses from outside are replaced.
 *
 * A gateway counts in its own memory which reports it has received and which sign-ins have failed, and runs a check that
 * takes longer than a response, so what a network sends below `/__mfe/` and to the console stays at one gateway. A response
 * of the gate takes up to 4 min 45 s.
 *
 * A health check may take two seconds, and must fail twice: a busy process is not a dead one. A dead one refuses the
 * connection, and the request goes to the other process immediately.
 */
export const haproxyConfig = (settings: Pick<Settings, 'host' | 'port' | 'consolePort' | 'apiPort'>): string => {
  const ports = pairPorts(settings);
  return `global
  log stdout format raw local0 info
defaults
  mode http
  log global
  log-format "%b/%s %HM %ST"
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  balance roundrobin
  retries 2
  retry-on conn-failure
  option redispatch 1
  timeout check 2s
  default-server check inter 300ms fall 2 rise 1

frontend members
  bind ${settings.host}:${settings.port}
  http-request set-header X-Forwarded-For %[src]
  http-request set-header X-Forwarded-Host %[req.hdr(Host)]
  use_backend counted if { path,url_dec -m beg /__mfe/ }
  default_backend members
backend members
  option httpchk GET /health
${servers('gateway', ports.gateway)}
backend counted
  ${byNetwork}
  option httpchk GET /health
${servers('gateway', ports.gateway)}

frontend teams
  bind ${settings.host}:${settings.consolePort}
  http-request set-header X-Forwarded-For %[src]
  http-request set-header X-Forwarded-Host %[req.hdr(Host)]
  default_backend teams
backend teams
  ${byNetwork}
  timeout server 330s
${servers('gateway', ports.console)}

frontend apis
  bind ${loopback}:${settings.apiPort}
  default_backend apis
backend apis
  option httpchk GET /api/health.php
${servers('api', ports.api)}
`;
};

/** Writes the configuration into the data directory and returns HAProxy as a service. */
export const haproxyService = (settings: Settings, haproxy: string): ServiceDefinition => {
  const folder = join(settings.dataDir, 'haproxy');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, haproxyConfig(settings));
  return {
    name: 'haproxy',
    source: join(root, 'tools/src/start/run-haproxy.ts'),
    env: { HAPROXY: haproxy, HAPROXY_CONFIG: file },
    healthUrl: `http://${loopback}:${settings.port}/health`,
  };
};
