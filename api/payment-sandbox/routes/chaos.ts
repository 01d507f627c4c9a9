import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { chaosSchema } from '../chaos.ts';
import { HAL, invalid } from '../problem.ts';
import type { Context } from './context.ts';

const created = z.object({ id: z.string() });

/** Injects faults into the requests of `/v2`, and adds `/control/chaos`, which reads and sets the fault profile. */
export function chaosRoutes({ app, provider }: Context): void {
  const { chaos } = provider;
  const isApi = (request: FastifyRequest) => request.url.startsWith('/v2/');

  app.addHook('onSend', async (request, reply, payload) => {
    if (!isApi(request)) return payload;
    if (request.method === 'GET') {
      if (chaos.hits('slowFetch')) await sleep(chaos.profile().slowFetchMs);
      return payload;
    }
    if (reply.statusCode >= 300) return payload;
    if (request.url === '/v2/payments' && chaos.hits('webhookEarly')) {
      await provider.notifyEarly(created.parse(JSON.parse(String(payload))).id);
    }
    if (chaos.hits('lateResponse')) await sleep(chaos.profile().lateResponseMs);
    if (!chaos.hits('errorAfterSuccess')) return payload;
    reply.code(500).type(HAL);
    return JSON.stringify({ status: 500, title: 'Internal Server Error', detail: 'The chaos profile decided so' });
  });

  app.get('/control/chaos', () => chaos.profile());

  app.put('/control/chaos', (request, reply) => {
    const body = chaosSchema.safeParse(request.body);
    if (!body.success) return invalid(reply, body.error);
    provider.setChaos(body.data);
    return chaos.profile();
  });
}
