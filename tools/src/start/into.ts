import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { startOverrideServer } from '@pairwise/webpack';

import { PlainError, type Settings } from '../settings.ts';
import { remoteFolders, root } from '../workspace.ts';
import { loopback } from './service-definitions.ts';
import { requireFreePorts } from './ports.ts';

export interface IntoTarget {
  /** Folder of the remote, absolute. */
  folder: string;
  /** Origin of the deployed platform. */
  into: string;
}

const usage = (): string => `npm run dev -- ${remoteFolders().join(' | ')} --into https://the.platform`;

/**
 * Reads `mf-chat --into http://localhost:4000`; undefined when nothing of `--into` is said.
 * @throws {PlainError} when it is said wrongly
 */
export const readInto = (args: readonly string[]): IntoTarget | undefined => {
  if (!args.some((arg) => arg.startsWith('--into'))) return undefined;
  const [remote = '', option = '', value] = args;
  const address = option === '--into' ? value : option.replace(/^--into=/, '');
  if (args.length > 3 || !option.startsWith('--into') || address === undefined) {
    throw new PlainError(`Which remote, and into which platform? ${usage()}`);
  }
  const folder = join(root, remote);
  // A copy of a remote beside the others (another branch of it) will do as well.
  if (!/^\.?mf-[a-z0-9-]+$/.test(remote) || !existsSync(join(folder, 'remote.ts'))) {
    throw new PlainError(`There is no remote ${remote} in this checkout. ${usage()}`);
  }
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || !['', '/'].includes(url.pathname) || url.search || url.username) {
    throw new PlainError(`--into takes the address of a platform, such as http://localhost:4000; not ${address}.`);
  }
  return { folder, into: url.origin };
};

/** A sentence when nothing answers there; the remote is compiled all the same, the platform may come later. */
const silence = async (into: string): Promise<string | undefined> => {
  try {
    const answer = await fetch(`${into}/health`, { signal: AbortSignal.timeout(3_000) });
    return answer.ok ? undefined : `${into} answers, but it is not well (${answer.status} at /health).`;
  } catch {
    return `Nothing answers at ${into} now; open the page below when it does.`;
  }
};

const instructions = (name: string, target: string, into: string): string =>
  [
    '',
    `  ${name} runs from its sources at ${target}`,
    '',
    `  1  Open ${into}/__mfe/staff and sign in with a deploy token of the team.`,
    `  2  At ${name}, choose "Show from this address": ${target}`,
    `  3  Open ${into}. A badge says what is overridden, and takes it back.`,
    '',
    '  Only this browser sees it. An edit loads the page anew. Ctrl-C stops.',
    '',
  ].join('\n');

/**
 * Compiles one remote for a deployed platform until it is asked to stop.
 * @returns the exit code
 */
export const runInto = async ({ folder, into }: IntoTarget, settings: Pick<Settings, 'devPort'>): Promise<number> => {
  await requireFreePorts([{ setting: 'DEV_PORT', port: settings.devPort, host: loopback }]);
  const asked = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => asked.abort());
  const server = await startOverrideServer(folder, { port: settings.devPort, into });
  const problem = await silence(into);
  if (problem !== undefined) console.log(problem);
  const name = folder.slice(folder.lastIndexOf('mf-'));
  console.log(instructions(name, server.target, into));
  if (!asked.signal.aborted) await new Promise((resolve) => asked.signal.addEventListener('abort', resolve));
  console.log('Stopping …');
  await server.stop();
  return 0;
};
