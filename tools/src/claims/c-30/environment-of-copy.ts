import { join } from 'node:path';

/** Settings that lead to the product of the person who runs the check, and that nothing else replaces. */
const leading = new Set(['DATABASE_URL', 'MFE_URL', 'MFE_TOKEN']);

/**
 * Returns the environment in which the commands of a copied checkout write into the copy only: `mfe create` registers the new
 * remote in the data of the product that its settings name.
 */
export const environmentOfCopy = (copy: string, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(env).filter(([name]) => !leading.has(name))),
  DATA_DIR: join(copy, '.data'),
  NODE_ENV: 'test',
});
