import { createServer } from 'node:net';

import { CommandError } from '../settings.ts';

const isFree = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });

interface Caller {
  /** What the person has typed. */
  command?: string;
  /** What else the person can do. */
  advice?: string | undefined;
}

/**
 * Checks that all ports are free before anything is started.
 * @throws {CommandError} that names each taken port and the setting that changes it
 */
export const requireFreePorts = async (
  wanted: { setting: string; port: number; host: string }[],
  { command = 'npm start', advice }: Caller = {},
): Promise<void> => {
  const taken: string[] = [];
  for (const { setting, port, host } of wanted) {
    if (!(await isFree(port, host)))
      taken.push(`Port ${port} is taken by another program. Choose another one: ${setting}=${port + 10} ${command}`);
  }
  if (taken.length > 0) throw new CommandError([...taken, ...(advice === undefined ? [] : [advice])].join('\n'));
};
