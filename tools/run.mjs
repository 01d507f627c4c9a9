#!/usr/bin/env node
/**
 * The door of every npm script: makes a bare checkout ready (packages, runtime), then hands over to the command's
 * TypeScript source under the project's own Node. Plain JavaScript without dependencies, since nothing is installed
 * when it starts; it must run on any Node from 20 on.
 */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { prepareWorkspace, WorkspaceError } from './prepare-workspace.mjs';

const root = join(import.meta.dirname, '..');
const commands = join(import.meta.dirname, 'src/commands');
const [command, ...args] = process.argv.slice(2);

const known = readdirSync(commands)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => file.slice(0, -3));

if (command === undefined || !known.includes(command)) {
  console.error(`There is no command "${command ?? ''}". Commands: ${known.join(', ')}.`);
  process.exit(2);
}

try {
  const node = prepareWorkspace(root);
  const bin = join(root, 'node_modules/.bin');
  const source = join(commands, `${command}.ts`);
  if (!existsSync(source)) throw new WorkspaceError(`The source of "${command}" is missing: ${source}`);
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', source, ...args], {
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: `${bin}:${process.env['PATH'] ?? ''}`,
      TURBO_TELEMETRY_DISABLED: '1',
      DO_NOT_TRACK: '1',
    },
  });
  // A terminal's Ctrl-C reaches the child by itself; a signal sent to this process alone is passed on.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (!process.stdin.isTTY || signal !== 'SIGINT') child.kill(signal);
    });
  }
  child.on('exit', (code, signal) => process.exit(signal === null ? (code ?? 1) : 1));
} catch (error) {
  if (!(error instanceof WorkspaceError)) throw error;
  console.error(error.message);
  process.exit(1);
}
