/**
 * `npm run look`: the page of every component at an address of this machine, shown anew after each change.
 * `npm run look -- update`: the pictures that `npm test` compares it with are made anew, on purpose.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

import { runCommand } from '../run-command.ts';
import { PlainError } from '../settings.ts';
import { runVisual } from '../test/visual.ts';
import { root } from '../workspace.ts';

/** Until Ctrl-C. */
const serve = async (args: string[]): Promise<number> => {
  const server = spawn(process.execPath, ['shared/ui/examples/serve.ts', ...args], { cwd: root, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => server.kill(signal));
  const [code]: unknown[] = await once(server, 'exit');
  return typeof code === 'number' ? code : 1;
};

const update = async (): Promise<number> => {
  const result = await runVisual(['--update-snapshots=changed', 'pictures']);
  if (result.state === 'not run') throw new PlainError(result.detail);
  if (result.state === 'failed') return 1;
  console.log('Look at what changed in e2e/visual/references before you commit it.');
  return 0;
};

await runCommand(() => {
  const [word, ...rest] = process.argv.slice(2);
  if (word === undefined || word === '--port') return serve(word === undefined ? [] : [word, ...rest]);
  if (word === 'update' && rest.length === 0) return update();
  throw new PlainError('npm run look [-- --port 4400], or npm run look -- update');
});
