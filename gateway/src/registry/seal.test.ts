import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { chatDist, shellDist, temporaryFolder } from '../testing/make-dist.ts';
import { openRegistry } from './index.ts';
import { verifyVersion } from './seal.ts';
import { openSigningKey } from './signing-key.ts';

const by = { who: 'operator', why: 'a test' };
const [one, two] = ['1.0.0-00000001', '1.0.0-00000002'] as const;

const published = () => {
  const dataDir = temporaryFolder();
  const registry = openRegistry({ dataDir });
  for (const dist of [chatDist(one), chatDist(two), shellDist(one)]) registry.publish(dist, by);
  const key = openSigningKey(dataDir);
  const file = (name: string, version: string): string =>
    path.join(dataDir, 'artifacts', name, version, 'version.json');
  const check = (name: string, version: string) =>
    verifyVersion(readFileSync(file(name, version), 'utf8'), key, { name, version });
  return { dataDir, registry, file, check };
};

test('PLAT-05 stores the signed description beside the files of a version', () => {
  const { registry, check, file } = published();
  expect(check('mf-chat', one)).toEqual(registry.current().versions['mf-chat']?.[one]);
  expect(registry.sealed('mf-chat', two)).toBe(readFileSync(file('mf-chat', two), 'utf8'));
  expect(() => registry.sealed('mf-chat', '9.9.9-00000009')).toThrow(/no version/);
});

test('PLAT-05 refuses a description in the place of another version or name', () => {
  const { file, check } = published();
  writeFileSync(file('mf-chat', two), readFileSync(file('mf-chat', one)));
  expect(() => check('mf-chat', two)).toThrow(/is that of mf-chat 1\.0\.0-00000001/);
  writeFileSync(file('shell', one), readFileSync(file('mf-chat', one)));
  expect(() => check('shell', one)).toThrow(/is that of mf-chat/);
});

test('PLAT-05 refuses a description that was changed, signed on another machine, or made from a signed document', () => {
  const { dataDir, file, check } = published();
  const text = readFileSync(file('mf-chat', one), 'utf8');
  writeFileSync(file('mf-chat', one), text.replace('"counter": 1', '"counter": 9'));
  expect(() => check('mf-chat', one)).toThrow(/signature/);
  writeFileSync(file('mf-chat', one), readFileSync(published().file('mf-chat', one)));
  expect(() => check('mf-chat', one)).toThrow(/signature/);

  const { document, signature } = JSON.parse(readFileSync(path.join(dataDir, 'registry/00000001.json'), 'utf8'));
  writeFileSync(file('mf-chat', one), JSON.stringify({ version: document, signature }));
  expect(() => check('mf-chat', one)).toThrow(/signature/);
  writeFileSync(file('mf-chat', one), text);
  expect(check('mf-chat', one).counter).toBe(1);
});

test('the next publish of the same build restores a lost description', () => {
  const { registry, file, check } = published();
  const before = readFileSync(file('mf-chat', one), 'utf8');
  rmSync(file('mf-chat', one));
  registry.publish(chatDist(one), by);
  expect(readFileSync(file('mf-chat', one), 'utf8')).toBe(before);
  expect(check('mf-chat', one).version).toBe(one);
});
