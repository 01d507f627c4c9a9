#!/usr/bin/env node
/**
 * Runs every npm script: installs packages and runtime where they are missing, then starts the command's TypeScript source
 * with the project's own Node. It is plain JavaScript without dependencies, because nothing may be installed yet, and it
 * runs on any Node from 20 on.
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
  console.error(`Unknown command: "${command ?? ''}". Commands: ${known.join(', ')}.`);
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
      // A rollback must not wait for the compiler: the compiled sources of this command are kept.
      ...(command === 'mfe' && { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/mfe') }),
      TURBO_TELEMETRY_DISABLED: '1',
      DO_NOT_TRACK: '1',
    },
  });
  // A terminal sends Ctrl-C to the child as well. A signal to this process alone is passed on.
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
