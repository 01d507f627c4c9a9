import type { JsonSchema, PublishedContract } from '@pairwise/contracts/registry';
import * as z from 'zod/mini';

/**
 * The endpoints of the running api, or why they are unknown. `root` is the document that contains the references of its
 * schemas.
 */
export type LiveApi =
  { version: string; endpoints: PublishedContract['endpoints']; root: JsonSchema } | { problem: string };

const jsonSchema: z.ZodMiniType<JsonSchema> = z.record(z.string(), z.unknown());
const content = z.object({ content: z.optional(z.object({ 'application/json': z.object({ schema: jsonSchema }) })) });

const operation = z.object({
  parameters: z.optional(
    z.array(z.object({ name: z.string(), in: z.string(), required: z.optional(z.boolean()), schema: jsonSchema })),
  ),
  requestBody: z.optional(content),
  responses: z.record(z.string(), z.unknown()),
});

const openApi = z.object({
  info: z.object({ version: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
});

type Operation = z.output<typeof operation>;

const methods = new Set(['get', 'post', 'put', 'delete']);
const TIMEOUT_MS = 10_000;

const querySchema = ({ parameters = [] }: Operation): JsonSchema => {
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  return {
    type: 'object',
    properties: Object.fromEntries(inQuery.map(({ name, schema }) => [name, schema])),
    required: inQuery.filter(({ required }) => required === true).map(({ name }) => name),
  };
};

const schemaIn = (value: unknown): JsonSchema | undefined => {
  const parsed = content.safeParse(value);
  return parsed.success ? parsed.data.content?.['application/json'].schema : undefined;
};

const endpointOf = (described: Operation): PublishedContract['endpoints'][string] => {
  const body = schemaIn(described.requestBody);
  const success = Object.entries(described.responses).find(([status]) => status.startsWith('2'));
  return { query: querySchema(described), ...(body && { body }), response: schemaIn(success?.[1]) ?? {} };
};

/** Reads an OpenAPI 3 document: its version, and each operation as `GET /api/user.php`. */
export const readOpenApi = (json: unknown): LiveApi => {
  const parsed = openApi.safeParse(json);
  if (!parsed.success) return { problem: 'the description of the api cannot be read' };
  const { info, paths } = parsed.data;
  const endpoints = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([method]) => methods.has(method))
      .flatMap(([method, value]) => {
        const described = operation.safeParse(value);
        return described.success ? [[`${method.toUpperCase()} ${path}`, endpointOf(described.data)] as const] : [];
      }),
  );
  const root = jsonSchema.safeParse(json);
  return { version: info.version, endpoints: Object.fromEntries(endpoints), root: root.success ? root.data : {} };
};

/** Loads the description of the running api. Never rejects. */
export const fetchLiveApi = async (apiUrl: string): Promise<LiveApi> => {
  try {
    const response = await fetch(`${apiUrl}/api/openapi.json`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok)
      return { problem: `the api responded with ${response.status} to the request for its description` };
    return readOpenApi(await response.json());
  } catch (error) {
    return {
      problem: `the description of the api could not be loaded: ${error instanceof Error ? error.message : 'no response'}`,
    };
  }
};
