import swagger from '@fastify/swagger';
import type { Endpoint } from '@pairwise/contracts';
import { endpoints } from '@pairwise/contracts/endpoints';
import { type ErrorCode, errorCodes } from '@pairwise/contracts/error-codes';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

import { suffixOf } from './query-constraint.ts';

const definitions: Record<string, Pick<Endpoint, 'errors' | 'requires'>> = endpoints;

/** Errors of every endpoint (decisions 4.3). */
const common: readonly ErrorCode[] = ['invalid_request', 'rate_limited', 'error'];

const envelope = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message'],
      properties: {
        code: { type: 'string' },
        message: { type: 'string' },
        field: { type: 'string' },
        params: { type: 'object' },
      },
    },
  },
};

/** The error responses of an endpoint by status, described by their codes. */
const errorResponses = ({ errors, requires }: Pick<Endpoint, 'errors' | 'requires'>): Record<string, object> => {
  const byStatus = new Map<number, string[]>();
  for (const code of [...common, ...(requires === 'member' ? ['authentication_required' as const] : []), ...errors]) {
    const { status } = errorCodes[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [status, { ...envelope, description: codes.join(', ') }]),
  );
};

/** Serves the OpenAPI document of every endpoint, errors included, at /api/openapi.json. */
export const registerOpenApi = async (app: FastifyInstance): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Pairwise', version: '1.0.0', description: 'The calls of the dating and chat application.' },
    },
    transform: (input) => {
      const { schema, url: path } = jsonSchemaTransform(input);
      const url = path + suffixOf(input.route);
      const definition = definitions[`${String(input.route.method)} ${url}`];
      if (definition === undefined) return { schema, url };
      return { schema: { ...schema, response: { ...Object(schema.response), ...errorResponses(definition) } }, url };
    },
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
};
