import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../../workspace.ts';

const migrations = 'src/db/migrations';

/** Returns the migration that defines a database function last, relative to `api/`: earlier definitions do not run. */
export const lastDefinition = (name: string): string => {
  const defines = new RegExp(`create (or replace )?function ${name}\\(`);
  const file = readdirSync(join(root, 'api', migrations))
    .filter((candidate) => candidate.endsWith('.sql'))
    .sort()
    .findLast((candidate) => defines.test(readFileSync(join(root, 'api', migrations, candidate), 'utf8')));
  if (file === undefined) throw new Error(`No migration defines the function ${name}.`);
  return join(migrations, file);
};
