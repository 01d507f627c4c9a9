import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

import type { ControlErrorBody, UploadResponse } from '@pairwise/contracts/console';
import type { PublishedVersion } from '@pairwise/contracts/registry';

import { chatDist, makeDist, temporaryFolder } from '../testing/make-dist.ts';
import { registerInApp } from '../testing/register-in-app.ts';
import {
  type RunningControl,
  startControl,
  uploadForm,
  type UploadParts,
  uploadParts,
} from '../testing/start-control.ts';

let control: RunningControl;
let token: string;
beforeAll(async () => {
  control = await startControl();
  registerInApp(control.registry, 'mf-chat', ['modal']);
  token = control.tokenFor('mf-chat');
});
afterAll(() => control.stop());

const send = (parts: UploadParts | FormData, authorization = `Bearer ${token}`) =>
  fetch(`${control.url}/api/versions`, {
    method: 'POST',
    headers: { authorization },
    body: parts instanceof FormData ? parts : uploadForm(parts),
  });

const codeOf = async (response: Response) => ((await response.json()) as ControlErrorBody).error.code;
const stored = (version: string) => path.join(control.dataDir, 'artifacts/mf-chat', version);

test('PLAT-05 stores an upload as described, with author and commit, but not live', async () => {
  const response = await send(uploadParts(chatDist('1.0.0-00000001')));
  expect(response.status).toBe(201);
  expect((await response.json()) as UploadResponse).toMatchObject({
    name: 'mf-chat',
    version: '1.0.0-00000001',
    counter: 1,
  });
  const { versions, pointers } = control.registry.current();
  expect(versions['mf-chat']?.['1.0.0-00000001']).toMatchObject({
    status: 'uploaded',
    publishedBy: 'chat/one',
    commit: '9f2c1ab',
  });
  expect(pointers).toEqual({});
  expect(control.registry.audit().at(-1)).toMatchObject({ who: 'chat/one', what: { kind: 'publish' } });
});

test('keeps what the publisher says about a version, and shows it with the version', async () => {
  const notes = { label: 'New prices', subject: 'Sort prices by month', author: 'Rui Costa', why: 'Ticket 7' };
  const name = 'mf-chat';
  const version = '1.0.0-0000000e';
  expect((await send({ ...uploadParts(chatDist(version)), notes })).status).toBe(201);
  expect(control.registry.audit().at(-1)).toMatchObject({ what: { kind: 'publish' }, why: 'Ticket 7' });
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${control.url}/api/names/${name}/versions/${version}`, { headers });
  expect(await response.json()).toMatchObject({ version: { version, notes } });
  // Without a reason, the log has the commit.
  const { why: _why, ...unexplained } = notes;
  expect((await send({ ...uploadParts(chatDist('1.0.0-0000000f')), notes: unexplained })).status).toBe(201);
  expect(control.registry.audit().at(-1)).toMatchObject({ why: 'Sort prices by month' });
});

test.each<[what: string, notes: Required<UploadParts>['notes'], reason: string]>([
  ['no JSON', '{', 'The notes are not JSON.'],
  ['a long label', { label: 'x'.repeat(61) }, 'The notes are invalid: label: at most 60 characters.'],
  ['two lines', { why: 'a\nb' }, 'The notes are invalid: why: not one line of plain text.'],
  ['another direction', { subject: 'a\u202Eb' }, 'The notes are invalid: subject: not one line of plain text.'],
  ['another field', '{"html":"<b>"}', 'The notes are invalid: '],
])('refuses notes with %s', async (_what, notes, reason) => {
  const response = await send({ ...uploadParts(chatDist('1.0.0-000000aa')), notes });
  expect(response.status).toBe(422);
  const { error } = (await response.json()) as ControlErrorBody;
  expect([error.code, error.message]).toEqual(['bad_upload', expect.stringContaining(reason)]);
  expect(existsSync(stored('1.0.0-000000aa'))).toBe(false);
});

test('a team that uploads too much in 24 hours is refused with the time of the next upload, and no other team is', async () => {
  let time = Date.now();
  const limited = await startControl({ uploadBytesPerDay: 2_500_000, now: () => time });
  const texts = {
    chat: limited.tokenFor('mf-chat', { days: 3 }),
    billing: limited.tokenFor('mf-billing', { days: 3 }),
  };
  const upload = async (name: string, version: string, team: keyof typeof texts = 'chat') => {
    const files = { 'remoteEntry.js': `//${version}${'x'.repeat(1024 * 1024)}` };
    const body = uploadForm(uploadParts(makeDist({ name, version, files })));
    const headers = { authorization: `Bearer ${texts[team]}` };
    const response = await fetch(`${limited.url}/api/versions`, { method: 'POST', headers, body });
    return { status: response.status, ...((await response.json()) as Partial<ControlErrorBody>) };
  };
  try {
    // Two at the same time: what is being uploaded counts.
    const versions = ['1.0.0-0000000a', '1.0.0-0000000b', '1.0.0-0000000c'];
    const first = await Promise.all(versions.map((version) => upload('mf-chat', version)));
    expect(first.map(({ status }) => `${status}`).toSorted()).toEqual(['201', '201', '429']);
    const { error } = await upload('mf-chat', '1.0.0-0000000d');
    expect(error).toMatchObject({
      code: 'quota_exceeded',
      message: expect.stringMatching(
        /^Team chat may upload 3 MB in 24 hours and has uploaded 3 MB; this version has 2 MB\. There is room for it at [\d-]+ [\d:]+ UTC\.$/,
      ),
    });
    expect((await upload('mf-billing', '1.0.0-0000000a', 'billing')).status).toBe(201);
    time = Date.now() + 24 * 60 * 60 * 1000 + 1;
    expect((await upload('mf-chat', '1.0.0-0000000e')).status).toBe(201);
  } finally {
    await limited.stop();
  }
});

