import type { FastifyReply, FastifyRequest } from 'fastify';

/** How much of a refused body is still read. Most versions are smaller. */
const MAX_REST_BYTES = 16 * 1024 * 1024;
const MAX_REST_MS = 10_000;

/**
 * Prepares a response that is sent while the body of its request is still arriving. The connection is closed after it,
 * because the next request on it would wait behind the rest. A bounded part of the rest is read first, because closing
 * a connection during an upload can lose the response.
 */
export const endEarlyRefusal = async ({ raw }: FastifyRequest, reply: FastifyReply): Promise<void> => {
  if (raw.complete || raw.destroyed) return;
  // A request without a body is complete.
  if (raw.headers['content-length'] === undefined && raw.headers['transfer-encoding'] === undefined) return;
  reply.header('connection', 'close');
  raw.unpipe();
  await new Promise<void>((resolve) => {
    let bytes = 0;
    const onData = (chunk: Buffer): void => {
      bytes += chunk.byteLength;
      if (bytes > MAX_REST_BYTES) done();
    };
    const done = (): void => {
      clearTimeout(timer);
      raw.off('data', onData).off('end', done).off('close', done).off('error', done);
      resolve();
    };
    const timer = setTimeout(done, MAX_REST_MS);
    raw.on('data', onData).on('end', done).on('close', done).on('error', done);
    raw.resume();
  });
};
