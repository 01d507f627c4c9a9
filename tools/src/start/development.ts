import { publishBuild } from '@pairwise/gateway/artifacts';
import { openRegistry } from '@pairwise/gateway/registry';
import { buildDevelopmentShell, startDevServer } from '@pairwise/webpack';

import { PlainError, type Settings } from '../settings.ts';
import { remoteFolders } from '../workspace.ts';
import { storeOf } from './publish-built.ts';

/** One remote from its sources, and the shell that was built so that hot reload works in it. */
export interface Development {
  remote: string;
  /** Address of the server that compiles it. */
  target: string;
  shellVersion: string;
  stop(): Promise<void>;
}

/**
 * @throws {PlainError} in production, or when there is no such remote
 */
export const requireDevelopable = (remote: string | undefined, settings: Settings): string => {
  if (!settings.demo) throw new PlainError('A remote never runs from its sources in production.');
  const remotes = remoteFolders();
  if (remote === undefined || !remotes.includes(remote)) {
    throw new PlainError(`Which remote? npm run dev -- ${remotes.join(' | ')}`);
  }
  return remote;
};

/** Compiles the remote in watch mode and publishes the development shell, without pointing anybody to it. */
export const startDevelopment = async (remote: string, settings: Settings): Promise<Development> => {
  const shell = await buildDevelopmentShell();
  const by = { who: 'operator', why: `development of ${remote}` };
  const registry = openRegistry({ dataDir: settings.dataDir });
  await publishBuild({ store: storeOf(settings), registry }, shell.dist, by);
  const { target, stop } = await startDevServer(remote, { port: settings.devPort });
  return { remote, target, shellVersion: shell.version, stop };
};
