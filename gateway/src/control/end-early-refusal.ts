import type { FastifyReply, FastifyRequest } from 'fastify';

/** What is still taken of a body that was refused; most versions are smaller. */
const MAX_REST_BYTES = 16 * 1024 * 1024;
const MAX_REST_MS = 10_000;

/**
 * Before an answer goes out while its request's body is still under way: the connection ends with that answer, for
 * whoever used it again would wait behind the rest. A bounded part of the rest is taken first, since a connection
 * that is closed on a sender takes the answer with it.
 */
export const endEarlyRefusal = async ({ raw }: FastifyRequest, reply: FastifyReply): Promise<void> => {
  if (raw.complete || raw.destroyed) return;
  // Without a body nothing is under way.
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