test('PLAT-05 makes compressed twins from the verified files, as small as the build measures them', async () => {
  const lines = Array.from({ length: 3_000 }, (_, nth) => `export const place${nth} = ${(nth * 7_919) % 1_000};`);
  const content = lines.join('\n');
  await send(
    uploadParts(makeDist({ name: 'mf-chat', version: '1.0.1-00000001', files: { 'remoteEntry.js': content } })),
  );
  const { versions } = control.registry.current();
  const { openArtifacts } = await import('../artifacts/artifact-store.ts');
  const version = versions['mf-chat']?.['1.0.1-00000001'];
  if (!version) throw new Error('it does not exist');
  const packed = await openArtifacts({ dataDir: control.dataDir }).read(version, 'remoteEntry.js', 'br');
  expect(brotliDecompressSync(packed ?? Buffer.alloc(0)).toString()).toBe(content);
  const sizeAt = (quality: number): number =>
    brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).byteLength;
  expect(packed?.byteLength).toBeLessThanOrEqual(sizeAt(constants.BROTLI_MAX_QUALITY) + 16);
  // The negative control: a faster quality is larger by more than that.
  expect(sizeAt(9)).toBeGreaterThan(sizeAt(constants.BROTLI_MAX_QUALITY) + 16);
});

test('PLAT-05 takes the contract byte by byte, with any line ends', async () => {
  const parts = fresh();
  const contract = JSON.stringify(JSON.parse(parts.contract), null, 2).replace('\n', '\r\n');
  const integrity = `sha384-${createHash('sha384').update(contract).digest('base64')}`;
  const sent = await send({ ...parts, contract, description: { ...parts.description, contract: integrity } });
  expect(sent.status).toBe(201);
  // A form changes the line ends of a plain field.
  const field = fresh();
  const form = uploadForm({ ...field, description: { ...field.description, contract: integrity } });
  form.set('contract', contract);
  expect((await send(form)).status).toBe(422);
});

test('PLAT-05 refuses the same version again, with the same and with other content', async () => {
  const version = '1.1.0-00000001';
  expect((await send(uploadParts(chatDist(version)))).status).toBe(201);
  const again = await send(uploadParts(chatDist(version)));
  expect([again.status, await codeOf(again)]).toEqual([409, 'exists']);
  const other = makeDist({ name: 'mf-chat', version, files: { 'remoteEntry.js': 'other' } });
  expect((await send(uploadParts(other))).status).toBe(409);
  expect(control.registry.list().filter((listed) => listed.version === version)).toHaveLength(1);
});

