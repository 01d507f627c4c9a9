/**
 * `node gateway/src/cli/write-schemas.ts`: writes the schemas of `docs/remote-contract.md` from those by which the gateway
 * checks an upload. Format them with prettier afterwards. A test compares them.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { descriptionSchema } from '../builds/description-schema.ts';
import { contractSchema } from '../publish/published-contract.ts';

const docs = path.join(import.meta.dirname, '../../../docs');

for (const [name, schema] of [
  ['remote', descriptionSchema()],
  ['contract', contractSchema()],
] as const)
  writeFileSync(path.join(docs, `${name}.schema.json`), `${JSON.stringify(schema, null, 2)}\n`);
