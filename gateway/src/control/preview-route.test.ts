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

const requestLink = async (name: string, version: string, token = control.tokenFor(name)) => {
  const response = await fetch(`${control.url}/api/names/${name}/versions/${version}/preview`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  // The control API's own response.
  const body = (await response.json()) as Partial<PreviewResponse> & { error?: { code: string; message: string } };
  return { status: response.status, ...body };
};

test('a team gets a link to its verified version, on the origin of its pages, for seven days', async () => {
  expect(await requestLink('mf-chat', NEW)).toMatchObject({
    status: 422,
    error: { code: 'not_verified', message: `mf-chat ${NEW} is uploaded. Only a verified version has preview links.` },
  });
  control.registry.recordChecks('mf-chat', NEW, 'verified', [], operator);
  const { status, url = '', expiresAt = '' } = await requestLink('mf-chat', NEW);
  expect([status, new URL(url).origin]).toEqual([200, 'https://app.test']);
  expect(Date.parse(expiresAt) - Date.now()).toBeCloseTo(7 * 24 * 60 * 60_000, -5);
  const { dataDir, tokens, registry } = control;
  const previews = openPreviews({ dataDir, https: false, tokens, current: registry.current });
  const link = previews.open(url.split('/').at(-1) ?? '');
  expect([link?.version.version, link?.token.team]).toEqual([NEW, 'chat']);
  const last = registry.audit().at(-1);
  expect(last).toMatchObject({ who: 'chat/one', what: { kind: 'preview', name: 'mf-chat', version: NEW } });
  await requestLink('mf-chat', NEW);
  expect(registry.audit().at(-1)).toEqual(last);
});

test('no one else gets one', async () => {
  expect((await requestLink('mf-chat', NEW, control.tokenFor('mf-members'))).status).toBe(403);
  expect(
    (await requestLink('mf-chat', NEW, control.tokenFor('mf-chat', { actions: ['read', 'publish'] }))).status,
  ).toBe(403);
  expect((await requestLink('mf-chat', '9.9.9-99999999')).status).toBe(404);
});

test('PLAT-04 the second person gets a link to the version of a request that waits, for ten minutes; no one else does', async () => {
  const { dataDir, registry, tokens } = control;
  registry.publish(payDist(NEW), operator);
  registry.recordChecks('mf-billing', NEW, 'verified', [], operator);
  const approver = control.tokenFor('mf-billing', { team: 'board', person: 'Bea', actions: ['approve', 'read'] });
  const refused = await requestLink('mf-billing', NEW, approver);
  expect([refused.status, refused.error?.message]).toEqual([
    403,
    expect.stringContaining('while a request of another'),
  ]);
  const { id } = registry.request(
    { kind: 'promote', name: 'mf-billing', version: NEW },
    { who: 'billing/one', person: 'one', why: 'a test' },
  );
  const own = control.tokenFor('mf-billing', { actions: ['approve', 'override', 'read'] });
  expect((await requestLink('mf-billing', NEW, own)).status).toBe(403);
  expect((await requestLink('mf-billing', NEW)).status).toBe(403);
  expect((await requestLink('mf-billing', LIVE, approver)).status).toBe(403);

  const { status, url = '', expiresAt = '' } = await requestLink('mf-billing', NEW, approver);
  expect(status).toBe(200);
  expect(Date.parse(expiresAt) - Date.now()).toBeCloseTo(10 * 60_000, -5);
  const opened = (now = Date.now) =>
    openPreviews({ dataDir, https: false, tokens, current: registry.current, now }).open(url.split('/').at(-1) ?? '');
  expect([opened()?.version.version, opened()?.token.person]).toEqual([NEW, 'Bea']);
  expect(opened(() => Date.now() + 11 * 60_000)).toBeUndefined();
  registry.withdraw(id, { who: 'billing/one', why: 'a test' });
  expect(opened()).toBeUndefined();
});
