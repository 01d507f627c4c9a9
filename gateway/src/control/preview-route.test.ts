import type { PreviewResponse } from '@pairwise/contracts/console';

import { openPreviews } from '../staff/previews.ts';
import { chatDist, payDist, shellDist } from '../testing/make-dist.ts';
import { type RunningControl, startControl } from '../testing/start-control.ts';
import { operator } from '../testing/start-gateway.ts';

const [LIVE, NEW] = ['1.0.0-00000001', '1.0.0-00000002'];

let control: RunningControl;
beforeAll(async () => {
  control = await startControl({ memberOriginOf: (zone) => `https://${zone}.test` });
  for (const dist of [shellDist(), chatDist(), payDist()]) control.registry.putLive(dist, operator);
  control.registry.publish(chatDist(NEW), operator);
});
afterAll(() => control.stop());

const ask = async (name: string, version: string, token = control.tokenFor(name)) => {
  const response = await fetch(`${control.url}/api/names/${name}/versions/${version}/preview`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  // The control API's own response.
  const body = (await response.json()) as Partial<PreviewResponse> & { error?: { code: string; message: string } };
  return { status: response.status, ...body };
};

test('a team gets a link to its verified version, on the origin of its pages, for seven days', async () => {
  expect(await ask('mf-chat', NEW)).toMatchObject({
    status: 422,
    error: { code: 'not_verified', message: `mf-chat ${NEW} is uploaded. Only a verified version has preview links.` },
  });
  control.registry.recordChecks('mf-chat', NEW, 'verified', [], operator);
  const { status, url = '', expiresAt = '' } = await ask('mf-chat', NEW);
  expect([status, new URL(url).origin]).toEqual([200, 'https://app.test']);
  expect(Date.parse(expiresAt) - Date.now()).toBeCloseTo(7 * 24 * 60 * 60_000, -5);
  const { dataDir, tokens, registry } = control;
  const previews = openPreviews({ dataDir, https: false, tokens, current: registry.current });
  const link = previews.open(url.split('/').at(-1) ?? '');
  expect([link?.version.version, link?.token.team]).toEqual([NEW, 'chat']);
});

test('no one else gets one', async () => {
  expect((await ask('mf-chat', NEW, control.tokenFor('mf-members'))).status).toBe(403);
  expect((await ask('mf-chat', NEW, control.tokenFor('mf-chat', { actions: ['read', 'publish'] }))).status).toBe(403);
  expect((await ask('mf-chat', '9.9.9-99999999')).status).toBe(404);
  const billing = await ask('mf-billing', LIVE);
  expect([billing.status, billing.error?.message]).toEqual([403, expect.stringContaining("second person's approval")]);
});
