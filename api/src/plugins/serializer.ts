import fastJson, { type AnySchema } from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify';
import { $ZodType, toJSONSchema } from 'zod/v4/core';

/**
 * Answers are written from the contract's JSON Schema: what a schema does not name is not written, so that a column
 * added to a row can not leak. `additionalProperties: false` goes, because inside a union it would refuse, not drop.
 */
export const serializerCompiler: FastifySerializerCompiler<unknown> = ({ schema }) => {
  if (!(schema instanceof $ZodType)) return JSON.stringify;
  const jsonSchema = toJSONSchema(schema, {
    target: 'draft-7',
    io: 'output',
    override: ({ jsonSchema: part }) => {
      if (part.additionalProperties === false) delete part.additionalProperties;
      // Says only that keys of a record are strings, in a way the writer's checker does not understand.
      delete part.propertyNames;
    },
  });
  // Both packages describe JSON Schema 7 in types of their own.
  return fastJson(jsonSchema as AnySchema);
};
