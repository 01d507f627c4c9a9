// oxlint-disable-next-line typescript/triple-slash-reference -- s3rver has no types, and packages that import this file need them
/// <reference path="./s3rver.d.ts" />
import { mkdtempSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

import S3rver from 's3rver';

/** An S3-compatible server with one bucket, on this machine. */
export interface TestBucket {
  address: string;
  /** Returns the file in which the server keeps an object. */
  fileOf: (key: string) => string;
  /** Counts the requests so far. */
  requests: () => number;
  stop: () => Promise<void>;
  restart: () => Promise<void>;
}

/** How often a file is read until an object is written, a millisecond apart. */
const WRITE_TRIES = 5_000;

/** Makes a server respond to a write when the object is written. By itself it responds when it has read the object. */
const respondAfterWriting = ({ store }: S3rver): void => {
  const put = store.putObject.bind(store);
  store.putObject = async (object) => {
    const stored = await put(object);
    const file = store.getResourcePath(object.bucket, object.key, 'object');
    const isWritten = async (): Promise<boolean> => (await stat(file).catch(() => undefined))?.size === stored.size;
    // Of concurrent writes of other bytes only one is there in the end.
    for (let tries = 0; tries < WRITE_TRIES && !(await isWritten()); tries += 1) await setTimeout(1);
    return stored;
  };
};

/**
 * Starts a bucket over HTTP, and sets its credentials in this process's environment. With `conditional` it supports
 * If-None-Match, as Amazon's does; without it, it overwrites.
 */
export const startBucket = async ({ conditional }: { conditional: boolean }): Promise<TestBucket> => {
  process.env['AWS_ACCESS_KEY_ID'] = 'S3RVER';
  process.env['AWS_SECRET_ACCESS_KEY'] = 'S3RVER';
  const directory = mkdtempSync(path.join(tmpdir(), 'pairwise-bucket-'));
  const buckets = new S3rver({ silent: true, directory, configureBuckets: [{ name: 'deployables', configs: [] }] });
  respondAfterWriting(buckets);
  await buckets.configureBuckets();
  const handle = buckets.callback();
  const written = new Set<string>();
  let requests = 0;
  const listen = async (port: number): Promise<Server> => {
    const server = createServer((request, response) => {
      requests += 1;
      const { method, url = '' } = request;
      const address = url.split('?')[0] ?? '';
      if (method === 'PUT' && conditional && request.headers['if-none-match'] === '*' && written.has(address)) {
        request.resume();
        return response.writeHead(412).end('<Error><Code>PreconditionFailed</Code></Error>');
      }
      if (method === 'PUT') written.add(address);
      if (method === 'DELETE') written.delete(address);
      return handle(request, response);
    });
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    return server;
  };
  let server = await listen(0);
  const { port } = server.address() as AddressInfo; // it listens on a port
  return {
    address: `s3://deployables/live?endpoint=http://127.0.0.1:${port}`,
    fileOf: (key) => path.join(directory, 'deployables/live', `${key}._S3rver_object`),
    requests: () => requests,
    stop: async () => {
      const ended = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await ended;
    },
    restart: async () => {
      server = await listen(port);
    },
  };
};
