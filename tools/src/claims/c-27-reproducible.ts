import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { runTool } from '../run-tool.ts';
import { publishedFolders, root } from '../workspace.ts';
import type { Claim } from './claim.ts';

/** Hash of every file below a folder, by path. Compression and source maps count like everything else. */
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
  // Neither an earlier result nor webpack's cache may stand in for a build.
  rmSync(join(root, folder, 'dist'), { recursive: true, force: true });
  rmSync(join(root, '.cache/webpack'), { recursive: true, force: true });
  const { code, output } = await runTool(process.execPath, ['shared/webpack/build.ts', folder]);
  if (code !== 0) throw new Error(`${folder} could not be built:\n${output}`);
  return filesOf(join(root, folder, 'dist'));
};

/** C-27: two clean builds of the same sources are equal byte by byte. */
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

    // The control: a source that differs by one letter must not build to the same bytes.
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
