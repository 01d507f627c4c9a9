import type { JsonSchema } from '@pairwise/contracts/registry';
import * as z from 'zod/mini';

import { apiReadPattern, publishedVersion } from './description.ts';

/** Returns the JSON Schema of `remote.json`, made from the schema by which the gateway checks it. */
export const descriptionSchema = (): JsonSchema => {
  const { $schema, ...schema } = z.toJSONSchema(publishedVersion, {
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      // The only check by a function is that of a read of the api.
      if (zodSchema._zod.def.type === 'custom')
        Object.assign(jsonSchema, { type: 'string', pattern: apiReadPattern.source });
    },
  });
  return { $schema, title: 'remote.json', description: 'A version of a remote or of the shell.', ...schema };
};