type Fresh = Omit<UploadParts, 'description'> & { description: PublishedVersion };

let next = 0;
/** A separate version for each refusal, so that none is refused because it exists. */
const fresh = (): Fresh => {
  next += 1;
  const parts = uploadParts(chatDist(`2.0.${next}-00000001`));
  if (typeof parts.description === 'string') throw new Error('it is read');
  return { ...parts, description: parts.description };
};

type Change = (parts: Fresh) => UploadParts | FormData;
const refusals: [what: string, code: string, change: Change][] = [
  [
    'a file with one byte changed',
    'bad_upload',
    (parts) => ({
      ...parts,
      files: parts.files.map((f, i) => (i === 1 ? { ...f, content: Buffer.from(f.content).fill(0x41, 0, 1) } : f)),
    }),
  ],
  [
    'a longer file',
    'bad_upload',
    (parts) => ({
      ...parts,
      files: parts.files.map((f, i) => (i === 1 ? { ...f, content: `${String(f.content)} ` } : f)),
    }),
  ],
  [
    'a shorter file',
    'bad_upload',
    (parts) => ({ ...parts, files: parts.files.map((f, i) => (i === 1 ? { ...f, content: '' } : f)) }),
  ],
  [
    'two files whose contents are swapped',
    'bad_upload',
    (parts) => ({
      ...parts,
      files: parts.files.map((f, i, all) => (i < 2 ? { path: f.path, content: all[1 - i]?.content ?? '' } : f)),
    }),
  ],
  ['a missing file', 'bad_upload', (parts) => ({ ...parts, files: parts.files.slice(1) })],
  [
    'an additional file',
    'bad_upload',
    (parts) => ({ ...parts, files: [...parts.files, { path: 'added.js', content: 'steal()' }] }),
  ],
  ['a file twice', 'bad_upload', (parts) => ({ ...parts, files: [...parts.files, ...parts.files.slice(0, 1)] })],
  [
    'a path that leads out',
    'bad_upload',
    (parts) => ({ ...parts, files: [{ path: '../../../secrets/x.js', content: 'x' }, ...parts.files] }),
  ],
  [
    'a compressed twin of its own',
    'bad_upload',
    (parts) => ({ ...parts, files: [...parts.files, { path: 'remoteEntry.js.br', content: 'x' }] }),
  ],
  ['a contract with other content', 'bad_upload', (parts) => ({ ...parts, contract: `${parts.contract} ` })],
  [
    'no contract',
    'bad_upload',
    (parts) => {
      const form = uploadForm(parts);
      form.delete('contract');
      return form;
    },
  ],
  [
    'no description',
    'bad_upload',
    (parts) => {
      const form = uploadForm(parts);
      form.delete('description');
      return form;
    },
  ],
  [
    'the description behind the files',
    'bad_upload',
    (parts) => {
      const form = uploadForm(parts);
      form.delete('description');
      form.append('description', JSON.stringify(parts.description));
      return form;
    },
  ],
  [
    'a second description',
    'bad_upload',
    (parts) => {
      const form = uploadForm(parts);
      form.append('description', JSON.stringify(parts.description));
      return form;
    },
  ],
  [
    'an unknown field',
    'bad_upload',
    (parts) => {
      const form = uploadForm(parts);
      form.append('status', 'verified');
      return form;
    },
  ],
  ['an invalid commit', 'bad_upload', (parts) => ({ ...parts, commit: 'a b\nc' })],
  ['a description that is not JSON', 'bad_description', (parts) => ({ ...parts, description: '{' })],
  [
    'a description with a path that leads out',
    'bad_description',
    (parts) => ({
      ...parts,
      description: {
        ...parts.description,
        files: [...parts.description.files, { path: '../x', integrity: parts.description.contract, bytes: 1 }],
      },
    }),
  ],
  [
    'a description that lists a compressed twin',
    'bad_description',
    (parts) => ({
      ...parts,
      description: {
        ...parts.description,
        files: [
          ...parts.description.files,
          { path: 'remoteEntry.js.br', integrity: parts.description.contract, bytes: 1 },
        ],
      },
    }),
  ],
  [
    'a description that lists its own name',
    'bad_description',
    (parts) => ({
      ...parts,
      description: {
        ...parts.description,
        files: [...parts.description.files, { path: 'remote.json', integrity: parts.description.contract, bytes: 1 }],
      },
    }),
  ],
  [
    'two names that some file systems treat as one',
    'bad_description',
    (parts) => ({
      ...parts,
      description: {
        ...parts.description,
        files: [
          ...parts.description.files,
          { path: 'RemoteEntry.js', integrity: parts.description.contract, bytes: 1 },
        ],
      },
    }),
  ],
  [
    'too many files',
    'bad_description',
    (parts) => ({
      ...parts,
      description: {
        ...parts.description,
        files: Array.from({ length: 2001 }, (_, i) => ({
          path: `f${i}.js`,
          integrity: parts.description.contract,
          bytes: 1,
        })),
      },
    }),
  ],
  ...['version.json', 'Upload.json', 'contract.json', 'remoteEntry.js/part.js', `${'x'.repeat(201)}.js`].map(
    (file): (typeof refusals)[number] => [
      `a description that lists ${file.slice(0, 30)}`,
      'bad_description',
      (parts) => ({
        ...parts,
        description: {
          ...parts.description,
          files: [...parts.description.files, { path: file, integrity: parts.description.contract, bytes: 1 }],
        },
      }),
    ],
  ),
  [
    'more than 64 MB',
    'too_large',
    (parts) => ({
      ...parts,
      description: {
        ...parts.description,
        files: [
          ...parts.description.files,
          { path: 'a.js', integrity: parts.description.contract, bytes: 65 * 1024 * 1024 },
        ],
      },
    }),
  ],
];

