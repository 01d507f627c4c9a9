import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

import { childEnvironment } from '../../env.ts';

export interface ChildRun {
  /** The module to run. It reads the task from its standard input and writes lines of JSON to its standard output. */
  script: string;
  /** One line of JSON. */
  task: object;
  /** After this time the child is killed. */
  limitMs: number;
  /** Gets each line, parsed as JSON. What it throws ends the run. */
  onLine: (line: unknown) => void;
  /** Interrupts the child, which may then close its browsers. The run resolves. */
  signal?: AbortSignal;
}

/** An interrupted child process closes its browsers. One that does not is killed. */
const STOP_MS = 5_000;
const MAX_ERROR_TEXT = 300;

/**
 * Runs a module that drives browsers in a child process, so that a page cannot harm the gateway.
 * @throws {Error} with the end of what the child reported as its error
 */
export const runChild = ({ script, task, limitMs, onLine, signal }: ChildRun): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'pipe'], env: childEnvironment() });
    let errors = '';
    let kill = setTimeout(() => child.kill('SIGKILL'), limitMs);
    const fail = (error: unknown): void => {
      reject(error instanceof Error ? error : new Error(String(error)));
      child.kill('SIGKILL');
    };
    createInterface({ input: child.stdout }).on('line', (line) => {
      try {
        if (signal?.aborted !== true) onLine(JSON.parse(line));
      } catch (error) {
        fail(error);
      }
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
    signal?.addEventListener('abort', () => {
      child.stdin.end();
      clearTimeout(kill);
      kill = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
    });
    child.once('error', fail);
    child.once('close', (code, killedBy) => {
      clearTimeout(kill);
      if (code === 0 || signal?.aborted === true) resolve();
      else reject(new Error(killedBy ? 'it took too long' : errors.trim().slice(-MAX_ERROR_TEXT)));
    });
    // The pipe stays open while this process runs and nothing interrupts the work. When it closes, the child ends.
    child.stdin.on('error', () => undefined);
    child.stdin.write(`${JSON.stringify(task)}\n`);
  });
