/**
 * Serves the page of examples on this machine: `npm run visual`. It rebuilds and reloads the page after each change.
 * With `--once` it builds the page once, as in production, for the screenshots of the visual tests.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { fontFiles } from '../fonts.ts';
import { buildExamples, watchExamples } from './build.ts';

const { values } = parseArgs({
  options: { port: { type: 'string', default: '4400' }, once: { type: 'boolean', default: false } },
});
const port = Number(values.port);
if (!Number.isInteger(port) || port < 1 || port > 65_535)
  throw new Error(`--port must be a number from 1 to 65535, not "${values.port}".`);

const folder = mkdtempSync(join(tmpdir(), 'pairwise-visual-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(0));

/** Open pages that reload after a new build. */
const listeners = new Set<ServerResponse>();
const reload = `<script>new EventSource('/builds').onmessage = () => location.reload()</script>`;
const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Components</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/tokens.css">
<div id="root"></div><script src="/examples.js"></script>${values.once ? '' : reload}`;

/** Returns the file of a path and its type. Style sheet and fonts are served from the sources, without a build. */
const fileOf = (path: string): [file: string | URL, type: string] | undefined => {
  if (path === '/examples.js') return [join(folder, 'examples.js'), 'text/javascript'];
  if (path === '/tokens.css') return [join(import.meta.dirname, '../tokens.css'), 'text/css'];
  const font = fontFiles.find(({ name }) => path === `/fonts/${name}`);
  return font && [font.source, 'font/woff2'];
};

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  if (pathname === '/') return response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
  if (pathname === '/builds') {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).flushHeaders();
    listeners.add(response);
    return request.on('close', () => listeners.delete(response));
  }
  const file = fileOf(pathname);
  if (!file) return response.writeHead(404).end();
  return readFile(file[0]).then(
    (content) => response.writeHead(200, { 'content-type': `${file[1]}; charset=utf-8` }).end(content),
    () => response.writeHead(503).end('Not built yet'),
  );
});

const listen = (): void => {
  // Listens on this machine only: the page is not part of the product.
  server.listen(port, '127.0.0.1', () => process.stdout.write(`Every component: http://localhost:${port}\n`));
};
server.on('error', ({ message }) => {
  process.stderr.write(`${message}\n`);
  process.exit(1);
});

if (values.once) {
  await buildExamples(folder);
  listen();
} else {
  let built = false;
  watchExamples(folder, (problems) => {
    if (problems !== undefined) process.stderr.write(`${problems}\n`);
    if (!built) listen();
    built = true;
    for (const response of listeners) response.write('data: built\n\n');
  });
}
