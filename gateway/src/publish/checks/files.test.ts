import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { languages } from '@pairwise/contracts/languages';

import { refusalOf, runCheck, remoteBuild } from '../../testing/gate-fixtures.ts';

test.each<[string, (folder: string) => void, RegExp]>([
  [
    'a changed file',
    (folder) => writeFileSync(path.join(folder, 'lifecycle.js'), '2'),
    /lifecycle.js has another hash/,
  ],
  [
    'a longer file',
    (folder) => writeFileSync(path.join(folder, 'lifecycle.js'), '1 '),
    /has 2 bytes, its description says 1/,
  ],
  ['a missing file', (folder) => rmSync(path.join(folder, 'lifecycle.js')), /lifecycle.js is not in the store/],
  [
    'a compressed twin of something else',
    (folder) => writeFileSync(path.join(folder, 'lifecycle.js.br'), brotliCompressSync('2')),
    /lifecycle.js.br is not lifecycle.js/,
  ],
  [
    'a twin that unpacks to a thousand times its file',
    (folder) => writeFileSync(path.join(folder, 'lifecycle.js.br'), brotliCompressSync('1'.repeat(9_999))),
    /lifecycle.js.br is not/,
  ],
  ['another contract', (folder) => writeFileSync(path.join(folder, 'contract.json'), '{}'), /contract.json is missing/],
])('PLAT-05 refuses %s', async (_what, changeFiles, reason) => {
  expect(await runCheck('files', remoteBuild(), { changeFiles })).toMatchObject({
    verdict: 'failed',
    reason: expect.stringMatching(reason),
  });
});

test('PLAT-02 refuses too many files', async () => {
  const files = Object.fromEntries(Array.from({ length: 2_000 }, (_value, index) => [`part-${index}.js`, '1']));
  // The fixture has four files of its own, and one for each language.
  expect(await refusalOf('files', { files })).toContain(`${2_004 + languages.length} files are more than 2000`);
});
