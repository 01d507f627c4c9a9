import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { fetchSent } from './sent.ts';

const NGINX = '/usr/sbin/nginx';

/** A file that nginx serves. */
export interface NginxFile {
  /** Absolute, without a query. */
  path: string;
  body: Buffer;
  type: string;
  /** Headers beside those that nginx adds by itself. */
  headers?: Readonly<Record<string, string>>;
}

/** An nginx with one worker. */
export interface Nginx {
  pid: number;
  url: string;
  stop: () => Promise<void>;
}

const configuration = (folder: string, port: number, files: readonly NginxFile[]): string => `
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
  .map(({ path, type, headers = {} }, nth) => {
    const added = Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}";`);
    return `    location = ${path} { alias ${folder}/${nth}.bytes; default_type "${type}"; ${added.join(' ')} }`;
  })
  .join('\n')}
  }
}
`;

/** Starts nginx, which serves the given files. Returns undefined on a machine without nginx. */
export const startNginx = async (files: readonly NginxFile[], port: number): Promise<Nginx | undefined> => {
  if (!existsSync(NGINX)) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'pairwise-nginx-'));
  for (const [nth, { body }] of files.entries()) writeFileSync(join(folder, `${nth}.bytes`), body);
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port, files));
  const child = spawn(NGINX, ['-c', join(folder, 'nginx.conf'), '-p', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  const stop = async (): Promise<void> => {
    child.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const sent = await fetchSent(`${url}${files[0]?.path ?? '/'}`).catch(() => undefined);
    if (sent?.status === 200) return { pid: child.pid ?? 0, url, stop };
    await delay(50);
  }
  await stop();
  throw new Error('nginx did not start.');
};
