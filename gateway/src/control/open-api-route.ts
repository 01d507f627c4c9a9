import type { FastifyInstance } from 'fastify';
import * as z from 'zod';

import { documented } from './documented.ts';
import { type DocumentedRoute, openApiDocument } from './open-api-document.ts';

/**
 * Serves the OpenAPI document of all routes that are added to this scope afterwards, at `/api/openapi.json`.
 * @throws {Error} when a route is added without documentation
 */
export const openApiRoute = (app: FastifyInstance): void => {
  const routes: DocumentedRoute[] = [];
  let text: string | undefined;

  app.addHook('onRoute', ({ method, url, config }) => {
    // Fastify adds a HEAD route to each GET route.
    if (method === 'HEAD' || config?.documented === false) return;
    const documentation = config?.documented;
    if (!documentation || typeof method !== 'string') {
      throw new Error(`${String(method)} ${url} is not documented: add documented({ … }) to its options`);
    }
    routes.push({ method, url, documentation });
  });

  app.get(
    '/api/openapi.json',
    documented({
      summary: 'Returns this document',
      requires: 'nothing',
      responses: { 200: z.record(z.string(), z.unknown()) },
    }),
    async (_request, reply) => {
      text ??= JSON.stringify(openApiDocument(routes));
      return reply.type('application/json; charset=utf-8').send(text);
    },
  );
};
