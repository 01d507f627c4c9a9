import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

import { build } from '../build.ts';
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

/** Builds a package into a temporary folder, and returns the hashes of its files. */
const buildClean = async (folder: string): Promise<Map<string, string>> => {
  const into = mkdtempSync(join(tmpdir(), 'pairwise-c-27-'));
  try {
    const { code, output } = await runTool(process.execPath, ['shared/webpack/build.ts', folder, '--into', into]);
    if (code !== 0) throw new Error(`The build of ${folder} failed:\n${output}`);
    return filesOf(into);
  } finally {
    rmSync(into, { recursive: true, force: true });
  }
};

/** Builds a copy of a remote, changes a source, and builds it again. Returns the names of the files that differ. */
const compareChanged = async (remote: string): Promise<string[]> => {
  const copy = mkdtempSync(join(root, '.control-'));
  try {
    cpSync(join(root, remote), copy, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !path.endsWith('/dist'),
    });
    const before = await buildClean(basename(copy));
    const source = join(copy, 'messages/en.ts');
    writeFileSync(source, `${readFileSync(source, 'utf8')}\nexport const control = 'changed';\n`);
    return differing(before, await buildClean(basename(copy)));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
};

/**
 * Proves C-27: two clean builds of the same sources are equal byte by byte. The small size compares a clean build with the
 * one that is there.
 */
export const reproducible: Claim = {
  id: 'C-27',
  title: 'two clean builds are byte-equal',
  prove: async ({ size, log }) => {
    const folders = size === 'full' ? publishedFolders() : ['mf-chat'];
    if (size === 'small') await build(folders);
    let files = 0;
    const different: string[] = [];
    for (const folder of folders) {
      const first = size === 'full' ? await buildClean(folder) : filesOf(join(root, folder, 'dist'));
      const second = await buildClean(folder);
      files += first.size;
      different.push(...differing(first, second).map((file) => `${folder}: ${file}`));
      log(`${folder}: ${first.size} files compared`);
    }
    const changed = await compareChanged('mf-billing');
    return {
      holds: different.length === 0 && files > 0,
      counts: { deployables: folders.length, files, different: different.length, first: different[0] ?? '-' },
      control: { what: 'a source that was changed between the builds', caught: changed.length > 0 },
    };
  },
};
