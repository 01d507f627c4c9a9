import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

import { makeVariant } from './variant.ts';

const integrity = (text: string): string => `sha384-${createHash('sha384').update(text).digest('base64')}`;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'variant-'));
  mkdirSync(join(folder, 'dist'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const chunk = '(self.webpackChunkmf_x_1_2_3_0a0b0c0d||=[]).push([[1],{}])';
const entry = `createPolicy("mf-x@1.2.3-0a0b0c0d");sriHashes={1:"${integrity(chunk)}"}`;
const picture = '<svg/>';

const build = (): string => {
  const dist = join(folder, 'dist');
  const files = { 'remoteEntry.js': entry, 'chunk.js': chunk, 'picture.svg': picture };
  for (const [path, text] of Object.entries(files)) writeFileSync(join(dist, path), text);
  writeFileSync(join(dist, 'chunk.js.br'), 'old');
  const described = Object.entries(files).map(([path, text]) => ({
    path,
    integrity: integrity(text),
    bytes: text.length,
  }));
  const description = {
    name: 'mf-x',
    version: '1.2.3-0a0b0c0d',
    entry: 'remoteEntry.js',
    files: described,
    trustedTypes: ['mf-x@1.2.3-0a0b0c0d'],
  };
  writeFileSync(join(dist, 'remote.json'), JSON.stringify(description));
  return dist;
};

test('a variant is a complete version: every script differs and every hash is right', () => {
  const dist = build();
  const target = join(folder, 'variant');
  const { name, version } = makeVariant(dist, target, 'a');
  expect(name).toBe('mf-x');
  expect(version).toMatch(/^1\.2\.3-[0-9a-f]{8}$/);
  expect(version).not.toBe('1.2.3-0a0b0c0d');

  const read = (file: string): string => readFileSync(join(target, file), 'utf8');
  const described = JSON.parse(read('remote.json')) as {
    version: string;
    files: { path: string; integrity: string }[];
    trustedTypes: string[];
  };
  for (const file of described.files) expect(file.integrity).toBe(integrity(read(file.path)));
  expect(described).toMatchObject({ version, trustedTypes: [`mf-x@${version}`] });
  expect(read('chunk.js')).not.toBe(chunk);
  expect(read('picture.svg')).toBe(picture);
  expect(read('remoteEntry.js')).toContain(integrity(read('chunk.js')));
  expect(read('remoteEntry.js')).not.toContain(integrity(chunk));
  expect(brotliDecompressSync(readFileSync(join(target, 'chunk.js.br'))).toString()).toBe(read('chunk.js'));
});

test('each mark makes another version, and the same mark the same one', () => {
  const dist = build();
  const versionOf = (mark: string, target: string) => makeVariant(dist, join(folder, target), mark).version;
  expect(versionOf('a', '1')).toBe(versionOf('a', '2'));
  expect(versionOf('a', '3')).not.toBe(versionOf('b', '4'));
});
