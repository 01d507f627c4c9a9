import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { readRemoteName, type RemoteName, remoteTemplate, writeTemplate } from '@pairwise/platform/create';

import { runTool } from '../run-tool.ts';
import { CommandError } from '../settings.ts';
import { requireFree } from './require-free.ts';

/** What a remote of this workspace has in addition. */
const workspaceTemplate = join(import.meta.dirname, 'template');

export interface CreateOptions {
  /** The checkout in which the remote is created. */
  root: string;
  print: (line: string) => void;
  /** The address of this checkout's product, without a slash at the end. */
  publicUrl: string;
}

/** Adds the remote's line to CODEOWNERS, below the last remote's. */
const withOwner = (codeowners: string, { name, short }: RemoteName): string => {
  const lines = codeowners.trimEnd().split('\n');
  const last = lines.findLastIndex((line) => line.startsWith('/mf-'));
  const owner = `${`/${name}/`.padEnd(18)} @pairwise/team-${short}`;
  return `${lines.toSpliced(last < 0 ? lines.length : last + 1, 0, owner).join('\n')}\n`;
};

const run = async (root: string, program: string, args: string[], problem: string): Promise<void> => {
  // CI stops questions of the package manager; with NODE_ENV=production it would skip devDependencies.
  const { code, output } = await runTool(program, args, { cwd: root, env: { CI: 'true', NODE_ENV: 'development' } });
  if (code !== 0) throw new CommandError(`${problem}:\n${output.trim()}`);
};

const nextSteps = (
  { name, short }: RemoteName,
  { files, publicUrl }: { files: number; publicUrl: string },
): string[] => {
  const commands: [command: string, summary: string][] = [
    ['npm start', `puts it live at ${publicUrl}/${short}`],
    [`npm run dev -- ${name}`, 'runs it with hot reload'],
    [`npm run mfe -- publish ${name} --dry-run`, 'runs the checks of the gate'],
  ];
  const width = Math.max(...commands.map(([command]) => command.length));
  return [
    `Created ${name}: ${files} files, a line in CODEOWNERS, an entry in pnpm-lock.yaml.`,
    `/${short} shows a list of members. Change it in ${name}/src/${short}/, ${name}/messages/${short}/ and ${name}/README.md.`,
    `Its owner is @pairwise/team-${short}. Change CODEOWNERS when another team owns it.`,
    '',
    ...commands.map(([command, summary]) => `  ${command.padEnd(width)}   ${summary}`),
    '',
    'Next steps: docs/how-to/add-a-remote.md',
  ];
};

/**
 * Creates a remote that passes every check: its folder, its owner and its lockfile entry. Undoes everything on failure.
 * @param typed `mf-games` or `games`
 * @throws {UsageError} for an invalid name
 * @throws {CommandError} for a taken name, and when the packages cannot be installed
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
    const files = writeTemplate(folder, name, [remoteTemplate, workspaceTemplate]);
    writeFileSync(join(root, 'CODEOWNERS'), withOwner(before[0] ?? '', name));
    // The length of the name changes where lines break.
    await run(root, 'prettier', ['--write', '--log-level', 'warn', name.name], 'The new files could not be formatted');
    await run(
      root,
      'pnpm',
      ['install', '--prefer-offline', '--no-frozen-lockfile', '--reporter=append-only'],
      'The packages of the new remote could not be installed',
    );
    nextSteps(name, { files: files.length, publicUrl }).forEach((line) => print(line));
  } catch (error) {
    undo();
    throw error;
  }
};
