import type { ControlErrorBody } from '@pairwise/contracts/console';

import { makeDist } from '../testing/make-dist.ts';
import { type RunningControl, startControl, uploadForm, uploadParts } from '../testing/start-control.ts';

let control: RunningControl;
beforeAll(async () => {
  control = await startControl();
});
afterAll(() => control.stop());

/** Uploads a build. Without a commit, the upload names none. */
const upload = async (name: string, version: string, commit?: string) => {
  const entry = name === 'shell' ? 'main.js' : 'remoteEntry.js';
  const { commit: _fromFixture, ...parts } = uploadParts(makeDist({ name, version, files: { [entry]: version } }));
  const response = await fetch(`${control.url}/api/versions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${control.tokenFor(name)}` },
    body: uploadForm(commit === undefined ? parts : { ...parts, commit }),
  });
  return { status: response.status, code: ((await response.json()) as Partial<ControlErrorBody>).error?.code };
};

test.each(['shell', 'mf-billing'])('PLAT-04 a build of %s from uncommitted code is refused', async (name) => {
  const version = '1.0.0-00000001';
  for (const commit of [undefined, '9f2c1ab-changed', 'unknown', 'main', '9f2c1a']) {
    expect(await upload(name, version, commit)).toEqual({ status: 422, code: 'uncommitted' });
  }
  expect(control.registry.current().versions[name]).toBeUndefined();
  expect(await upload(name, version, '9f2c1ab')).toEqual({ status: 201, code: undefined });
  const full = '0123456789abcdef0123456789abcdef01234567';
  expect((await upload(name, '1.0.1-00000002', full)).status).toBe(201);
});

test('any other remote is published from uncommitted code, which its version records', async () => {
  expect((await upload('mf-chat', '1.0.0-00000001', '9f2c1ab-changed')).status).toBe(201);
  expect((await upload('mf-chat', '1.0.1-00000002')).status).toBe(201);
  const { '1.0.0-00000001': changed, '1.0.1-00000002': without } = control.registry.current().versions['mf-chat'] ?? {};
  expect([changed?.commit, without?.commit]).toEqual(['9f2c1ab-changed', 'unknown']);
});
