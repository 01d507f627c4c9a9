import { readFileSync } from 'node:fs';
import path from 'node:path';

import { lockfileOf } from './lockfile.ts';
import { sourceVersion } from './version.ts';
import { packageFolder, workspaceRoot } from './workspace.ts';

const lockfile = readFileSync(path.join(workspaceRoot, 'pnpm-lock.yaml'), 'utf8');
const importersOf = (text: string): string[] => {
  const [, section = ''] = /^importers:\n([^]*?)^\S/m.exec(text) ?? [];
  return [...section.matchAll(/^ {2}(\S.*?):/gm)].map(([, folder = '']) => folder);
};

/** Returns the lockfile with one replacement. Throws when nothing matches. */
const changed = (from: string | RegExp, to: string): string => {
  const after = lockfile.replace(from, to);
  if (after === lockfile) throw new Error(`pnpm-lock.yaml does not contain ${from}`);
  return after;
};
/** Like `changed`, in the entry of one package. */
const inImporter = (folder: string, from: RegExp, to: string): string =>
  changed(
    new RegExp(`^  ${folder}:\\n(?:(?: {3,}.*)?\\n)+`, 'm'),
    (lockfile.match(entryOf(folder))?.[0] ?? '').replace(from, to),
  );
const entryOf = (folder: string): RegExp => new RegExp(`^  ${folder}:\\n(?:(?: {3,}.*)?\\n)+`, 'm');

const versionsWith = (text: string): Record<string, string> =>
  Object.fromEntries(
    (['shell', 'mf-chat', 'mf-billing'] as const).map((name) => [
      name,
      sourceVersion(packageFolder(`@pairwise/${name}`), name === 'shell' ? 'shell' : 'remote', false, text),
    ]),
  );
const now = versionsWith(lockfile);

test('keeps the given packages and everything that is resolved', () => {
  const kept = lockfileOf(lockfile, new Set(['.', 'mf-chat', 'shared/ui']));
  expect(importersOf(lockfile).length).toBeGreaterThan(15);
  expect(importersOf(kept)).toEqual(['.', 'mf-chat', 'shared/ui']);
  expect(kept).toContain(lockfile.match(entryOf('mf-chat'))?.[0]);
  const around = (text: string) => [text.split('importers:\n')[0], text.slice(text.indexOf('\npackages:\n'))];
  expect(around(kept)).toEqual(around(lockfile));
});

test('PLAT-01 a new remote, or new dependencies of one, change no other deployable’s version', () => {
  const another =
    '  mf-games:\n    dependencies:\n      react:\n        specifier: catalog:\n        version: 19.3.1\n\n';
  expect(versionsWith(changed(/^ {2}mf-landers:\n/m, `${another}$&`))).toEqual(now);
  expect(versionsWith(changed(/^ {2}mf-landers:\n/m, `  mf-games: {}\n\n$&`))).toEqual(now);
  expect(versionsWith(inImporter('mf-landers', /version: \S+/, 'version: 0.0.1'))).toEqual(now);
});

test('a new version of a dependency changes the version of that deployable only', () => {
  const after = versionsWith(inImporter('mf-billing', /version: \d\S*/, 'version: 0.0.1'));
  expect(after).toEqual({ ...now, 'mf-billing': expect.not.stringContaining(now['mf-billing'] ?? '') });
});

test('resolved packages, the build and bundled packages count for every deployable', () => {
  for (const text of [
    changed(/^ {2}react@\d[^:]*:\n {4}resolution: \{integrity: sha512-/m, '$&x'),
    inImporter('shared/webpack', /version: \d\S*/, 'version: 0.0.1'),
    inImporter('\\.', /version: \d\S*/, 'version: 0.0.1'),
  ]) {
    const after = versionsWith(text);
    for (const name of Object.keys(now)) expect([name, after[name]]).not.toEqual([name, now[name]]);
  }
  const ui = versionsWith(inImporter('shared/ui', /version: \d\S*/, 'version: 0.0.1'));
  expect(ui['shell']).not.toBe(now['shell']);
});
