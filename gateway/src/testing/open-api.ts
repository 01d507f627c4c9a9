import { contractDocument } from '@pairwise/contracts/contract-document';
import type { JsonSchema } from '@pairwise/contracts/registry';

const json = (schema: JsonSchema) => ({ content: { 'application/json': { schema } } });

const parametersOf = (query: JsonSchema | undefined): unknown[] => {
  const { properties = {}, required = [] } = (query ?? {}) as { properties?: object; required?: string[] };
  return Object.entries(properties).map(([name, schema]: [string, unknown]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
};

/** Creates the OpenAPI document of an api that offers what the current contracts require. */
export const openApiOfContracts = () => {
  const { endpoints } = contractDocument({ stream: () => false, event: () => false, endpoint: () => true });
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [key, { query, body, response }] of Object.entries(endpoints)) {
    const [method = '', path = ''] = key.split(' ');
    paths[path] = {
      ...paths[path],
      [method.toLowerCase()]: {
        parameters: parametersOf(query),
        ...(body && { requestBody: json(body) }),
        responses: { '200': json(response) },
      },
    };
  }
  return { openapi: '3.1.0', info: { title: 'contracts', version: '1.0.0' }, paths };
};
