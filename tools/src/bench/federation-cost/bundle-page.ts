import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, normalize } from 'node:path';

import type { Bundle } from './build-bundle.ts';

const prefix = '/bundle/';

const integrityOf = (file: string): string =>
  `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;

/**
 * The gateway's own page of a path, with the bundle's scripts and preloads in place of the federated ones and no data
 * preload.
 */
export const bundlePage = (html: string, path: string, bundle: Bundle): string => {
  const link = (file: string) =>
    `href="${prefix}${file}" integrity="${integrityOf(join(bundle.folder, file))}" crossorigin="anonymous"`;
  const preloads = (bundle.preload.get(path) ?? [])
    .map((file) => `<link rel="preload" as="script" ${link(file)} fetchpriority="high">`)
    .join('\n');
  const main = `<script defer ${link(bundle.main).replace('href', 'src')} fetchpriority="high"></script>`;
  const page = html
    .replaceAll(/<link rel="preload" as="(?:script|fetch)"[^>]*>\n?/g, '')
    .replace(/<script>\(self\.startedReads=.*?<\/script>\n?/, '')
    .replace(/<script defer src="\/remotes\/shell\/[^>]*><\/script>/, `${main}\n${preloads}`);
  // The peer has no data preload. A change of the gateway's page must not give it one unnoticed.
  if (/startedReads|\/remotes\/shell\/[^"]*\.js/.test(page)) throw new Error('The page of the bundle is not its own.');
  return page;
};

const sendFile = (incoming: IncomingMessage, response: ServerResponse, bundle: Bundle): void => {
  const file = join(bundle.folder, normalize(`/${(incoming.url ?? '').slice(prefix.length)}`));
  if (!existsSync(file)) {
    response.writeHead(404).end();
    return;
  }
  const brotli = existsSync(`${file}.br`);
  response.writeHead(200, {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    ...(brotli ? { 'content-encoding': 'br' } : {}),
  });
  response.end(readFileSync(brotli ? `${file}.br` : file));
};

const sendPage = (answer: IncomingMessage, response: ServerResponse, path: string, bundle: Bundle): void => {
  const parts: Buffer[] = [];
  answer.on('data', (part: Buffer) => parts.push(part));
  answer.on('end', () => {
    const { 'content-length': _length, ...headers } = answer.headers;
    const policy = String(headers['content-security-policy'] ?? '')
      .replace(/trusted-types [^;]*/, '$& bundle')
      .replace('script-src ', "script-src 'self' ");
    response.writeHead(answer.statusCode ?? 502, { ...headers, 'content-security-policy': policy });
    response.end(bundlePage(Buffer.concat(parts).toString(), path, bundle));
  });
};

/**
 * Two front doors of the same kind before the same product, so that both variants pay for one: `federated` passes
 * everything on, `bundled` serves the bundle in place of the published files.
 */
export const startFrontDoor = async (target: string, bundle?: Bundle): Promise<{ url: string; close(): void }> => {
  const { hostname, port } = new URL(target);
  const server = createServer((incoming, response) => {
    if (bundle !== undefined && incoming.url?.startsWith(prefix) === true) {
      sendFile(incoming, response, bundle);
      return;
    }
    const isPage = incoming.headers['sec-fetch-dest'] === 'document';
    const headers = { ...incoming.headers, ...(isPage ? { 'accept-encoding': 'identity' } : {}) };
    const upstream = request({ hostname, port, path: incoming.url, method: incoming.method, headers }, (answer) => {
      if (isPage && bundle !== undefined) {
        sendPage(answer, response, incoming.url ?? '', bundle);
        return;
      }
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    upstream.on('error', () => response.destroy());
    incoming.pipe(upstream);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
