import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';

const installed = '/usr/bin/redis-server';

/** Returns the path of redis-server: that of REDIS_SERVER, which the test step sets, or Debian's; undefined without one. */
export const findRedisServer = (): string | undefined =>
  process.env['REDIS_SERVER'] ?? (existsSync(installed) ? installed : undefined);

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
};

export interface RedisServer {
  port: number;
  stop: () => Promise<void>;
}

/** Starts redis-server on a free port, without files. */
export const startRedisServer = async (path: string): Promise<RedisServer> => {
  const port = await freePort();
  const child = spawn(path, ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.includes('Ready to accept connections')) break;
  }
  if (child.exitCode !== null) throw new Error(`${path} did not start on port ${port}.`);
  child.stdout.resume();
  return {
    port,
    stop: async () => {
      child.kill();
      await ended;
    },
  };
};
