import fastJson, { type AnySchema } from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify';
import { $ZodType, toJSONSchema } from 'zod/v4/core';

/**
 * Serialises responses by the contract's JSON Schema. Fields that the schema does not name are left out, so a column
 * added to a table cannot leak. `additionalProperties: false` is removed, because inside a union it would be an error.
 */
export const serializerCompiler: FastifySerializerCompiler<unknown> = ({ schema }) => {
  if (!(schema instanceof $ZodType)) return JSON.stringify;
  const jsonSchema = toJSONSchema(schema, {
    target: 'draft-7',
    io: 'output',
    override: ({ jsonSchema: part }) => {
      if (part.additionalProperties === false) delete part.additionalProperties;
      // Says only that keys of a record are strings, in a way fast-json-stringify does not understand.
      delete part.propertyNames;
    },
  });
  // Both packages have their own types of JSON Schema 7.
  return fastJson(jsonSchema as AnySchema);
};
