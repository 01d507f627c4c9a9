import { brotliCompressSync } from 'node:zlib';

import { type NginxFile, startNginx } from '../http/start-nginx.ts';
import { serveFromMemory, type StaticSite } from './serve-from-memory.ts';

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

/** Copies pages of the product and serves them as plain files, by nginx where it is installed. */
export const serveCopy = async (product: string, paths: readonly string[], port: number): Promise<StaticSite> => {
  const files = await copyFiles(product, paths);
  const nginx = await startNginx(files, port);
  return nginx ? { name: 'nginx', ...nginx } : serveFromMemory(files, port);
};
