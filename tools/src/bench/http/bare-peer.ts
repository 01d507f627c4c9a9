import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Sent } from './sent.ts';

/** A response that the bare server repeats. */
export interface BareResponse {
  headers: Record<string, string | string[]>;
  /** The body. */
  file: string;
  /** A file is read for each request, as a server of files without a memory does. */
  from: 'memory' | 'file';
}

/** A server that repeats responses. */
export interface Peer {
  name: string;
  pid: number;
  /** The addresses of the responses. */
  urls: string[];
  stop: () => Promise<void>;
}

/** Starts a bare `node:http` in a process of its own, which repeats the given responses byte by byte. */
export const startBarePeer = async (responses: readonly (Sent & { from: BareResponse['from'] })[]): Promise<Peer> => {
  const folder = mkdtempSync(join(tmpdir(), 'pairwise-bare-'));
  const list = responses.map(({ headers, body, from }, nth): BareResponse => {
    const file = join(folder, `${nth}.bytes`);
    writeFileSync(file, body);
    return { headers, file, from };
  });
  writeFileSync(join(folder, 'responses.json'), JSON.stringify(list));
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare-server.ts'), join(folder, 'responses.json')], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  if (child.stdout === null) throw new Error('The bare server has no output.');
  const ended = once(child, 'exit');
  const [port] = await Promise.race([
    once(child.stdout, 'data'),
    ended.then(() => Promise.reject(new Error('The bare server did not start.'))),
  ]);
  return {
    name: 'node:http',
    pid: child.pid ?? 0,
    urls: responses.map((_, nth) => `http://127.0.0.1:${String(port).trim()}/${nth}`),
    stop: async () => {
      child.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
