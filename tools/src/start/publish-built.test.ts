import { rmSync } from 'node:fs';
import { join } from 'node:path';

import { openRegistry, type Registry } from '@pairwise/gateway/registry';
import {
  chatDist,
  makeDist,
  payDist,
  type RunningControl,
  shellDist,
  startControl,
  uploadForm,
  uploadParts,
} from '@pairwise/gateway/testing';

import { publishBuilt } from './publish-built.ts';

const [one, two, three] = ['1.0.0-00000001', '1.0.0-00000002', '1.0.0-00000003'] as const;
const operator = { who: 'operator', why: 'a test' };

let control: RunningControl;
let registry: Registry;
beforeEach(async () => {
  control = await startControl();
  ({ registry } = control);
});
afterEach(() => control.stop());

/** Publishes builds as a start of the product does, and returns the lines that it prints. */
const start = async (builds: Record<string, string>, { demo = true } = {}): Promise<string[]> => {
  const lines: string[] = [];
  await publishBuilt({
    settings: { dataDir: control.dataDir, databaseUrl: undefined, artifactStore: undefined, demo },
    builds,
    log: (line) => void lines.push(line),
  });
  return lines;
};
const startChat = (version: string, options?: { demo: boolean }) => start({ 'mf-chat': chatDist(version) }, options);

/** Sends a change with the token of the team that owns the name. */
const act = async (name: string, action: string, body: object): Promise<number> => {
  const response = await fetch(`${control.url}/api/names/${name}/${action}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${control.tokenFor(name)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ expectedRevision: registry.current().revision, ...body }),
  });
  return response.status;
};
const live = (name = 'mf-chat') => registry.current().pointers[name];
const statusOf = (version: string, name = 'mf-chat') => registry.current().versions[name]?.[version]?.status;
const time = String.raw`\d{4}-\d\d-\d\d \d\d:\d\d`;

test('PLAT-04 a build goes live by itself while no one acted on its name with a token', async () => {
  expect(await startChat(one)).toEqual([]);
  expect(live()).toBe(one);
  expect(await startChat(two)).toEqual([]);
  expect(live()).toBe(two);
  // An older branch is checked out.
  expect(await startChat(one)).toEqual([]);
  expect(live()).toBe(one);
});

test('PLAT-04 a version that was pointed to stays live until the checkout changes', async () => {
  await startChat(one);
  await startChat(two);
  registry.promote('mf-chat', one, operator);
  const [line] = await startChat(two);
  expect(line).toContain(`mf-chat: ${one} is live after the promotion by operator`);
  expect(line).toContain('It has not changed since the last start.');
  expect(live()).toBe(one);
  expect(await startChat(three)).toEqual([]);
  expect(live()).toBe(three);
});

test('PLAT-04 acts of the gateway and of the operator, and an upload alone, do not stop builds', async () => {
  await startChat(one);
  const canary = { steps: [{ audience: {}, percent: 10 }], haltOn: { minSessions: 20, errorRateDelta: 0.02 } };
  registry.publish(chatDist(two), operator);
  registry.recordChecks('mf-chat', two, 'verified', [], operator);
  registry.startCanary('mf-chat', two, canary, operator);
  registry.halt('mf-chat', { who: 'gateway', why: '9 of 10 failed' });
  // A dry run of the command line.
  const headers = { authorization: `Bearer ${control.tokenFor('mf-chat')}` };
  const body = uploadForm(uploadParts(chatDist('1.0.0-00000009')));
  expect((await fetch(`${control.url}/api/versions`, { method: 'POST', headers, body })).status).toBe(201);
  expect(await startChat(three)).toEqual([]);
  expect(live()).toBe(three);
});

test('PLAT-04 a restart keeps a rollback of a team, and a new build is a candidate', async () => {
  const builds = (version: string) => ({ 'mf-chat': chatDist(version), 'mf-billing': payDist(version) });
  await start(builds(one));
  await start(builds(two));
  expect(await act('mf-billing', 'rollback', { version: one, why: 'wrong\u001B[31m price' })).toBe(200);
  const { revision } = registry.current();
  const [line, ...others] = await start(builds(two));
  expect(others).toEqual([]);
  expect(registry.current().revision).toBe(revision);
  // The reason is in the line, and it cannot control the terminal.
  expect(line).toMatch(
    new RegExp(
      `^mf-billing: ${one} is live after the rollback by billing/one at ${time} \\("wrong \\[31m price"\\)\\. ` +
        `This checkout's ${two}, rolled back at ${time} by billing/one \\("wrong \\[31m price"\\), is a candidate\\. ` +
        `To promote it: npm run mfe -- promote mf-billing ${two} --why "…"$`,
    ),
  );
  // The command asks for the second person.
  expect(await act('mf-billing', 'promote', { version: two, why: 'fixed' })).toBe(202);

  // A build of other sources: a name that no team acted on still changes.
  const [next, ...more] = await start(builds(three));
  expect(more).toEqual([]);
  expect(next).toMatch(/^mf-billing: .* is live after the rollback by billing\/one .* is a candidate\./);
  expect(next).toMatch(/To promote it: npm run mfe -- publish mf-billing$/);
  expect(next).not.toContain(`${three}, rolled back`);
  expect([live('mf-billing'), live()]).toEqual([one, three]);
  expect(statusOf(three, 'mf-billing')).toBe('uploaded');
});

