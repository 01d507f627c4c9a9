import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

import { type NginxFile, startNginx } from '../http/start-nginx.ts';

export interface StaticSite {
  /** The program that serves the files. */
  name: string;
  url: string;
  stop: () => Promise<void>;
}

/** Addresses of pictures and fonts that a page names. */
const filesIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/(\/remotes\/[\w@./-]+\.(?:webp|svg|woff2))/g)].map(([, address = '']) => address)),
];

/** Copies pages of the product, compressed as far as possible, with their pictures and fonts. */
const copyFiles = async (product: string, paths: readonly string[]): Promise<NginxFile[]> => {
  const files = new Map<string, NginxFile>();
  for (const path of paths) {
    const html = await (await fetch(`${product}${path}`)).text();
    const type = 'text/html; charset=utf-8';
    files.set(path, { path, body: brotliCompressSync(html), type, headers: { 'content-encoding': 'br' } });
    for (const address of filesIn(html)) {
      const response = await fetch(`${product}${address}`);
      if (!response.ok) throw new Error(`${address}: ${response.status}`);
      files.set(address, {
        path: address,
        body: Buffer.from(await response.arrayBuffer()),
        type: response.headers.get('content-type') ?? 'application/octet-stream',
      });
    }
  }
  return [...files.values()];
};

/** Serves the files from memory, without a decision per request: for a machine without nginx. */
const serveFromMemory = async (files: readonly NginxFile[], port: number): Promise<StaticSite> => {
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
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    name: 'node:http',
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

/** Copies pages of the product and serves them as plain files, by nginx where it is installed. */
export const serveCopy = async (product: string, paths: readonly string[], port: number): Promise<StaticSite> => {
  const files = await copyFiles(product, paths);
  const nginx = await startNginx(files, port);
  return nginx ? { name: 'nginx', ...nginx } : serveFromMemory(files, port);
};
