import { spawn } from 'node:child_process';
import { join } from 'node:path';

import { countEndedChild } from './processor-time.ts';
import { root } from './workspace.ts';

export interface ToolResult {
  code: number;
  output: string;
}

export interface ToolOptions {
  /** Receives the output while it is written. */
  print?: ((text: string) => void) | undefined;
  cwd?: string;
  env?: Record<string, string | undefined>;
  /** Kills the program when it is aborted. */
  signal?: AbortSignal;
}

/** Runs a program of the workspace (or of the system) and collects what it prints. */
export const runTool = (program: string, args: string[], options: ToolOptions = {}): Promise<ToolResult> =>
  new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: options.cwd ?? root,
      env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      killSignal: 'SIGKILL',
      ...(options.signal && { signal: options.signal }),
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (text: string) => {
        output += text;
        options.print?.(text);
      });
    }
    child.on('exit', countEndedChild);
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });

/** Prints a tool's output as it comes. */
export const toStdout = (text: string): void => {
  process.stdout.write(text);
};
