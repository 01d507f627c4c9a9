import fastJson, { type AnySchema } from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify';
import { $ZodType, type JSONSchema, toJSONSchema } from 'zod/v4/core';

type Serializer = (data: unknown) => string;

/**
 * Writes a union of null and one type as that type, nullable. For a union, fast-json-stringify validates the value against
 * each of its members.
 */
const mergeNull = (part: JSONSchema.BaseSchema): void => {
  const { anyOf = [] } = part;
  const [member, ...others] = anyOf.filter(({ type }) => type !== 'null');
  if (anyOf.length !== 2 || others.length > 0 || typeof member?.type !== 'string') return;
  delete part.anyOf;
  Object.assign(part, member, { nullable: true });
};

/** Compiles the serialiser of a response schema. Throws when the schema has no equivalent in JSON Schema. */
export const compileSerializer = (schema: $ZodType): Serializer => {
  const jsonSchema = toJSONSchema(schema, {
    target: 'draft-7',
    io: 'output',
    override: ({ jsonSchema: part }) => {
      if (part.additionalProperties === false) delete part.additionalProperties;
      // Says only that keys of a record are strings, in a way fast-json-stringify does not understand.
      delete part.propertyNames;
      mergeNull(part);
    },
  });
  // Both packages have their own types of JSON Schema 7.
  return fastJson(jsonSchema as AnySchema);
};

/**
 * Serialises responses by the contract's JSON Schema. Fields that the schema does not name are left out, so a column
 * added to a table cannot leak. `additionalProperties: false` is removed, because inside a union it would be an error.
 * A schema is compiled for its first response: all of them would take most of the time in which the api starts.
 */
export const serializerCompiler: FastifySerializerCompiler<unknown> = ({ schema }) => {
  if (!(schema instanceof $ZodType)) return JSON.stringify;
  let serialize: Serializer | undefined;
  return (data) => (serialize ??= compileSerializer(schema))(data);
};
