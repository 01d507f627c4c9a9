import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { runTool } from '../run-tool.ts';
import { publishedFolders, root } from '../workspace.ts';
import type { Claim } from './claim.ts';

/** Returns the hash of every file in a folder by path, with compressed files and source maps. */
const filesOf = (folder: string): Map<string, string> => {
  const hashes = new Map<string, string>();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, file);
    if (statSync(path).isFile()) hashes.set(file, createHash('sha256').update(readFileSync(path)).digest('hex'));
  }
  return hashes;
};

const differing = (a: Map<string, string>, b: Map<string, string>): string[] =>
  [...new Set([...a.keys(), ...b.keys()])].filter((file) => a.get(file) !== b.get(file));

const buildClean = async (folder: string): Promise<Map<string, string>> => {
  // Deletes earlier results and webpack's cache, so that the build is a real one.
  rmSync(join(root, folder, 'dist'), { recursive: true, force: true });
  rmSync(join(root, '.cache/webpack'), { recursive: true, force: true });
  const { code, output } = await runTool(process.execPath, ['shared/webpack/build.ts', folder]);
  if (code !== 0) throw new Error(`The build of ${folder} failed:\n${output}`);
  return filesOf(join(root, folder, 'dist'));
};

/** Proves C-27: two clean builds of the same sources are equal byte by byte. */
export const reproducible: Claim = {
  id: 'C-27',
  title: 'two clean builds are byte-equal',
  prove: async ({ size, log }) => {
    const folders = size === 'full' ? publishedFolders() : ['mf-billing', 'mf-chat'];
    let files = 0;
    const different: string[] = [];
    for (const folder of folders) {
      const first = await buildClean(folder);
      const second = await buildClean(folder);
      files += first.size;
      different.push(...differing(first, second).map((file) => `${folder}/dist/${file}`));
      log(`${folder}: ${first.size} files compared`);
    }

    // Negative control: a changed source must not build to the same bytes.
    const copy = mkdtempSync(join(root, '.control-'));
    try {
      cpSync(join(root, 'mf-billing'), copy, {
        recursive: true,
        verbatimSymlinks: true,
        filter: (path) => !path.endsWith('/dist'),
      });
      const before = await buildClean(copy.slice(root.length + 1));
      const source = join(copy, 'messages/en.ts');
      writeFileSync(source, `${readFileSync(source, 'utf8')}\nexport const control = 'changed';\n`);
      const after = await buildClean(copy.slice(root.length + 1));
      const caught = differing(before, after).length > 0;
      return {
        holds: different.length === 0,
        counts: { deployables: folders.length, files, different: different.length, first: different[0] ?? '-' },
        control: { what: 'a source that was changed between the builds', caught },
      };
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  },
};
