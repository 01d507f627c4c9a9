import { createServer } from 'node:net';
import { notedPort, writeWhole } from './data-folder.ts';
import { HOST } from './postgres-settings.ts';

/**
 * Chooses a port for the database: that of the last start while it is free, so that saved addresses stay valid, otherwise
 * any free one. The choice is saved.
 */
export async function choosePort(file: string): Promise<number> {
  const last = notedPort(file);
  const port = (last === undefined ? undefined : await tryPort(last)) ?? (await tryPort(0));
  if (port === undefined) throw new Error(`No port is free on ${HOST}.`);
  if (port !== last) writeWhole(file, `${port}\n`);
  return port;
}

/** Returns the port if it is free (0: any free port). */
function tryPort(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(undefined));
    probe.listen({ port, host: HOST, exclusive: true }, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : undefined));
    });
  });
}
