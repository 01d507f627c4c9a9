import type { FastifyInstance } from 'fastify';

/** So few responses say nothing about the load. */
const ENOUGH = 20;
/** The time of a longer body is that of the network. */
const SHORT_BODY = 64 * 1024;

/**
 * Measures how long requests wait for their responses, whatever they wait for: this program, the api or the database.
 * @returns takes the mean of the responses since the last call, in milliseconds; 0 when there were few
 */
export const meanWait = (app: FastifyInstance): (() => number) => {
  let [sum, count] = [0, 0];
  app.addHook('onResponse', (request, reply, done) => {
    const isShort = Number(request.headers['content-length'] ?? 0) <= SHORT_BODY;
    // A refusal takes no time.
    if (isShort && reply.statusCode !== 503) {
      sum += reply.elapsedTime;
      count += 1;
    }
    done();
  });
  return () => {
    const mean = count < ENOUGH ? 0 : sum / count;
    [sum, count] = [0, 0];
    return mean;
  };
};
