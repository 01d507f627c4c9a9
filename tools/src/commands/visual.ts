/**
 * `npm run visual`: serves the page of every component on this machine and reloads it after each change.
 * `npm run visual -- update`: takes new reference pictures, which `npm test` compares with.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

import { defineCommand } from '@pairwise/command-line';

import { runScript } from '../run-command.ts';
import { CommandError } from '../settings.ts';
import { runVisual } from '../test/visual.ts';
import { root } from '../workspace.ts';

/** Serves until Ctrl-C. */
const serve = async (port: number): Promise<number> => {
  const args = ['shared/ui/examples/serve.ts', '--port', String(port)];
  const server = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => server.kill(signal));
  const [code]: unknown[] = await once(server, 'exit');
  return typeof code === 'number' ? code : 1;
};

const update = async (): Promise<number> => {
  const result = await runVisual(['--update-snapshots=changed', 'pictures']);
  if (result.state === 'not run') throw new CommandError(result.detail);
  if (result.state === 'failed') return 1;
  console.log('Check the changed pictures in e2e/visual/references before you commit them.');
  return 0;
};

await runScript({
  name: 'visual',
  summary: 'Shows every component, and takes the reference pictures of the visual regression tests.',
  commands: [
    defineCommand({
      name: '',
      summary: 'Serves the page of every component and reloads it after each change.',
      options: {
        port: { type: 'integer', placeholder: 'PORT', summary: 'The port.', default: 4400, min: 1, max: 65_535 },
      },
      run: ({ options: { port } }) => serve(port),
    }),
    defineCommand({
      name: 'update',
      summary: 'Takes new reference pictures of the components that changed.',
      run: update,
    }),
  ],
});
