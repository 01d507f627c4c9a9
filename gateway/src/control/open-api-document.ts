import { type ControlErrorCode, controlErrorCodes } from '@pairwise/contracts/console';
import { type ConsoleSchema, consoleSchemas } from '@pairwise/contracts/console/schemas';
import type { JsonSchema } from '@pairwise/contracts/registry';
import * as z from 'zod';

import type { Requirement, RouteDocumentation } from './documented.ts';
import { SESSION_COOKIE } from './sessions.ts';

/** A route of the control API. */
export interface DocumentedRoute {
  method: string;
  /** As Fastify writes it: `/api/names/:name/canary`. */
  url: string;
  documentation: RouteDocumentation;
}

const parameters: Readonly<Record<string, string>> = {
  name: 'The shell or a remote, such as `mf-chat`.',
  version: 'A version, such as `0.1.0-9f2c1ab0`.',
  id: 'The id of a request or a subscription.',
};

const addressOf = (id: string): string => `#/components/schemas/${id}`;

/** A pattern for times says no more than their format does. */
const override = ({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void => {
  if (jsonSchema.format === 'date-time') delete jsonSchema.pattern;
};

const schemaOf = (schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', override });
  return rest;
};

/** Returns the named schemas. They refer to each other. */
const namedSchemas = (): Record<string, JsonSchema> => {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(consoleSchemas)) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, { io: 'output', uri: addressOf, override });
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema: _dialect, $id: _address, ...schema }]) => [id, schema]),
  );
};

const json = (schema: JsonSchema) => ({ 'application/json': { schema } });

const responseSchema = (schema: ConsoleSchema | z.core.$ZodType): JsonSchema =>
  typeof schema === 'string' ? { $ref: addressOf(schema) } : schemaOf(schema, 'output');

const pathParameters = (url: string) =>
  [...url.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    description: parameters[name] ?? '',
    schema: { type: 'string' },
  }));

const queryParameters = (query: z.core.$ZodType | undefined) => {
  if (!query) return [];
  const { properties = {}, required = [] } = schemaOf(query, 'input') as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
};

const requirements: Partial<Record<Requirement, string>> = {
  nothing: 'Requires no token.',
  token: 'Requires any valid token.',
  read: 'Requires a token that allows `read`.',
  operate: 'Requires a token for every name that allows `operate`.',
  subscribe: 'Requires a token that allows any change of the name; for `*`, one for every name.',
};

/** Errors that follow from what a route requires and takes. */
const commonErrors = ({ method, documentation }: DocumentedRoute): ControlErrorCode[] => {
  const { requires, query, body, form } = documentation;
  const changes = method !== 'GET';
  return [
    ...(query || changes ? ['invalid_request' as const] : []),
    ...(requires === 'nothing' ? [] : ['sign_in_required' as const]),
    ...(requires === 'nothing' || requires === 'token' ? [] : ['not_allowed' as const]),
    ...(changes && requires !== 'nothing' ? ['cross_site' as const] : []),
    ...(body || form ? ['too_large' as const] : []),
    ...(changes ? ['disk_full' as const, 'registry_unavailable' as const] : []),
    'error',
  ];
};

/** Returns the error responses of a route by status. Each names its codes. */
const errorResponses = (route: DocumentedRoute): Record<string, object> => {
  const codes = new Set([...commonErrors(route), ...(route.documentation.errors ?? [])]);
  const byStatus = Map.groupBy(codes, (code) => controlErrorCodes[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, found]) => [
      `${status}`,
      {
        description: found.map((code) => `\`${code}\``).join(', '),
        content: json({
          $ref: addressOf('ControlErrorBody'),
          properties: { error: { properties: { code: { enum: found } } } },
        }),
      },
    ]),
  );
};

const descriptions: Readonly<Record<string, string>> = {
  '200': 'Done.',
  '201': 'Created.',
  '202': 'It is done later, or when a second person has approved it.',
  '503': 'The gateway is stopping.',
};

const contentOf = (body: RouteDocumentation['responses'][number]) =>
  typeof body === 'object' && 'content' in body
    ? { [body.content]: { schema: { type: 'string', format: 'binary' } } }
    : json(responseSchema(body));

const operationOf = (route: DocumentedRoute) => {
  const { url, documentation } = route;
  const { summary, description, requires, query, body, form, responses } = documentation;
  const right = requirements[requires] ?? `Requires a token that allows \`${requires}\` for the name.`;
  const content = form ? { 'multipart/form-data': { schema: form } } : body && json(schemaOf(body, 'input'));
  return {
    summary: `${summary}.`,
    description: description === undefined ? right : `${right} ${description}`,
    'x-requires': requires,
    ...(requires === 'nothing' && { security: [] }),
    parameters: [...pathParameters(url), ...queryParameters(query)],
    ...(content && { requestBody: { required: true, content } }),
    responses: {
      ...errorResponses(route),
      ...Object.fromEntries(
        Object.entries(responses).map(([status, schema]) => [
          status,
          { description: descriptions[status] ?? '', content: contentOf(schema) },
        ]),
      ),
    },
  };
};

/** Describes the routes of the control API as an OpenAPI 3.1 document. */
export const openApiDocument = (routes: readonly DocumentedRoute[]): object => {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) {
    const path = route.url.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Control API',
      version: '1.0.0',
      description: 'Publishes versions of the shell and the remotes, and controls which visitors get them.',
    },
    security: [{ token: [] }, { session: [] }],
    paths,
    components: {
      schemas: namedSchemas(),
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'The text of a deploy token.' },
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: SESSION_COOKIE,
          description:
            'The cookie of the console, which `POST /api/session` sets. Changes need it from the console itself.',
        },
      },
    },
  };
};
