/**
 * `node gateway/src/cli/write-schemas.ts`: writes the schemas of `docs/remote-contract.md` and `docs/how-to/be-notified.md` from those
 * of the gateway. Format them with prettier afterwards. A test compares them.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { descriptionSchema } from '../builds/description-schema.ts';
import { notifySchema } from '../notify/event.ts';
import { contractSchema } from '../publish/published-contract.ts';

const docs = path.join(import.meta.dirname, '../../../docs');

for (const [name, schema] of [
  ['remote', descriptionSchema()],
  ['contract', contractSchema()],
  ['notify', notifySchema()],
] as const)
  writeFileSync(path.join(docs, `${name}.schema.json`), `${JSON.stringify(schema, null, 2)}\n`);
