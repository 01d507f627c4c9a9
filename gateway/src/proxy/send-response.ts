import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

import type { FastifyReply } from 'fastify';

/** A response up to this size is sent as a whole. */
const MAX_WHOLE = 64 * 1024;

/**
 * Sends the response of the api. Most are short and sent as a whole, which takes two thirds of the processor time of passing
 * them on as they arrive, as photos and copies of data are.
 */
export const sendResponse = async (reply: FastifyReply, stream: Readable): Promise<void> => {
  const length = Number(reply.getHeader('content-length') ?? Number.NaN);
  if (reply.request.method === 'HEAD' || !(length <= MAX_WHOLE)) {
    void reply.send(stream);
    return;
  }
  try {
    void reply.send(await buffer(stream));
  } catch {
    // As an interrupted stream: the client sees that the connection has ended, and nothing that could pass for a response.
    reply.raw.destroy();
  }
};
