import { type ApiProgram, startApiProgram } from '../api-program.ts';

/** The api as a process that tests can crash. Another process is ready to take its place. */
export interface ApiProcesses {
  /** The port of the process that serves. */
  port: () => number;
  /** Waits until the process that serves has died, and lets the next one serve. */
  replace: () => Promise<void>;
  stop: () => Promise<void>;
}

interface Running extends ApiProgram {
  port: number;
}

const startOne = async (env: Record<string, string>): Promise<Running> => {
  const program = startApiProgram({ FAILPOINTS: '1', ...env, API_PORT: '0' });
  const address = await program.waitFor(/http:\/\/127\.0\.0\.1:\d+/);
  return { ...program, port: Number(new URL(address).port) };
};

const end = async ({ child, exit }: Running): Promise<void> => {
  child.kill('SIGKILL');
  await exit;
};

/** Starts two processes of the api on one database, with the failpoints on. */
export const startApiProcesses = async (env: Record<string, string>): Promise<ApiProcesses> => {
  let current = await startOne(env);
  let next = startOne(env);
  return {
    port: () => current.port,
    replace: async () => {
      await current.exit;
      current = await next;
      next = startOne(env);
    },
    stop: async () => {
      await end(current);
      await end(await next);
    },
  };
};