test('PLAT-04 a restart keeps a canary of 10 percent, even of the version that the checkout builds', async () => {
  await startChat(one);
  registry.publish(chatDist(two), operator);
  registry.recordChecks('mf-chat', two, 'verified', [], operator);
  const steps = [{ audience: {}, percent: 10 }];
  expect(await act('mf-chat', 'canary', { version: two, steps, why: 'try it' })).toBe(200);
  const { pointers, rollouts } = registry.current();
  const [line] = await startChat(two);
  expect(line).toMatch(
    new RegExp(
      `^mf-chat: ${one} is live, ${two} for 10 % of all visitors after the canary by chat/one at ${time} ` +
        String.raw`\("try it"\)\. This checkout's ${two} is the canary\. To promote it: npm run mfe -- promote`,
    ),
  );
  await startChat(three);
  expect(registry.current()).toMatchObject({ pointers, rollouts });
});

test('a preview link of a team keeps no build back', async () => {
  await startChat(one);
  registry.publish(chatDist(two), operator);
  registry.recordPreview('mf-chat', two, new Date().toISOString(), { who: 'chat/one', why: 'preview link' });
  await startChat(three);
  expect(live()).toBe(three);
});

test('PLAT-04 a deployable that a team took offline stays offline, whatever the checkout builds', async () => {
  await startChat(one);
  expect(await act('mf-chat', 'revoke', { version: one, offline: true, why: 'leaks' })).toBe(200);
  const [same] = await startChat(one);
  expect(same).toMatch(/^mf-chat: nothing is live after the revocation by chat\/one .*\("leaks"\)/);
  expect(same).toMatch(/Only another build can go live\.$/);
  const [other] = await startChat(two);
  expect(other).toMatch(/To promote it: npm run mfe -- publish mf-chat$/);
  expect(live()).toBeUndefined();
});

test('PLAT-04 in production a build is a candidate, even at the first start', async () => {
  const [first] = await startChat(one, { demo: false });
  expect(first).toBe(
    `mf-chat: nothing is live. This checkout's ${one} is a candidate. In production, nothing goes live by itself. ` +
      `To promote it: npm run mfe -- point mf-chat ${one} --unchecked --why "…"`,
  );
  expect([live(), statusOf(one)]).toEqual([undefined, 'uploaded']);
  registry.promoteUnchecked('mf-chat', one, operator);
  expect(await startChat(one, { demo: false })).toEqual([]);
  const [second] = await startChat(two, { demo: false });
  expect(second).toMatch(/To promote it: npm run mfe -- publish mf-chat$/);
  expect([live(), statusOf(two)]).toEqual([one, 'uploaded']);
});

test('PLAT-04 a build that does not fit what a team made live is a candidate', async () => {
  const rival = (route: string, version: string) => {
    const { description } = uploadParts(chatDist(version));
    if (typeof description === 'string' || !description.data) throw new Error('the build has no data');
    const [first] = description.data.routes;
    if (!first) throw new Error('the build has no route');
    return makeDist({
      name: 'mf-games',
      version,
      files: { 'remoteEntry.js': 'games', 'lifecycle.js': 'games', 'screen-chats.js': 'games' },
      description: {
        lifecycle: ['lifecycle.js'],
        screens: { chats: ['screen-chats.js'] },
        data: { ...description.data, name: 'mf-games', routes: [{ ...first, path: route }], widgets: [] },
      },
    });
  };
  const shell = { shell: shellDist(one) };
  await start({ ...shell, 'mf-chat': chatDist(one), 'mf-games': rival('/games', one) });
  await start({ ...shell, 'mf-chat': chatDist(two), 'mf-games': rival('/games', one) });
  expect(await act('mf-chat', 'rollback', { version: one, why: 'slow' })).toBe(200);
  const lines = await start({ ...shell, 'mf-chat': chatDist(two), 'mf-games': rival('/chats', two) });
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/^mf-games: .* It does not fit what teams have made live: .*\/chats/);
  expect(live('mf-games')).toBe(one);
});

test('PLAT-04 after the signing key was lost, the builds of the checkout go live again', async () => {
  await startChat(one);
  await startChat(two);
  expect(await act('mf-chat', 'rollback', { version: one, why: 'slow' })).toBe(200);
  rmSync(join(control.dataDir, 'secrets/registry-signing.pem'));
  const warnings = jest.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
  try {
    expect(await startChat(two)).toEqual([]);
    expect(openRegistry({ dataDir: control.dataDir }).current().pointers).toEqual({ 'mf-chat': two });
  } finally {
    warnings.mockRestore();
  }
});
