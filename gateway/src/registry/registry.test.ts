import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { chatDist, makeDist, shellDist, temporaryFolder } from '../testing/make-dist.ts';
import { canonicalJson } from './canonical-json.ts';
import { openRegistry, RevisionConflict } from './index.ts';
import { openSigningKey } from './signing-key.ts';

const by = { who: 'operator', why: 'a test' };

const revisionFile = (dataDir: string, revision: number): string =>
  path.join(dataDir, 'registry', `${String(revision).padStart(8, '0')}.json`);

const openWithChat = () => {
  const dataDir = temporaryFolder();
  const warnings: string[] = [];
  const open = () => openRegistry({ dataDir, warn: (message) => warnings.push(message) });
  const registry = open();
  registry.putLive(chatDist('1.0.0-00000001'), by);
  return { dataDir, registry, open, warnings };
};

test('PLAT-01 a program reads, without a restart, a pointer that another program changed', () => {
  const { registry, open } = openWithChat();
  const other = open();
  expect(other.current().pointers['mf-chat']).toBe('1.0.0-00000001');
  registry.publish(chatDist('1.0.0-00000002'), by);
  registry.recordChecks('mf-chat', '1.0.0-00000002', 'verified', [], by);
  expect(other.current().pointers['mf-chat']).toBe('1.0.0-00000001');
  registry.promote('mf-chat', '1.0.0-00000002', by);
  expect(other.current().pointers['mf-chat']).toBe('1.0.0-00000002');
  expect(other.list()).toEqual([
    expect.objectContaining({ version: '1.0.0-00000002', live: true }),
    expect.objectContaining({ version: '1.0.0-00000001', live: false }),
  ]);
});

test('PLAT-05 creates the signing key at first use, readable by its owner only', () => {
  const { dataDir, open } = openWithChat();
  const file = path.join(dataDir, 'secrets/registry-signing.pem');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const key = readFileSync(file, 'utf8');
  open();
  expect(readFileSync(file, 'utf8')).toBe(key);
});

test('PLAT-05 a program that only reads the registry does not read the private key', () => {
  const { dataDir, open } = openWithChat();
  const file = path.join(dataDir, 'secrets/registry-signing.pem');
  const key = readFileSync(file, 'utf8');
  writeFileSync(file, 'not a key');
  const reader = open();
  expect(reader.current().pointers['mf-chat']).toBe('1.0.0-00000001');
  expect(() => reader.publish(chatDist('1.0.0-00000002'), by)).toThrow();
  writeFileSync(file, key);
  expect(reader.publish(chatDist('1.0.0-00000002'), by).version).toBe('1.0.0-00000002');
});

test('PLAT-05 restores the public key of a signing key; signs nothing when the public key belongs to another key', () => {
  const { dataDir, registry, open } = openWithChat();
  const secrets = path.join(dataDir, 'secrets');
  rmSync(path.join(secrets, 'registry-signing.public.pem'));
  expect(open().current().pointers['mf-chat']).toBe('1.0.0-00000001');
  writeFileSync(
    path.join(secrets, 'registry-signing.pem'),
    readFileSync(path.join(openWithChat().dataDir, 'secrets/registry-signing.pem')),
  );
  expect(() => registry.publish(chatDist('1.0.0-00000002'), by)).toThrow(/delete the latter/);
  expect(registry.current().pointers['mf-chat']).toBe('1.0.0-00000001');
});

test('PLAT-05 refuses a changed document and keeps serving the last valid one', () => {
  const { dataDir, registry, open, warnings } = openWithChat();
  registry.putLive(chatDist('1.0.0-00000002'), by);
  const { revision } = registry.current();
  const file = revisionFile(dataDir, revision);
  const forged = readFileSync(file, 'utf8').replace('"mf-chat":"1.0.0-00000002"', '"mf-chat":"1.0.0-00000001"');
  writeFileSync(file, forged);

  expect(registry.current().pointers['mf-chat']).toBe('1.0.0-00000002');
  const reopened = open();
  expect(reopened.current().revision).toBe(revision - 1);
  expect(warnings.join()).toMatch(/signature/);
  // The number of the refused one is not used again.
  expect(reopened.promote('mf-chat', '1.0.0-00000002', by)).toBe(revision + 1);
});

