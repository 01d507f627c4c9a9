import { createServer } from 'node:net';
import { notedPort, writeWhole } from './data-folder.ts';
import { HOST } from './postgres-settings.ts';

/**
 * A port for the database: the one of last time while it is free, so that addresses noted somewhere
 * stay right; else any free one, which is noted.
 */
export async function choosePort(file: string): Promise<number> {
  const last = notedPort(file);
  const port = (last === undefined ? undefined : await tryPort(last)) ?? (await tryPort(0));
  if (port === undefined) throw new Error(`no port is free on ${HOST}`);
  if (port !== last) writeWhole(file, `${port}\n`);
  return port;
}

/** The port if it can be listened on (0: any); it is free again when this returns. */
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
