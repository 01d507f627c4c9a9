import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** The api as a process that tests can crash. Another process is ready to take its place. */
export interface ApiProcesses {
  /** The port of the process that serves. */
  port: () => number;
  /** Waits until the process that serves has died, and lets the next one serve. */
  replace: () => Promise<void>;
  stop: () => Promise<void>;
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
};

interface Running {
  child: ChildProcess;
  port: number;
}

const startOne = async (env: Record<string, string>): Promise<Running> => {
  const port = await freePort();
  const child = spawn(process.execPath, ['src/main.ts'], {
    cwd: new URL('../../', import.meta.url),
    env: { ...process.env, NODE_ENV: 'test', LOG_LEVEL: 'fatal', FAILPOINTS: '1', ...env, API_PORT: `${port}` },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  for (;;) {
    if (child.exitCode !== null) throw new Error('the api did not start');
    const health = await fetch(`http://127.0.0.1:${port}/api/health.php`).catch(() => undefined);
    if (health?.ok) return { child, port };
    await setTimeout(50);
  }
};

const end = async ({ child }: Running): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
};

/** Starts two processes of the api on one database, with the failpoints on. */
export const startApiProcesses = async (env: Record<string, string>): Promise<ApiProcesses> => {
  let current = await startOne(env);
  let next = startOne(env);
  return {
    port: () => current.port,
    replace: async () => {
      if (current.child.signalCode === null) await once(current.child, 'exit');
      current = await next;
      next = startOne(env);
    },
    stop: async () => {
      await end(current);
      await end(await next);
    },
  };
};