test('PLAT-05 refuses a document signed with another key, or stored under another number', () => {
  const { dataDir, open, warnings } = openWithChat();
  const otherKey = openWithChat();
  writeFileSync(revisionFile(dataDir, 4), readFileSync(revisionFile(otherKey.dataDir, 3)));
  writeFileSync(revisionFile(dataDir, 5), readFileSync(revisionFile(dataDir, 1)));
  expect(open().current().revision).toBe(3);
  expect(warnings.join()).toMatch(/revision 5 refused.*revision 1/);
  expect(warnings.join()).toMatch(/revision 4 refused.*signature/);
});

test('reads a document with all its versions, as they were written before, and stores the next one without', () => {
  const { dataDir, registry, open, warnings } = openWithChat();
  const document = registry.current();
  const text = canonicalJson(document);
  const value = openSigningKey(dataDir).sign(text);
  const sealed = `{"document":${text},"signature":${JSON.stringify({ algorithm: 'Ed25519', value })}}`;
  writeFileSync(revisionFile(dataDir, document.revision), sealed);
  for (const folder of ['lists', 'versions']) {
    for (const file of readdirSync(path.join(dataDir, 'registry', folder))) {
      rmSync(path.join(dataDir, 'registry', folder, file));
    }
  }
  const reopened = open();
  expect(reopened.current()).toEqual(document);
  reopened.publish(chatDist('1.0.0-00000002'), by);
  const stored = readFileSync(revisionFile(dataDir, document.revision + 1), 'utf8');
  expect(stored).not.toContain('remoteEntry.js');
  expect(open().current()).toEqual(reopened.current());
  expect(open().list()).toHaveLength(2);
  expect(warnings.filter((message) => !/revision [12] refused/.test(message))).toEqual([]);
});

test('PLAT-05 refuses a document whose list or version was changed or removed', () => {
  const { dataDir, registry, open, warnings } = openWithChat();
  const spoil = (folder: string, change: (file: string) => void): void => {
    const files = readdirSync(path.join(dataDir, 'registry', folder));
    for (const file of files) change(path.join(dataDir, 'registry', folder, file));
  };
  const { revision } = registry.current();
  spoil('versions', (file) => writeFileSync(file, readFileSync(file, 'utf8').replace('"verified"', '"revoked"')));
  // The first revision, whose version was not verified yet.
  expect(open().current().revision).toBe(1);
  expect(warnings.join()).toMatch(/revision 3 refused: the object [0-9a-f]+ has another content/);
  spoil('lists', rmSync);
  expect(open().current().revision).toBe(0);
  expect(warnings.join()).toMatch(/revision 1 refused: the object 1-[0-9a-f]+ is missing/);
  // One that runs serves what it has read.
  expect(registry.current().revision).toBe(revision);
});

test('leaves alone what another program is writing, when it deletes old lists', () => {
  const { dataDir, registry } = openWithChat();
  const unfinished = path.join(dataDir, 'registry/lists/.1-list.tmp');
  writeFileSync(unfinished, '{');
  registry.publish(chatDist('1.0.0-00000002'), by);
  for (let nth = 0; nth < 210; nth += 1) {
    const checks = [{ id: 'files', verdict: 'failed' as const, reason: `attempt ${nth}` }];
    registry.recordChecks('mf-chat', '1.0.0-00000002', 'refused', checks, by);
  }
  expect(existsSync(unfinished)).toBe(true);
  expect(readdirSync(path.dirname(unfinished))).toHaveLength(201);
});

