import { resolvableHostname } from '@pairwise/contracts/local-names';
import { startOverrideServer } from '@pairwise/webpack';

export interface IntoTarget {
  /** Folder of the remote, absolute. */
  folder: string;
  /** Its name. */
  name: string;
  /** Origin of the deployed platform that shows the remote's pages. */
  into: string;
}

/** Any host of the platform has it. */
const healthAddress = (into: string): URL => {
  const address = new URL('/health', into);
  address.hostname = resolvableHostname(address.hostname);
  return address;
};

/** Returns a warning when the platform is not healthy. The remote is compiled anyway; the platform may start later. */
const checkPlatform = async (into: string): Promise<string | undefined> => {
  try {
    const response = await fetch(healthAddress(into), { signal: AbortSignal.timeout(3_000) });
    return response.ok ? undefined : `${into} is not healthy: /health returns ${response.status}.`;
  } catch {
    return `No platform responds at ${into} yet. Open the page below when it does.`;
  }
};

const instructions = (name: string, target: string, into: string): string =>
  [
    '',
    `  ${name} runs from its sources at ${target}`,
    '',
    `  1  Open ${into}/__mfe/staff and sign in with a deploy token of the team.`,
    `  2  At ${name}, choose "Show from this address": ${target}`,
    `  3  Open ${into}. A badge shows what is overridden and ends the override.`,
    '',
    '  Only this browser sees it. The page reloads after each edit. Ctrl-C stops.',
    '',
  ].join('\n');

/**
 * Compiles one remote for a deployed platform until the process receives a signal to stop.
 * @param port a free port of this machine
 * @returns the exit code
 */
export const runInto = async ({ folder, name, into }: IntoTarget, port: number): Promise<number> => {
  const stopSignal = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopSignal.abort());
  const server = await startOverrideServer(folder, { port, into });
  const problem = await checkPlatform(into);
  if (problem !== undefined) console.log(problem);
  console.log(instructions(name, server.target, into));
  if (!stopSignal.signal.aborted) await new Promise((resolve) => stopSignal.signal.addEventListener('abort', resolve));
  console.log('Stopping …');
  await server.stop();
  return 0;
};
