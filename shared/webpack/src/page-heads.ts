import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Returns the content of `heads.json`: what the function `heads` of a remote's `heads.ts` returns (`PageHeads` of
 * `@pairwise/contracts/page-heads`). Undefined without that file. The gate checks the content.
 */
export const readHeads = async (folder: string, version: string): Promise<string | undefined> => {
  const file = path.join(folder, 'heads.ts');
  if (!existsSync(file)) return undefined;
  const module: unknown = await import(`${pathToFileURL(file).href}?version=${version}`);
  const heads: unknown = typeof module === 'object' && module && 'heads' in module ? module.heads : undefined;
  if (typeof heads !== 'function') throw new Error(`${folder}/heads.ts has no export \`heads\`, a function.`);
  return `${JSON.stringify(await heads())}\n`;
};
