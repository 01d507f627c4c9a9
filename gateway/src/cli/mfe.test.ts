import { renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { chatDist, makeDist, payDist, shellDist, temporaryFolder } from '../testing/make-dist.ts';
import { ensureDemoTokens } from '../access/index.ts';
import { ControlError } from '../control/control-error.ts';
import type { Gate } from '../control/gate-queue.ts';
import { runMfeInTest } from '../testing/run-mfe-in-test.ts';
import { type RunningControl, smallGate, startControl } from '../testing/start-control.ts';
import { operator } from '../testing/start-gateway.ts';

let control: RunningControl;
let dist = '';
/** How many requests for a check get `busy`, as while a check takes longer than a response may. */
let busy = 0;
const gate: Gate = async (request) => {
  if (busy === 0) return smallGate(request);
  busy -= 1;
  throw new ControlError('busy', 'The checks of this version are still running.');
};
beforeAll(async () => {
  control = await startControl({ gate });
  for (const built of [shellDist(), chatDist(), payDist()]) control.registry.putLive(built, operator);
  ensureDemoTokens(control.dataDir, ['shell', 'mf-chat', 'mf-billing']);
});
afterAll(() => control.stop());

/** Runs a command line and returns what it printed, its exit code and which builds it made. */
const type = (line: string, more: Parameters<typeof runMfeInTest>[2] = {}) =>
  runMfeInTest(control, line.split(' ').filter(Boolean), { build: async () => dist, ...more });

const rollout = () => control.registry.current().rollouts['mf-chat'];
const live = (name: string) => control.registry.current().pointers[name];
const statusOf = (name: string, version: string) => control.registry.current().versions[name]?.[version]?.status;

describe('PLAT-04 publish', () => {
  test('builds one deployable, uploads it, prints the checks, and makes it live', async () => {
    dist = chatDist('1.1.0-00000001');
    const { code, text, built } = await type('publish mf-chat');
    expect(built).toEqual(['mf-chat']);
    expect(text).toMatch(/8 files uploaded, version number 2.*\n.*\n {2}✓ entry +passed +It is good\./);
    expect(text).toMatch(/live from the next page on \(revision \d+\)/);
    expect([code, live('mf-chat')]).toEqual([0, '1.1.0-00000001']);
    const last = control.registry.audit().at(-1);
    expect(last).toMatchObject({ who: 'chat/demo', why: 'Sort chats by time' });
    expect(control.registry.current().versions['mf-chat']?.['1.1.0-00000001']?.commit).toBe('9f2c1ab');
  });

  test('does not upload the same build again', async () => {
    const calls = jest.spyOn(globalThis, 'fetch');
    const { code, text } = await type('publish mf-chat');
    const addresses = calls.mock.calls.map(([address]) => address);
    calls.mockRestore();
    expect(addresses).not.toContain(`${control.url}/api/versions`);
    expect(addresses).toContain(`${control.url}/api/versions/mf-chat/1.1.0-00000001/check`);
    expect(text).toContain('is uploaded already, by chat/demo');
    expect(text).toContain('mf-chat 1.1.0-00000001 is live already. Nothing changed.');
    expect(code).toBe(0);
    const dry = await type('publish mf-chat --dry-run');
    expect(dry.text).toContain('The version would pass. It is live already. Nothing changed.');
  });

  test('waits for checks that take longer than a response', async () => {
    busy = 2;
    dist = chatDist('1.0.9-00000001');
    const { code, text } = await type('publish mf-chat --dry-run');
    expect(text.match(/The gate is still checking\. Waiting …/g)).toHaveLength(2);
    expect(text).toMatch(/✓ entry[\s\S]*The version would pass/);
    expect([code, busy]).toEqual([0, 0]);
  });

  test('refuses other files under an existing version', async () => {
    dist = makeDist({ name: 'mf-chat', version: '1.1.0-00000001', files: { 'remoteEntry.js': 'other' } });
    const { code, text } = await type('publish mf-chat');
    expect([code, live('mf-chat')]).toEqual([1, '1.1.0-00000001']);
    expect(text).toContain('was published before with other files');
  });

  test('exits with 1 when the gate refuses a version, which does not go live', async () => {
    dist = chatDist('1.2.0-00000bad');
    const { code, text } = await type('publish mf-chat');
    expect(text).toMatch(/✗ entry +failed +It is bad\.\n.*is refused/);
    expect([code, live('mf-chat'), statusOf('mf-chat', '1.2.0-00000bad')]).toEqual([1, '1.1.0-00000001', 'refused']);
  });

  test('--dry-run prints the same checks and changes nothing but the upload', async () => {
    dist = chatDist('1.3.0-00000001');
    const good = await type('publish mf-chat --dry-run');
    expect(good.text).toMatch(/✓ entry[\s\S]*The version would pass/);
    expect([good.code, live('mf-chat'), statusOf('mf-chat', '1.3.0-00000001')]).toEqual([
      0,
      '1.1.0-00000001',
      'uploaded',
    ]);
    dist = chatDist('1.3.1-00000bad');
    const bad = await type('publish mf-chat --dry-run');
    expect([bad.code, statusOf('mf-chat', '1.3.1-00000bad')]).toEqual([1, 'uploaded']);
  });

  test('makes the build of a dry run live later; --no-live waits, --canary serves some visitors', async () => {
    dist = chatDist('1.3.0-00000001');
    const waits = await type('publish mf-chat --no-live');
    expect(waits.text).toContain('npm run mfe -- promote mf-chat 1.3.0-00000001');
    expect(waits.text).toMatch(/Preview, until [\d-]+ [\d:]+ UTC: http:\/\/\S+\/__mfe\/preview\/[\w.-]+$/);
    expect([live('mf-chat'), statusOf('mf-chat', '1.3.0-00000001')]).toEqual(['1.1.0-00000001', 'verified']);
    const some = await type(
      'publish mf-chat --canary 10 --country nl,BE --language nl --niche 1,2 --staff --min-sessions 50',
    );
    expect(some.text).toContain('is now the canary for 10 % of NL, BE and speakers of nl and niche 1, 2 and staff');
    expect(control.registry.current().rollouts['mf-chat']).toMatchObject({
      version: '1.3.0-00000001',
      steps: [{ percent: 10, audience: { countries: ['NL', 'BE'], languages: ['nl'], niches: [1, 2], staff: true } }],
      haltOn: { minSessions: 50, errorRateDelta: 0.002, minNetworks: 1 },
    });
  });
});

test('PLAT-06 preview prints a link to the newest verified version, or says why there is none', async () => {
  const link = /^Preview, until [\d-]+ [\d:]+ UTC: http:\/\/\S+\/__mfe\/preview\/[\w.-]+$/;
  expect((await type('preview mf-chat')).text).toMatch(link);
  expect((await type('preview mf-chat 1.3.0-00000001')).text).toMatch(link);
  expect((await type('preview mf-chat 1.3.1-00000bad')).text).toMatch(/is uploaded\. Only a verified version/);
  expect((await type('preview mf-billing')).text).toMatch(/^No change of mf-billing waits for approval/);
  const { version = '' } = control.registry.list().find(({ name }) => name === 'mf-billing') ?? {};
  expect((await type(`preview mf-billing ${version}`)).text).toMatch(
    /second person's approval only\. Its preview links are for that person/,
  );
  expect((await type('preview mf-games')).text).toMatch(/mf-games has no verified version|no deploy token/i);
});

describe('PLAT-04 changes of what is live', () => {
  test('canary, promote, rollback, halt and revoke change what is live', async () => {
    const before = control.registry.current().rollouts['mf-chat'];
    const raised = await type('canary mf-chat 25 --why fine');
    const who = 'NL, BE and speakers of nl and niche 1, 2 and staff';
    expect(raised.text).toContain(`Before: 10 % of ${who}. Requested: 25 % of ${who}.`);
    expect(raised.text).toContain(`1.3.0-00000001 is now the canary for 25 % of ${who}`);
    expect(rollout()).toMatchObject({ salt: before?.salt, haltOn: before?.haltOn });
    expect(rollout()?.steps).toEqual([{ percent: 25, audience: before?.steps[0]?.audience }]);
    expect((await type('publish mf-chat --canary 28')).text).toContain(`is now the canary for 28 % of ${who}`);
    expect((await type('canary mf-chat 30 --country nl --why fine')).text).toContain(
      'is now the canary for 30 % of NL',
    );
    expect((await type('canary mf-chat 30 --everyone --why fine')).text).toContain('for 30 % of all visitors');
    expect(rollout()?.steps).toEqual([{ percent: 30, audience: {} }]);
    // One part of the rule leaves the others as they are.
    await type('canary mf-chat 30 --min-sessions 70 --why fine');
    await type('canary mf-chat 30 --error-delta 1 --why fine');
    expect(rollout()?.haltOn).toEqual({ minSessions: 70, errorRateDelta: 0.01, minNetworks: 1 });
    expect((await type('promote mf-chat --why good')).text).toContain('mf-chat 1.3.0-00000001 is live for everyone');
    expect(live('mf-chat')).toBe('1.3.0-00000001');
    const { revision } = control.registry.current();
    expect((await type('promote mf-chat 1.3.0-00000001 --why good')).text).toBe(
      'mf-chat 1.3.0-00000001 is live already. Nothing changed.',
    );
    expect(control.registry.current().revision).toBe(revision);
    expect((await type('rollback mf-chat --why slow')).text).toContain('mf-chat is back at 1.1.0-00000001 from');
    expect(live('mf-chat')).toBe('1.1.0-00000001');
    expect((await type('canary mf-chat 5% --why again')).text).toContain('1.3.0-00000001 is now the canary for 5 %');
    expect((await type('halt mf-chat --why slow')).text).toContain('has ended');
    expect((await type('halt mf-chat --why slow')).code).toBe(1);
    expect((await type('revoke mf-chat 1.3.0-00000001 --why leak')).text).toContain('is revoked');
    expect((await type('promote mf-chat 1.3.0-00000001 --why good')).code).toBe(1);
    expect((await type('canary mf-chat 5 --why good')).text).toContain('no newer verified version');
  });

  test('revoke says what goes offline before it does it, and does it with --offline', async () => {
    const { registry } = control;
    const version = '1.0.0-00000001';
    const built = makeDist({ name: 'mf-games', version, files: { 'remoteEntry.js': 'games' } });
    registry.putLive(built, operator);
    const { revision } = registry.current();
    const token = control.tokenFor('mf-games');
    const asked = await type(`revoke mf-games ${version} --why leak`, { token });
    expect([asked.code, registry.current().revision]).toEqual([1, revision]);
    expect(asked.text).toBe(
      `mf-games ${version} is live, and no earlier stable version is verified: without it mf-games is offline. ` +
        'Then it has no pages.\nNothing was changed. Add --offline to revoke it nevertheless.',
    );
    const done = await type(`revoke mf-games ${version} --offline --why leak`, { token });
    expect(done.text).toContain(`${version} is revoked. mf-games is offline until a version is promoted`);
    expect([live('mf-games'), statusOf('mf-games', version)]).toEqual([undefined, 'revoked']);
    expect((await type('list mf-games')).text).not.toContain('live');
  });

  test('asks for the audience of a canary with several steps', async () => {
    const { registry } = control;
    const version = '1.4.0-00000001';
    const made = chatDist(version);
    registry.publish(made, operator);
    registry.recordChecks('mf-chat', version, 'verified', [], operator);
    const steps = [
      { audience: { staff: true }, percent: 100 },
      { audience: { countries: ['NL'] }, percent: 10 },
    ];
    registry.startCanary('mf-chat', version, { steps, haltOn: { minSessions: 5, errorRateDelta: 0.1 } }, operator);
    const { code, text } = await type('canary mf-chat 25 --why more');
    expect([code, text]).toEqual([2, expect.stringContaining('2 steps (100 % of staff, 10 % of NL)')]);
    expect(rollout()?.steps).toEqual(steps);
    registry.halt('mf-chat', operator);
  });

  test.each([
    'canary mf-chat 5',
    'promote mf-chat',
    'rollback mf-chat',
    'halt mf-chat',
    'revoke mf-chat 1.0.0-00000001',
    'approve 0123',
    'withdraw 0123',
    'rollback mf-chat --why=',
  ])('%p requires a reason and changes nothing', async (line) => {
    const { revision } = control.registry.current();
    const { code, text } = await type(line);
    expect([code, text]).toEqual([
      2,
      expect.stringMatching(line.endsWith('--why=') ? /--why takes a reason/ : /Missing option: --why "REASON"\./),
    ]);
    expect(control.registry.current().revision).toBe(revision);
  });

  test('reports an invalid version in a sentence, without its pattern', async () => {
    const { code, text } = await type('promote mf-chat 1.3 --why good');
    expect([code, text]).toEqual([1, expect.stringContaining('version: is not a version, such as 0.1.0-9f2c1ab0')]);
  });

  test.each([undefined, '9f2c1ab-changed'])('builds no payments from uncommitted code (%s)', async (id) => {
    const commit = async () =>
      id === undefined ? undefined : { id, subject: 'Sort chats by time', author: 'Rui Costa' };
    const { code, text, built } = await type('publish mf-billing --dry-run', { commit });
    expect([code, built]).toEqual([1, []]);
    expect(text).toContain('mf-billing is published from a commit only');
  });

  test('makes a change that needs two persons wait for the second', async () => {
    dist = payDist('1.1.0-00000001');
    const requested = await type('publish mf-billing --why prices');
    const id = /approve ([0-9a-f]+)/.exec(requested.text)?.[1] ?? '';
    expect([requested.code, live('mf-billing')]).toEqual([0, '1.0.0-00000001']);
    expect((await type('requests')).text).toMatch(
      new RegExp(`^${id} {2}promote: mf-billing 1\\.1\\.0-00000001 .* by billing/demo: prices$`),
    );
    expect(requested.text).toContain('they run `npm run mfe -- preview mf-billing 1.1.0-00000001`');
    expect((await type('preview mf-billing')).text).toMatch(/^Preview, until .* UTC: http\S+\/__mfe\/preview\//);
    expect((await type(`approve ${id} --why read-it`)).code).toBe(0);
    expect(live('mf-billing')).toBe('1.1.0-00000001');
    expect((await type('requests')).text).toBe('No change waits for approval.');
    expect((await type(`withdraw ${id} --why no`)).text).toContain('No request with this id is waiting');
  });

  test('list, explain and audit print the current state', async () => {
    const { text } = await type('list mf-billing');
    expect(text).toMatch(
      /mf-billing {2}\(team billing\)\n {2}live {4}1\.1\.0-00000001 {2}since .* by approver\/second person/,
    );
    expect(text).toMatch(/\* 1\.1\.0-00000001 {2}verified {2}#2 .*commit 9f2c1ab/);
    // The operator put it live without the gate.
    expect(text).toMatch(/ {4}1\.0\.0-00000001 {2}unchecked {2}#1 /);
    expect((await type('list mf-nobody')).code).toBe(1);
    const why = await type('explain mf-chat --path /chats --country nl');
    expect(why.text).toContain('This visitor is an example');
    expect((await type(`explain mf-chat --bucket ${'A'.repeat(22)}`)).text).not.toContain('example');
    expect((await type('explain mf-chat --language xx')).text).toContain('language: is one of en, ');
    expect(why.text).toMatch(/No canary runs[\s\S]*\/chats is a page of mf-chat, zone app/);
    expect((await type('audit --limit 2')).text).toMatch(
      /approve mf-billing 1\.1\.0-00000001: read-it\n[\s\S]* {8}pointers\/mf-billing: "1\.0\.0-00000001" → "1\.1\.0-00000001"\n[\s\S]*\d+ entries; the chain is complete/,
    );
    const { text: log } = await type('audit --limit 200');
    expect(log).toContain('canary mf-chat 1.3.0-00000001 for 30 % of NL: fine');
    expect(log).toMatch(/ check mf-billing 1\.0\.0-00000001 unchecked: /);
    expect(log).toMatch(/ check mf-billing 1\.1\.0-00000001 verified: /);
    expect((await type('audit --verify')).text).toMatch(/^\d+ entries; the chain is complete\.$/);
  });
});

describe('permissions and errors', () => {
  test('PLAT-04 uses the given token, even in demo mode, and only for its own names', async () => {
    const token = control.tokenFor('mf-billing');
    const { code, text } = await type('rollback mf-chat --why slow', { token });
    expect([code, text]).toEqual([1, 'The token of team billing may not rollback mf-chat.']);
    expect((await type('rollback mf-chat --why slow', { token: 'mfe_x' })).text).toContain('not valid');
  });

  test('PLAT-04 does nothing without a token outside demo mode', async () => {
    const { code, text } = await type('rollback mf-chat --why slow', { demo: false });
    expect([code, text]).toEqual([1, expect.stringContaining('Set MFE_TOKEN')]);
  });

  const hint = 'Ask the operator, who runs: npm run mfe -- token create --for mf-games';
  const repository = { invocation: 'npx mfe', commands: [], tokenHint: () => hint };

  test.each([
    ['no token', undefined, /^No deploy token\. Ask/],
    ['what is no token', 'mfe_…', /^MFE_TOKEN is not a deploy token, which begins with mfe_\. Ask/],
    ['a wrong token', 'mfe_x', /^This token is not valid: it may be expired or revoked\. Ask/],
  ])('PLAT-04 in a repository of its own, %s is refused with how to get one there', async (_what, token, message) => {
    const { code, text } = await type('rollback mf-chat --why slow', { demo: false, token, repository });
    expect([code, text]).toEqual([1, expect.stringMatching(message)]);
    // The command is the operator's, in a checkout, and no file of the checkout is named.
    expect(text.endsWith(` ${hint}`)).toBe(true);
    expect(text).not.toMatch(/demo-tokens|npx mfe token/);
  });

  test('PLAT-04 other errors in a repository of its own name its own command, and no token', async () => {
    const token = control.tokenFor('mf-games');
    const { text } = await type('canary mf-games 10 --why more', { demo: false, token, repository });
    expect(text).toBe('mf-games has no newer verified version. Run `npx mfe publish mf-games`.');
  });

  test.each(['mf-nope', 'api', '../../etc'])(
    'PLAT-04 publish %p reports that there is no such remote, with or without a token',
    async (name) => {
      const { code, text, built } = await type(`publish ${name}`, { demo: false });
      expect([code, text, built]).toEqual([
        1,
        expect.stringContaining(`There is no remote ${name} in this checkout`),
        [],
      ]);
    },
  );

  test('PLAT-04 reports an invalid token before the upload', async () => {
    dist = chatDist('1.9.0-00000001');
    const { code, text } = await type('publish mf-chat', { token: 'mfe_x' });
    expect([code, text]).toEqual([1, expect.stringContaining('This token is not valid')]);
  });

  test('reports in a sentence that nothing listens at the address', async () => {
    const { code, text } = await type('list', { url: 'http://127.0.0.1:9' });
    expect([code, text]).toEqual([1, expect.stringContaining('Nothing listens at http://127.0.0.1:9')]);
  });

  test.each([
    '',
    'explode',
    'constructor',
    'publish',
    'publish mf-chat mf-billing',
    'publish mf-chat --force',
    'publish mf-chat --canary lots',
    'publish mf-chat --country NL',
    'publish mf-chat --canary 10 --country Holland',
    'canary mf-chat',
    'canary mf-chat 101',
    'canary mf-chat 10 --everyone --staff --why x',
    'explain mf-chat --country Holland',
    'explain mf-chat --country NL,BE',
    'canary mf-chat 10 --language xx',
    'canary mf-chat 10 --niche 9',
    'canary mf-chat 10 --min-sessions none',
    'audit --limit none',
    'revoke mf-chat',
    'token',
    'token create --team chat',
    'token create --team chat --person a --for mf-chat --may explode',
    'token create --team chat --person a --for ../mf-chat --may read',
    'token create --team chat --person a --for mf-nope --may read',
    'token create --team chat --person a --for mf-chat --may read --days 400',
  ])('%p exits with 2 and builds nothing', async (line) => {
    const { code, built } = await type(line);
    expect([code, built]).toEqual([2, []]);
  });
});

describe('commands for the operator of the machine', () => {
  test('PLAT-04 creates, lists and revokes tokens', async () => {
    const made = await type('token create --team games --person ann --for mf-games,mf-chat --may all --days 7');
    const [text = '', note] = made.text.split('\n');
    expect(note).toContain('It is shown this once');
    const token = control.tokens.find(text);
    expect(token).toMatchObject({ remotes: ['mf-games', 'mf-chat'], person: 'ann' });
    expect(token?.actions).not.toContain('approve');
    expect((await type('token list')).text).toContain(`${token?.id}  games/ann  mf-games,mf-chat`);
    expect((await type('token list')).text).not.toContain(text.slice(-43));
    expect((await type(`token revoke ${token?.id}`)).code).toBe(0);
    expect(control.tokens.find(text)).toBeUndefined();
    expect((await type('token revoke 000000000000')).code).toBe(1);
  });

  test('a token that cannot be stored is no misspelt option', async () => {
    const line = 'token create --team games --person ann --for mf-chat --may all';
    const misspelt = await type('token create --team a/b --person ann --for mf-chat --may all');
    expect([misspelt.code, misspelt.text]).toEqual([2, expect.stringContaining('--team and --person take')]);
    const folder = path.join(control.dataDir, 'access/tokens');
    renameSync(folder, `${folder}-kept`);
    writeFileSync(folder, 'no folder');
    const failure: unknown = await type(line).then(
      ({ code, text }) => (code === 2 ? 'a usage error' : text),
      (error: unknown) => error,
    );
    rmSync(folder);
    renameSync(`${folder}-kept`, folder);
    expect(String(failure)).toMatch(/EEXIST|ENOTDIR/);
  });

  test('a token for a name that is not published yet needs --new', async () => {
    const line = 'token create --team games --person ann --for mf-elsewhere --may all';
    const refused = await type(line);
    expect([refused.code, refused.text]).toEqual([2, expect.stringContaining('add --new')]);
    const [text = ''] = (await type(`${line} --new`)).text.split('\n');
    expect(control.tokens.find(text)).toMatchObject({ remotes: ['mf-elsewhere'] });
  });

  test('point needs a verified version and no gateway', async () => {
    const options = { url: 'http://127.0.0.1:9' };
    expect((await type('point mf-chat 1.0.0-00000001', options)).code).toBe(0);
    expect(live('mf-chat')).toBe('1.0.0-00000001');
    const refused = await type('point mf-chat 1.2.0-00000bad', options);
    expect([refused.code, refused.text]).toEqual([1, expect.stringContaining('only a verified version')]);
  });

  test('point --unchecked also makes a version live that the gate has not checked', async () => {
    const { registry } = control;
    registry.publish(chatDist('1.9.0-00000001'), operator);
    expect((await type('point mf-chat 1.9.0-00000001')).code).toBe(1);
    expect((await type('point mf-chat 1.9.0-00000001 --unchecked')).code).toBe(0);
    expect(live('mf-chat')).toBe('1.9.0-00000001');
    // The version records it.
    expect(registry.current().versions['mf-chat']?.['1.9.0-00000001']?.checks).toMatchObject([{ id: 'operator' }]);
    expect((await type('point mf-chat 1.3.0-00000001 --unchecked')).text).toContain('is revoked');
  });

  test('removes control characters from what other teams wrote', async () => {
    const why = 'ok\u001b[2J\u001b]0;gone\u0007\u009b1m';
    control.registry.promote('mf-chat', '1.1.0-00000001', { who: 'x', why });
    const { text } = await type('audit --limit 200');
    expect(text).toContain('ok [2J ]0;gone');
    expect(text).not.toMatch(/[^\P{Cc}\n]/u);
  });

  test('help lists the commands', async () => {
    const { code, text } = await type('help');
    expect([code, text]).toEqual([0, expect.stringContaining('publish NAME')]);
  });

  test('discovery prints the live remotes; create calls its caller', async () => {
    const { text } = await type('discovery');
    expect(JSON.parse(text)).toMatchObject({ microFrontends: { 'mf-chat': expect.any(Array) } });
    const names: string[] = [];
    await type('create games', { dataDir: temporaryFolder(), create: async (name) => void names.push(name) });
    expect(names).toEqual(['games']);
    const createLander = async (name: string, like = 'the simplest') => void names.push(`${name} like ${like}`);
    await type('create lander terrace', { createLander });
    await type('create lander terrace --like gallery', { createLander });
    expect(names.slice(1)).toEqual(['terrace like the simplest', 'terrace like gallery']);
    expect((await type('create lander')).text).toContain('Missing argument');
  });
});

test('PLAT-04 a version that was rolled back shows time, person and reason wherever it is offered again', async () => {
  for (const version of ['2.0.0-00000001', '2.1.0-00000001']) {
    control.registry.putLive(chatDist(version), operator);
    control.registry.putLive(payDist(version), operator);
  }
  await type('rollback mf-chat --why slow');
  await type('rollback mf-billing --why wrong-price');
  const reason = (name: string, why: string) =>
    new RegExp(String.raw`rolled back at \d{4}-\d\d-\d\d \d\d:\d\d by ${name}/demo \("${why}"\)`);
  expect((await type('list mf-chat')).text).toMatch(reason('chat', 'slow'));
  dist = chatDist('2.1.0-00000001');
  const published = await type('publish mf-chat --no-live');
  expect(published.text).toMatch(reason('chat', 'slow'));
  expect(published.text).toContain('npm run mfe -- promote mf-chat 2.1.0-00000001');
  // By default the newest version is the canary, so it must not start unnoticed.
  expect((await type('canary mf-chat 10 --why again')).text).toMatch(reason('chat', 'slow'));
  expect((await type('promote mf-chat --why again')).text).toMatch(reason('chat', 'slow'));

  const requested = await type('promote mf-billing 2.1.0-00000001 --why fixed');
  expect(requested.text).toMatch(reason('billing', 'wrong-price'));
  const id = /approve ([0-9a-f]+)/.exec(requested.text)?.[1] ?? '';
  expect((await type('requests')).text).toMatch(reason('billing', 'wrong-price'));
  expect((await type(`withdraw ${id} --why no`)).code).toBe(0);
  // A token that does not allow reading still allows promoting.
  const token = control.tokenFor('mf-chat', { actions: ['promote'] });
  await type('rollback mf-chat --why slow');
  const promoted = await type('promote mf-chat 2.1.0-00000001 --why again', { token });
  expect(promoted.text).toMatch(/^mf-chat 2\.1\.0-00000001 is live for everyone/);
});