test('two programs that write concurrently lose no update', async () => {
  const dataDir = temporaryFolder();
  const script = path.join(__dirname, '../testing/publish-many.ts');
  const writers = ['mf-left', 'mf-right'].map((name) => spawn(process.execPath, [script, dataDir, name, '15']));
  const codes = await Promise.all(writers.map(async (writer) => (await once(writer, 'exit'))[0]));
  expect(codes).toEqual([0, 0]);
  const registry = openRegistry({ dataDir });
  expect(registry.current().revision).toBe(90);
  expect(registry.verifyAudit()).toEqual({ entries: 90 });
  expect(registry.list()).toHaveLength(30);
  expect(registry.current().pointers).toEqual({ 'mf-left': '1.0.14-0000000a', 'mf-right': '1.0.14-0000000a' });
  expect(readdirSync(path.join(dataDir, 'registry')).filter((file) => file.endsWith('.tmp'))).toEqual([]);
}, 60_000);

test('writes nothing when what is live of the name has changed since the expected revision', () => {
  const { registry, open } = openWithChat();
  const seen = registry.current().revision;
  open().publish(chatDist('1.0.0-00000002'), by);
  open().recordChecks('mf-chat', '1.0.0-00000002', 'verified', [], by);
  open().putLive(chatDist('1.0.0-00000003'), by);
  const promote = (expectedRevision: number) =>
    registry.promote('mf-chat', '1.0.0-00000002', { ...by, expectedRevision });
  expect(() => promote(seen)).toThrow(RevisionConflict);
  expect(registry.current().pointers['mf-chat']).toBe('1.0.0-00000003');
  // Publish, check, and the three changes of putLive.
  expect(promote(seen + 5)).toBe(seen + 6);
});

test.each(['../evil', 'mf-chat/..', 'MF-CHAT', 'mf-', '__proto__', 'constructor', 'shell2'])(
  'PLAT-05 refuses to publish or promote %p',
  (name) => {
    const dataDir = temporaryFolder();
    const registry = openRegistry({ dataDir });
    const dist = makeDist({ name, version: '1.0.0-00000001', files: { 'remoteEntry.js': 'x' } });
    expect(() => registry.publish(dist, by)).toThrow();
    expect(() => registry.promote(name, '1.0.0-00000001', by)).toThrow(/nothing has been published/);
    expect(existsSync(path.join(dataDir, 'artifacts'))).toBe(false);
  },
);

test.each(['../../outside.js', '/etc/passwd', 'a/../../b.js', '.hidden/x.js', 'a\\b.js'])(
  'PLAT-05 refuses a description that lists %p',
  (file) => {
    const registry = openRegistry({ dataDir: temporaryFolder() });
    const integrity = `sha384-${'A'.repeat(64)}`;
    const description = { files: [{ path: file, integrity, bytes: 1 }] };
    const dist = makeDist({ name: 'mf-chat', version: '1.0.0-00000001', files: {}, description });
    expect(() => registry.publish(dist, by)).toThrow();
  },
);

test('PLAT-05 writes a version once: the same content adds nothing, other content is refused', () => {
  const { registry } = openWithChat();
  const before = registry.current().revision;
  expect(registry.publish(chatDist('1.0.0-00000001'), by)).toMatchObject({ added: false });
  expect(registry.current().revision).toBe(before);
  const other = makeDist({ name: 'mf-chat', version: '1.0.0-00000001', files: { 'remoteEntry.js': 'other' } });
  expect(() => registry.publish(other, by)).toThrow(/other content/);
});

test('PLAT-05 refuses a build whose files differ from its description, completely', () => {
  const dataDir = temporaryFolder();
  const registry = openRegistry({ dataDir });
  const changed = shellDist();
  appendFileSync(path.join(changed, 'main.js'), ';steal()');
  expect(() => registry.publish(changed, by)).toThrow(/main\.js differs from/);
  const incomplete = shellDist();
  rmSync(path.join(incomplete, 'main.js'));
  expect(() => registry.publish(incomplete, by)).toThrow();
  expect(readdirSync(path.join(dataDir, 'artifacts/shell'))).toEqual([]);
  expect(registry.publish(shellDist(), by)).toMatchObject({ added: true });
});

test('a version that was not published cannot be made live', () => {
  const { registry } = openWithChat();
  expect(() => registry.promote('mf-chat', '9.9.9-00000009', by)).toThrow(/no version/);
});
