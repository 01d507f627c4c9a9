import { join } from 'node:path';

import { runCommandLine } from '@pairwise/command-line';

import { root } from '../workspace.ts';
import { devCommand } from './dev-command.ts';

const dev = async (...args: string[]): Promise<unknown[]> => {
  const calls: unknown[] = [];
  const action = async (call: unknown) => {
    calls.push(call);
    return 0;
  };
  const command = devCommand({ runInto: action, runFromSources: action });
  const line = { name: 'dev', invocation: 'npm run dev --', summary: '', commands: [command] };
  await runCommandLine(line, args, { context: undefined, print: () => undefined });
  return calls;
};

test('PLAT-06 --into takes a remote and the address of a platform', async () => {
  const target = { folder: join(root, 'mf-chat'), name: 'mf-chat', into: 'http://localhost:4000' };
  expect(await dev('mf-chat', '--into', 'http://localhost:4000/')).toEqual([target]);
  expect(await dev('mf-chat', '--into=http://localhost:4000')).toEqual([target]);
  expect(await dev('mf-chat')).toEqual(['mf-chat']);
  await expect(dev()).rejects.toThrow('Missing argument: REMOTE. Run `npm run dev -- help`.');
});

test.each([
  [['mf-nobody', '--into', 'http://localhost:4000'], /not "mf-nobody"/],
  [['shell', '--into', 'http://localhost:4000'], /not "shell"/],
  [['../mf-chat', '--into', 'http://localhost:4000'], /REMOTE must be one of/],
  [['mf-chat', '--into'], /Missing value: --into URL/],
  [['--into', 'http://localhost:4000'], /Missing argument: REMOTE/],
  [['mf-chat', '--into', 'localhost:4000'], /takes the address/],
  [['mf-chat', '--into', 'http://localhost:4000/chats'], /takes the address/],
  [['mf-chat', '--into', 'http://localhost:4000', 'more'], /Unexpected argument: "more"/],
])('%j is refused with a sentence', async (args, reason) => {
  await expect(dev(...args)).rejects.toThrow(reason);
});
