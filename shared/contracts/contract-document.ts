import * as z from 'zod/mini';

import { endpoints } from './endpoints/index.ts';
import { busEventSchemas, busStreamSchemas } from './events-contract.ts';
import { busVersion } from './events.ts';
import type { JsonSchema, PublishedContract } from './registry.ts';

type Io = 'input' | 'output';

const schemaOf = (schema: z.ZodMiniType, io: Io): JsonSchema => {
  // The name of the dialect is the same in every schema.
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

const schemasOf = (
  schemas: Readonly<Record<string, z.ZodMiniType>>,
  isUsed: (name: string) => boolean,
): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries(schemas)
      .filter(([name]) => isUsed(name))
      .map(([name, schema]) => [name, schemaOf(schema, 'output')]),
  );

interface Described {
  query?: z.ZodMiniType | undefined;
  body?: z.ZodMiniType | undefined;
  response: z.ZodMiniType;
}

const described: Readonly<Record<string, Described>> = endpoints;

/** Builds the schemas of one endpoint: what a caller sends and what it receives. */
const endpointSchemas = ({ query, body, response }: Described): PublishedContract['endpoints'][string] => ({
  ...(query && { query: schemaOf(query, 'input') }),
  ...(body && { body: schemaOf(body, 'input') }),
  response: schemaOf(response, 'output'),
});

/** Selects the parts of the contracts that a deployable uses. */
export interface UsedContracts {
  /** `user` for `bus.user$`. */
  stream: (name: string) => boolean;
  /** `mfe:ready` */
  event: (name: string) => boolean;
  /** `GET /api/user.php` */
  endpoint: (key: string) => boolean;
}

/** Returns the used parts of the contracts as JSON Schemas, for builds and the gate. Too heavy for a browser. */
export const contractDocument = (used: UsedContracts): Pick<PublishedContract, 'bus' | 'endpoints'> => ({
  bus: {
    version: busVersion,
    streams: schemasOf(busStreamSchemas, used.stream),
    events: schemasOf(busEventSchemas, used.event),
  },
  endpoints: Object.fromEntries(
    Object.entries(described)
      .filter(([key]) => used.endpoint(key))
      .map(([key, endpoint]) => [key, endpointSchemas(endpoint)]),
  ),
});
