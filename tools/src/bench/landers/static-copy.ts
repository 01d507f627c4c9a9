import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

interface StaticFile {
  body: Buffer;
  type: string;
  encoding?: 'br';
}

export interface StaticSite {
  url: string;
  close(): void;
}

/** Addresses of pictures and fonts that a page names. */
const filesIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/(\/remotes\/[\w@./-]+\.(?:webp|svg|woff2))/g)].map(([, address = '']) => address)),
];

/**
 * Copies pages of the product, with their pictures and fonts, and serves them as plain files: compressed once and as far as
 * possible, kept in memory, without a decision per request.
 */
export const serveCopy = async (product: string, paths: readonly string[]): Promise<StaticSite> => {
  const files = new Map<string, StaticFile>();
  for (const path of paths) {
    const html = await (await fetch(`${product}${path}`)).text();
    files.set(path, { body: brotliCompressSync(html), type: 'text/html; charset=utf-8', encoding: 'br' });
    for (const address of filesIn(html)) {
      const response = await fetch(`${product}${address}`);
      if (!response.ok) throw new Error(`${address}: ${response.status}`);
      files.set(address, {
        body: Buffer.from(await response.arrayBuffer()),
        type: response.headers.get('content-type') ?? 'application/octet-stream',
      });
    }
  }
  const server = createServer(({ url = '' }, response) => {
    const file = files.get(url);
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'content-type': file.type,
      'content-length': file.body.byteLength,
      ...(file.encoding && { 'content-encoding': file.encoding }),
    });
    response.end(file.body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`, // an address, because it listens on a port
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
