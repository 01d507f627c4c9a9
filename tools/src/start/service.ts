import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../workspace.ts';

export interface ServiceDefinition {
  name: string;
  /** The source file, from the checkout. */
  source: string;
  env: Record<string, string>;
  /** Returns 200 once the service can be used. */
  healthUrl: string;
}

export interface Service {
  name: string;
  stop(): Promise<void>;
}

const readyWithinMs = 30_000;
const stopWithinMs = 10_000;
/** A service that ends is restarted, at most this often within a minute. */
const defaultRestartsPerMinute = 5;
/** The longest delay before a restart. */
const restartWithinMs = 1_000;

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const isHealthy = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
};

/**
 * Starts a service in its own process, waits until it is healthy, restarts it when it ends, and writes its log to
 * `<logDir>/<name>.log` and its process id to `<logDir>/<name>.pid`. The process ends with this one, even when this one
 * is killed.
 * @param options.onGivenUp called once when the service keeps ending
 * @param options.restartsPerMinute more ends within a minute mean that the service keeps ending; 5 by default
 * @throws Error with the end of its output when it does not become healthy, and when another program has its port
 */
export const startService = async (
  definition: ServiceDefinition,
  options: {
    logDir: string;
    log: (line: string) => void;
    onGivenUp: (name: string) => void;
    restartsPerMinute?: number;
  },
): Promise<Service> => {
  const { restartsPerMinute = defaultRestartsPerMinute } = options;
  // Two programs with one port: the health of the other would count as that of this service.
  if (await isHealthy(definition.healthUrl)) {
    throw new Error(`${definition.name} did not start: another program responds at ${definition.healthUrl}`);
  }
  mkdirSync(options.logDir, { recursive: true });
  const logFile = join(options.logDir, `${definition.name}.log`);
  const log = createWriteStream(logFile, { flags: 'a' });
  let child: ChildProcess | undefined;
  let stopping = false;
  let lastOutput = '';
  const deaths: number[] = [];

  const launch = (): ChildProcess => {
    const launched = spawn(
      process.execPath,
      [
        '--disable-warning=ExperimentalWarning',
        '--import',
        join(root, 'tools/src/start/end-with-parent.ts'),
        definition.source,
      ],
      {
        cwd: root,
        env: { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '', ...definition.env },
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
        // In its own process group, so that Ctrl-C reaches only the supervisor, which stops all services in order.
        detached: true,
      },
    );
    writeFileSync(join(options.logDir, `${definition.name}.pid`), `${launched.pid ?? ''}\n`);
    for (const stream of [launched.stdout, launched.stderr]) {
      stream?.on('data', (data: Buffer) => {
        log.write(data);
        lastOutput = (lastOutput + data.toString()).slice(-4000);
      });
    }
    launched.on('exit', (code, signal) => {
      if (stopping || launched !== child) return;
      const now = Date.now();
      deaths.push(now);
      const recent = deaths.filter((time) => now - time < 60_000).length;
      if (recent > restartsPerMinute) {
        options.onGivenUp(definition.name);
        return;
      }
      options.log(`${definition.name} ended unexpectedly (${signal ?? code}); restarting it. Its log: ${logFile}`);
      setTimeout(
        () => {
          if (!stopping) child = launch();
        },
        Math.min(200 * recent, restartWithinMs),
      );
    });
    return launched;
  };

  child = launch();
  const began = Date.now();
  while (!(await isHealthy(definition.healthUrl))) {
    if (Date.now() - began > readyWithinMs || deaths.length > 2) {
      stopping = true;
      child.kill('SIGKILL');
      throw new Error(`${definition.name} did not start. The end of its log:\n${lastOutput}`);
    }
    await delay(50);
  }

  return {
    name: definition.name,
    stop: async () => {
      stopping = true;
      const running = child;
      if (running !== undefined && running.exitCode === null && running.signalCode === null) {
        const ended = new Promise((resolve) => running.once('exit', resolve));
        running.kill('SIGTERM');
        const late = setTimeout(() => running.kill('SIGKILL'), stopWithinMs);
        await ended;
        clearTimeout(late);
      }
      await new Promise((resolve) => log.end(resolve));
    },
  };
};
