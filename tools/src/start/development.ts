import { publishBuild } from '@pairwise/gateway/artifacts';
import { buildDevelopmentShell, startDevServer } from '@pairwise/webpack';

import { CommandError, type Settings } from '../settings.ts';
import { remoteFolders } from '../workspace.ts';
import { openDataOf, storeOf } from './publish-built.ts';

/** A remote that runs from its sources, and the development build of the shell that hot reload needs. */
export interface Development {
  remote: string;
  /** The address of the server that compiles the remote. */
  target: string;
  shellVersion: string;
  stop(): Promise<void>;
}

/**
 * Checks that the whole product can run with this remote from its sources.
 * @throws {CommandError} in production, and for a folder that is only a copy of a remote
 */
export const requireDevelopable = (remote: string, settings: Settings): void => {
  if (!settings.demo) throw new CommandError('A remote never runs from its sources in production.');
  if (!remoteFolders().includes(remote)) {
    throw new CommandError(`${remote} is a copy of a remote; it runs with --into only.`);
  }
};

/** Compiles the remote in watch mode and publishes the development shell. No page uses that shell by default. */
export const startDevelopment = async (remote: string, settings: Settings): Promise<Development> => {
  const shell = await buildDevelopmentShell();
  const by = { who: 'operator', why: `development of ${remote}` };
  const { registry, close } = await openDataOf(settings);
  try {
    await publishBuild({ store: storeOf(settings), registry }, shell.dist, by);
  } finally {
    await close();
  }
  const { target, stop } = await startDevServer(remote, { port: settings.devPort });
  return { remote, target, shellVersion: shell.version, stop };
};
