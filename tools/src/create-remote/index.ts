import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { runTool } from '../run-tool.ts';
import { PlainError } from '../settings.ts';
import { type RemoteName, readRemoteName, requireFree } from './remote-name.ts';
import { writeTemplate } from './template.ts';

export interface CreateOptions {
  /** The checkout that gets the remote. */
  root: string;
  print: (line: string) => void;
  /** Where the product of this checkout is, without a slash at the end. */
  publicUrl: string;
}

/** CODEOWNERS with one line more, below the last remote's. */
const withOwner = (codeowners: string, { name, short }: RemoteName): string => {
  const lines = codeowners.trimEnd().split('\n');
  const last = lines.findLastIndex((line) => line.startsWith('/mf-'));
  const owner = `${`/${name}/`.padEnd(18)} @pairwise/team-${short}`;
  return `${lines.toSpliced(last < 0 ? lines.length : last + 1, 0, owner).join('\n')}\n`;
};

const run = async (root: string, program: string, args: string[], problem: string): Promise<void> => {
  // With CI set the package manager asks nothing; in production it would leave out what builds and tests need.
  const { code, output } = await runTool(program, args, { cwd: root, env: { CI: 'true', NODE_ENV: 'development' } });
  if (code !== 0) throw new PlainError(`${problem}:\n${output.trim()}`);
};

const whatNext = (
  { name, short }: RemoteName,
  { files, publicUrl }: { files: number; publicUrl: string },
): string[] => {
  const commands: [command: string, does: string][] = [
    ['npm start', `puts it live here: ${publicUrl}/${short}`],
    [`npm run dev -- ${name}`, 'the same with hot reload'],
    [`npm run mfe -- publish ${name} --dry-run`, 'what the gate says of it'],
  ];
  const width = Math.max(...commands.map(([command]) => command.length));
  return [
    `${name} is there: ${files} files, a line in CODEOWNERS, a place in pnpm-lock.yaml.`,
    `/${short} shows members a list. What to change: ${name}/src/${short}/, ${name}/messages/${short}/, ${name}/README.md.`,
    `Its team is @pairwise/team-${short}; if another owns it, change CODEOWNERS.`,
    '',
    ...commands.map(([command, does]) => `  ${command.padEnd(width)}   ${does}`),
    '',
    'How to go on: docs/how-to/add-a-remote.md',
  ];
};

/**
 * Makes a remote that passes every check: folder, owner, lockfile. Undoes what it did when it can't be finished.
 * @param typed `mf-games` or `games`
 * @throws {PlainError} for a name that can't be or is taken, and when the packages can't be installed
 */
export const createRemote = async (typed: string, { root, print, publicUrl }: CreateOptions): Promise<void> => {
  const name = readRemoteName(typed);
  requireFree(name, root);
  const folder = join(root, name.name);
  const shared = ['CODEOWNERS', 'pnpm-lock.yaml'].map((file) => join(root, file));
  const before = shared.map((file) => readFileSync(file, 'utf8'));
  const undo = (): void => {
    rmSync(folder, { recursive: true, force: true });
    shared.forEach((file, index) => writeFileSync(file, before[index] ?? ''));
  };
  try {
    const files = writeTemplate(folder, name);
    writeFileSync(join(root, 'CODEOWNERS'), withOwner(before[0] ?? '', name));
    // Names differ in length, and so do the lines that hold them.
    await run(root, 'prettier', ['--write', '--log-level', 'warn', name.name], 'The new files could not be formatted');
    await run(
      root,
      'pnpm',
      ['install', '--prefer-offline', '--no-frozen-lockfile', '--reporter=append-only'],
      'The packages of the new remote could not be installed',
    );
    whatNext(name, { files: files.length, publicUrl }).forEach((line) => print(line));
  } catch (error) {
    undo();
    throw error;
  }
};
