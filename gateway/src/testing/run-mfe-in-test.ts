import { UsageError } from '@pairwise/command-line';

import { MfeError, type MfeOptions, type RepositoryLine, runMfe } from '../cli/mfe.ts';
import type { RunningControl } from './start-control.ts';

interface Typed {
  code: number;
  /** What was printed, and the error if there was one. */
  text: string;
  /** The names that were built. */
  built: string[];
}

/**
 * Runs a command line against a control API as a person would type it, in demo mode, in a checkout whose last commit is
 * `Sort chats by time`.
 * @param more what this checkout or person has in place of that; `build` returns the folder of a build, and `repository`
 *   makes it a repository of its own
 */
export const runMfeInTest = async (
  control: RunningControl,
  args: readonly string[],
  { build, print, repository, ...more }: Partial<MfeOptions> & { repository?: RepositoryLine } = {},
): Promise<Typed> => {
  const lines: string[] = [];
  const built: string[] = [];
  try {
    const code = await runMfe(
      args,
      {
        dataDir: control.dataDir,
        url: control.url,
        token: undefined,
        demo: true,
        publicUrl: 'http://localhost:4000',
        print: (line) => {
          lines.push(line);
          print?.(line);
        },
        deployables: () => ['shell', 'mf-chat', 'mf-billing', 'mf-games', 'mf-landers'],
        build: async (name) => {
          built.push(name);
          return (await build?.(name)) ?? '';
        },
        commit: async () => ({ id: '9f2c1ab', subject: 'Sort chats by time', author: 'Rui Costa' }),
        create: async () => undefined,
        createLander: async () => undefined,
        ...more,
      },
      repository,
    );
    return { code, text: lines.join('\n'), built };
  } catch (error) {
    if (!(error instanceof MfeError || error instanceof UsageError)) throw error;
    return { code: error.exitCode, text: [...lines, error.message].join('\n'), built };
  }
};
