import { once } from 'node:events';
import { createServer } from 'node:http';

import type { NginxFile } from '../http/start-nginx.ts';

export interface StaticSite {
  /** The program that serves the files. */
  name: string;
  url: string;
  stop: () => Promise<void>;
}

/** Serves the files from memory, without a decision per request: for a machine without nginx. */
export const serveFromMemory = async (files: readonly NginxFile[], port: number): Promise<StaticSite> => {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const server = createServer(({ url = '' }, response) => {
    const file = byPath.get(url);
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'content-type': file.type,
      'content-length': file.body.byteLength,
      ...file.headers,
    });
    response.end(file.body);
  });
  server.listen(port, '127.0.0.1');
  // Rejects when another program has the port.
  await once(server, 'listening');
  return {
    name: 'node:http',
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