test.each(refusals)('PLAT-05 refuses %s (%s)', async (_what, code, change) => {
  const parts = fresh();
  const response = await send(change(parts));
  expect(await codeOf(response)).toBe(code);
  expect(control.registry.current().versions['mf-chat']?.[parts.description.version]).toBeUndefined();
  expect(existsSync(stored(parts.description.version))).toBe(false);
  expect(readdirSync(path.join(control.dataDir, 'uploads'))).toEqual([]);
});

test.each(['', '; boundary=', `; boundary=${'x'.repeat(71)}`, `; boundary="${'x'.repeat(5_000)}"`])(
  'PLAT-05 refuses a form whose boundary is missing or too long: %.20s',
  async (parameter) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data${parameter}` };
    const response = await fetch(`${control.url}/api/versions`, { method: 'POST', headers, body: 'x' });
    expect([response.status, await codeOf(response)]).toEqual([400, 'invalid_request']);
  },
);

test('accepts the same form without any change', async () => {
  expect((await send(fresh())).status).toBe(201);
});

test('PLAT-04 refuses another team’s remote before a file is read, whatever name the description has', async () => {
  const billing = control.tokenFor('mf-billing');
  const response = await send(fresh(), `Bearer ${billing}`);
  expect([response.status, await codeOf(response)]).toEqual([403, 'not_allowed']);
  for (const name of ['mf-chat/../mf-billing', 'MF-billing', 'mf-billing ', '../mf-billing']) {
    const parts = fresh();
    const changed = await send({ ...parts, description: { ...parts.description, name } }, `Bearer ${billing}`);
    expect(await codeOf(changed)).toBe('bad_description');
  }
});

test('removes the uploads of a killed program, but not one in progress', async () => {
  const dataDir = temporaryFolder();
  for (const name of ['upload-old', 'upload-now']) mkdirSync(path.join(dataDir, 'uploads', name), { recursive: true });
  const hoursAgo = Date.now() / 1000 - 2 * 60 * 60;
  utimesSync(path.join(dataDir, 'uploads/upload-old'), hoursAgo, hoursAgo);
  const other = await startControl({ dataDir });
  expect(readdirSync(path.join(dataDir, 'uploads'))).toEqual(['upload-now']);
  await other.stop();
});

test('refuses a request that is not an upload with a sentence', async () => {
  const json = await fetch(`${control.url}/api/versions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{}',
  });
  expect([json.status, await codeOf(json)]).toEqual([400, 'invalid_request']);
});
