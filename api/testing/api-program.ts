import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export interface ApiProgram {
  child: ChildProcess;
  output: () => string;
  /** Resolves with the first match of the pattern in the output. Rejects with the output when the program ends without one. */
  waitFor: (pattern: RegExp) => Promise<string>;
  /** Resolves with the exit code and the signal. */
  exit: Promise<unknown[]>;
}

/** Starts the api as a process of its own, with these settings alone. */
export const startApiProgram = (env: Record<string, string>): ApiProgram => {
  const child = spawn(process.execPath, [new URL('../src/main.ts', import.meta.url).pathname], {
    env: { PATH: process.env['PATH'] ?? '', NODE_ENV: 'test', ...env },
  });
  let text = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      for (const listener of listeners) listener();
    });
  }
  let hasEnded = false;
  // After the last output.
  child.once('close', () => {
    hasEnded = true;
    for (const listener of listeners) listener();
  });
  return {
    child,
    output: () => text,
    exit: once(child, 'exit'),
    waitFor: (pattern) =>
      new Promise((resolve, reject) => {
        const check = () => {
          const found = pattern.exec(text)?.[0];
          if (found === undefined && !hasEnded) return;
          listeners.delete(check);
          if (found !== undefined) resolve(found);
          else reject(new Error(`The program ended without the output ${pattern}:\n${text}`));
        };
        listeners.add(check);
        check();
      }),
  };
};
