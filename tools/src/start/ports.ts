import { createServer } from 'node:net';

import { PlainError } from '../settings.ts';

const isFree = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });

/**
 * Refuses to begin when a port is taken, before anything was started.
 * @throws {PlainError} naming each taken port and the setting that moves it
 */
export const requireFreePorts = async (wanted: { setting: string; port: number; host: string }[]): Promise<void> => {
  const taken: string[] = [];
  for (const { setting, port, host } of wanted) {
    if (!(await isFree(port, host)))
      taken.push(`Port ${port} is taken by another program: ${setting}=${port + 10} npm start chooses another.`);
  }
  if (taken.length > 0) throw new PlainError(taken.join('\n'));
};
