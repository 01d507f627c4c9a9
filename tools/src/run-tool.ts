import { spawn } from 'node:child_process';
import { join } from 'node:path';

import { root } from './workspace.ts';

export interface ToolResult {
  code: number;
  output: string;
}

/**
 * Runs a program of the workspace (or of the system) and collects what it prints.
 * @param echo also show the output while it comes
 */
export const runTool = (
  program: string,
  args: string[],
  options: { echo?: boolean; cwd?: string; env?: Record<string, string | undefined> } = {},
): Promise<ToolResult> =>
  new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: options.cwd ?? root,
      env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (data: Buffer) => {
        output += data.toString();
        if (options.echo === true) process.stdout.write(data);
      });
    }
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
