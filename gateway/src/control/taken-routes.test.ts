import type { ControlErrorBody } from '@pairwise/contracts/console';

import { remoteBuild, type RemoteOptions, route, shellBuild } from '../testing/gate-fixtures.ts';
import { type RunningControl, startControl, uploadForm, uploadParts } from '../testing/start-control.ts';
import { operator } from '../testing/start-gateway.ts';

const two = '1.1.0-00000002';
const chats = route('chats', '/chats');
const members = route('members', '/members/:id/:tab?');

let control: RunningControl;
beforeEach(async () => {
  control = await startControl();
  for (const options of [
    { name: 'mf-chat', routes: [chats] },
    { name: 'mf-members', routes: [members] },
  ]) {
    control.registry.putLive(remoteBuild(options), operator);
  }
  control.registry.putLive(shellBuild(), operator);
});
afterEach(() => control.stop());

const publish = async (options: RemoteOptions & { name: string }) => {
  const response = await fetch(`${control.url}/api/versions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${control.tokenFor(options.name)}` },
    body: uploadForm(uploadParts(remoteBuild({ version: two, ...options }))),
  });
  const body = (await response.json()) as Partial<ControlErrorBody>;
  if (response.status === 201) control.registry.recordChecks(options.name, two, 'verified', [], operator);
  return { status: response.status, error: body.error };
};

const change = async (name: string, action: 'promote' | 'canary') => {
  const body = { version: two, why: 'a test', expectedRevision: control.registry.current().revision };
  const steps = action === 'canary' && { steps: [{ audience: {}, percent: 10 }] };
  const response = await fetch(`${control.url}/api/names/${name}/${action}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${control.tokenFor(name)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, ...steps }),
  });
  return { status: response.status, error: ((await response.json()) as Partial<ControlErrorBody>).error };
};

test.each(['promote', 'canary'] as const)(
  'PLAT-02 refuses to %s a version with an address that another team put live since it was published',
  async (action) => {
    // Both have passed the gate, which has compared each with what was live then.
    expect((await publish({ name: 'mf-chat', routes: [chats, route('news', '/news/:id')] })).status).toBe(201);
    expect((await publish({ name: 'mf-members', routes: [members, route('today', '/news/today')] })).status).toBe(201);
    expect((await change('mf-chat', 'promote')).status).toBe(200);
    const { status, error } = await change('mf-members', action);
    expect([status, error?.code]).toEqual([409, 'does_not_fit']);
    expect(error?.message).toContain('/news/today would match /news/today, which mf-chat serves today by /news/:id');
  },
);

test('PLAT-02 promotes a version whose address no other team has put live', async () => {
  expect((await publish({ name: 'mf-members', routes: [members, route('today', '/news/today')] })).status).toBe(201);
  expect((await change('mf-members', 'promote')).status).toBe(200);
});

test.each([
  '/sw-push.js',
  '/offline.html',
  '/manifest.webmanifest',
  '/compatibility.json',
  '/robots.txt',
  '/sitemap.xml',
  '/favicon.ico',
  '/.well-known/security.txt',
  '/members/*',
  '/%61pi/chats.php',
])('PLAT-02 refuses a version whose address is %s, which no page can have', async (path) => {
  const { status, error } = await publish({ name: 'mf-chat', routes: [chats, route('file', path)] });
  expect([status, error?.code]).toEqual([422, 'bad_description']);
});

test.each(['/api', '/api/chats', '/media/1', '/__mfe/staff', '/__dev', '/remotes/x', '/health', '/fonts/a'])(
  'PLAT-02 a version with the address %s of the gateway never goes live',
  async (path) => {
    // The gate refuses it, and so does the change, for a gate that did not.
    expect((await publish({ name: 'mf-chat', routes: [chats, route('own', path)] })).status).toBe(201);
    expect((await change('mf-chat', 'promote')).error).toMatchObject({
      code: 'does_not_fit',
      message: expect.stringContaining('belongs to the gateway'),
    });
  },
);
