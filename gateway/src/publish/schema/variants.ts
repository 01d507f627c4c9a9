import type { JsonSchema } from '@pairwise/contracts/registry';

export type VariantType = 'any' | 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean' | 'null';

/** One of the types or values that a schema allows. An `enum` has one variant for each value. */
export interface Variant {
  type: VariantType;
  /** The only value; absent for all values of the type. */
  value?: string | number | boolean;
  schema: JsonSchema;
}

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const schemasIn = (value: unknown): JsonSchema[] => (Array.isArray(value) ? value.filter(isSchema) : []);

const types: readonly string[] = ['object', 'array', 'string', 'number', 'integer', 'boolean', 'null'];
const isType = (value: unknown): value is VariantType => typeof value === 'string' && types.includes(value);

const literal = (value: unknown): Variant[] => {
  if (value === null) return [{ type: 'null', schema: {} }];
  if (typeof value === 'string' || typeof value === 'boolean')
    return [{ type: typeof value === 'string' ? 'string' : 'boolean', value, schema: {} }];
  if (typeof value === 'number') return [{ type: Number.isInteger(value) ? 'integer' : 'number', value, schema: {} }];
  return [];
};

/** Follows a reference such as `#/$defs/x` within its own document. */
const target = (reference: unknown, root: JsonSchema): JsonSchema | undefined => {
  if (typeof reference !== 'string' || !reference.startsWith('#')) return undefined;
  let found: unknown = root;
  for (const part of reference.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    found = isSchema(found) && Object.hasOwn(found, key) ? found[key] : undefined;
  }
  return isSchema(found) ? found : undefined;
};

/** Merges the parts of `allOf` for an object. */
const merged = (parts: readonly JsonSchema[]): JsonSchema => {
  const properties = Object.assign({}, ...parts.map(({ properties: own }) => own)) as Record<string, unknown>; // of objects
  const required = parts.flatMap(({ required: own }) => (Array.isArray(own) ? own : []));
  return {
    ...(Object.assign({}, ...parts) as JsonSchema),
    ...(Object.keys(properties).length > 0 && { properties }),
    ...(required.length > 0 && { required }),
  };
};

const inferred = (schema: JsonSchema): VariantType => {
  if ('properties' in schema || 'additionalProperties' in schema) return 'object';
  return 'items' in schema ? 'array' : 'any';
};

/**
 * Splits a schema into the variants that it allows. Supports what `z.toJSONSchema` and OpenAPI write: `$ref` within the
 * document, `allOf`, `anyOf`, `oneOf`, `const`, `enum`, lists of types, and `nullable`.
 * @param root the document that contains the target of a `$ref`
 */
export const variantsOf = (schema: JsonSchema, root: JsonSchema): Variant[] => {
  const nullable: Variant[] = schema['nullable'] === true ? [{ type: 'null', schema: {} }] : [];
  if ('$ref' in schema) {
    const found = target(schema['$ref'], root);
    return [...(found ? variantsOf(found, root) : [{ type: 'any', schema: {} } satisfies Variant]), ...nullable];
  }
  const all = schemasIn(schema['allOf']);
  if (all.length > 0) {
    const { allOf: _parts, ...rest } = schema;
    const parts = all.map((part) => ('$ref' in part ? (target(part['$ref'], root) ?? {}) : part));
    return variantsOf(merged([...parts, rest]), root);
  }
  const choices = [...schemasIn(schema['anyOf']), ...schemasIn(schema['oneOf'])];
  if (choices.length > 0) return [...choices.flatMap((choice) => variantsOf(choice, root)), ...nullable];
  if ('const' in schema) return [...literal(schema['const']), ...nullable];
  if (Array.isArray(schema['enum'])) return [...schema['enum'].flatMap(literal), ...nullable];
  if (isSchema(schema['not']) && Object.keys(schema['not']).length === 0) return nullable;
  const { type } = schema;
  const listed = (Array.isArray(type) ? type : [type]).filter(isType);
  const found = listed.length > 0 ? listed : [inferred(schema)];
  return [...found.map((one) => ({ type: one, schema })), ...nullable];
};

/** Returns the schemas of an object's named fields. */
export const propertiesOf = ({ properties }: JsonSchema): ReadonlyMap<string, JsonSchema> =>
  new Map(
    isSchema(properties)
      ? Object.entries(properties).filter((entry): entry is [string, JsonSchema] => isSchema(entry[1]))
      : [],
  );

export const requiredOf = ({ required }: JsonSchema): ReadonlySet<string> =>
  new Set(Array.isArray(required) ? required.filter((name): name is string => typeof name === 'string') : []);

/** Returns the schema of fields without a name; undefined when the schema has none. */
export const otherFieldsOf = ({ additionalProperties }: JsonSchema): JsonSchema | undefined =>
  isSchema(additionalProperties) ? additionalProperties : undefined;

export const itemsOf = ({ items }: JsonSchema): JsonSchema => (isSchema(items) ? items : {});
