import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import type { Peer } from './bare-peer.ts';
import { fetchSent, type Sent } from './sent.ts';

const NGINX = '/usr/sbin/nginx';

/** Headers that nginx adds by itself. */
const OWN_HEADERS = new Set(['content-length', 'content-type', 'etag', 'last-modified']);

const configuration = (folder: string, port: number, files: readonly Sent[]): string => `
daemon off;
master_process off;
worker_processes 1;
user root;
pid ${folder}/nginx.pid;
error_log stderr crit;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 10000000;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  types {}
  server {
    listen 127.0.0.1:${port};
${files
  .map(({ headers }, nth) => {
    const type = String(headers['content-type']).split(';')[0];
    const added = Object.entries(headers)
      .filter(([name]) => !OWN_HEADERS.has(name))
      .map(([name, value]) => `add_header ${name} "${String(value)}";`);
    return `    location = /${nth} { alias ${folder}/${nth}.bytes; default_type ${type}; ${added.join(' ')} }`;
  })
  .join('\n')}
  }
}
`;

/** Starts nginx with one worker, which serves the given responses as files. Returns undefined on a machine without nginx. */
export const startNginxPeer = async (files: readonly Sent[], port: number): Promise<Peer | undefined> => {
  if (!existsSync(NGINX)) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'pairwise-nginx-'));
  for (const [nth, { body }] of files.entries()) writeFileSync(join(folder, `${nth}.bytes`), body);
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port, files));
  const child = spawn(NGINX, ['-c', join(folder, 'nginx.conf'), '-p', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  const urls = files.map((_, nth) => `http://127.0.0.1:${port}/${nth}`);
  const stop = async (): Promise<void> => {
    child.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const sent = await fetchSent(urls[0] ?? '').catch(() => undefined);
    if (sent?.status === 200) return { name: 'nginx', pid: child.pid ?? 0, urls, stop };
    await delay(50);
  }
  await stop();
  throw new Error('nginx did not start.');
};
