import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { temporaryFolder } from '../testing/make-dist.ts';
import {
  actions,
  allowed,
  ensureDemoTokens,
  mayOperate,
  needsApproval,
  openTokens,
  readDemoTokens,
  removeDemoTokens,
  teamActions,
} from './index.ts';
import { demoTeamOf, demoTokensFile } from './demo-token-texts.ts';

const DAY = 24 * 60 * 60 * 1000;
const chat = { team: 'chat', person: 'one', remotes: ['mf-chat'], actions: ['publish', 'read'] } as const;
const forChat = { ...chat, remotes: [...chat.remotes], actions: [...chat.actions] };

const clock = (start = Date.parse('2026-01-01T00:00:00Z')) => {
  const time = { now: start };
  return { time, now: () => time.now };
};

describe('tokens', () => {
  test('PLAT-04 finds a token by its text only and stores its secret nowhere on disk', () => {
    const dataDir = temporaryFolder();
    const tokens = openTokens({ dataDir });
    const { token, text } = tokens.create(forChat);
    expect(text).toMatch(/^mfe_[0-9a-f]{12}_[A-Za-z0-9_-]{43}$/);
    expect(tokens.find(text)).toMatchObject({ id: token.id, team: 'chat', remotes: ['mf-chat'] });
    const folder = path.join(dataDir, 'access/tokens');
    for (const file of readdirSync(folder)) {
      expect(readFileSync(path.join(folder, file), 'utf8')).not.toContain(text.slice(-43));
      expect(statSync(path.join(folder, file)).mode & 0o777).toBe(0o600);
    }
  });

  test.each([
    ['another secret', (text: string) => `${text.slice(0, -1)}${text.endsWith('A') ? 'B' : 'A'}`],
    ['another id', (text: string) => text.replace(/^mfe_./, (start) => (start === 'mfe_0' ? 'mfe_1' : 'mfe_0'))],
    ['one character less', (text: string) => text.slice(0, -1)],
    ['a trailing blank', (text: string) => `${text} `],
    ['capitals', (text: string) => text.toUpperCase()],
    ['a path as its id', (text: string) => text.replace(/_[0-9a-f]{12}_/, '_../../../x_')],
    ['nothing', () => ''],
  ])('PLAT-04 refuses a token with %s', (_what, change) => {
    const tokens = openTokens({ dataDir: temporaryFolder() });
    const { text } = tokens.create(forChat);
    expect(tokens.find(change(text))).toBeUndefined();
    expect(tokens.find(text)).toBeDefined();
  });

  test('PLAT-04 a token expires after 90 days by default and after a year at most', () => {
    const { time, now } = clock();
    const tokens = openTokens({ dataDir: temporaryFolder(), now });
    const { token, text } = tokens.create(forChat);
    time.now += 90 * DAY - 1;
    expect(tokens.find(text)).toBeDefined();
    time.now += 1;
    expect(tokens.find(text)).toBeUndefined();
    expect(tokens.byId(token.id)).toBeUndefined();
    expect(tokens.list()).toHaveLength(1);
    expect(() => tokens.create({ ...forChat, days: 366 })).toThrow(/1 to 365/);
    expect(() => tokens.create({ ...forChat, days: 0.5 })).toThrow(/1 to 365/);
  });

  test('PLAT-04 refuses a revoked token immediately, even in a program that has the store open', () => {
    const dataDir = temporaryFolder();
    const running = openTokens({ dataDir });
    const { token, text } = running.create(forChat);
    expect(running.find(text)).toBeDefined();
    expect(openTokens({ dataDir }).revoke(token.id)).toBe(true);
    expect(running.find(text)).toBeUndefined();
    expect(running.byId(token.id)).toBeUndefined();
    expect(running.list()[0]?.revokedAt).toBeDefined();
    expect(running.revoke('000000000000')).toBe(false);
    expect(running.revoke('../../secrets')).toBe(false);
  });

  test('records the last use at most once a minute', () => {
    const { time, now } = clock();
    const tokens = openTokens({ dataDir: temporaryFolder(), now });
    const { text } = tokens.create(forChat);
    expect(tokens.list()[0]?.lastUsedAt).toBeUndefined();
    const used = (): string | undefined => {
      tokens.find(text);
      return tokens.list()[0]?.lastUsedAt;
    };
    const first = used();
    expect(first).toBe('2026-01-01T00:00:00.000Z');
    time.now += 59_999;
    expect(used()).toBe(first);
    time.now += 1;
    expect(used()).toBe('2026-01-01T00:01:00.000Z');
  });

  test.each([
    { remotes: ['mf-billing/../mf-chat'] },
    { remotes: ['MF-chat'] },
    { remotes: [] },
    { actions: [] },
    { team: '' },
    { person: 'a\nb' },
  ])('refuses to create a token from %p', (bad) => {
    expect(() => openTokens({ dataDir: temporaryFolder() }).create({ ...forChat, ...bad })).toThrow();
  });

  test('ignores a token file that was copied to another id', () => {
    const dataDir = temporaryFolder();
    const tokens = openTokens({ dataDir });
    const { token, text } = tokens.create(forChat);
    const file = path.join(dataDir, 'access/tokens', `${token.id}.json`);
    writeFileSync(path.join(path.dirname(file), 'aaaaaaaaaaaa.json'), readFileSync(file));
    expect(tokens.find(text.replace(token.id, 'aaaaaaaaaaaa'))).toBeUndefined();
  });
});

describe('the policy', () => {
  const { token } = openTokens({ dataDir: temporaryFolder() }).create({ ...forChat, actions: [...actions] });

  test('PLAT-04 a token allows everything for its own name but operating, and only reading for another', () => {
    const own = actions.filter((action) => action !== 'operate');
    expect(actions.filter((action) => allowed(token, action, 'mf-chat'))).toEqual(own);
    expect(actions.filter((action) => allowed(token, action, 'mf-billing'))).toEqual(['read']);
    expect(actions.filter((action) => allowed({ ...token, actions: ['publish'] }, action, 'mf-chat'))).toEqual([
      'publish',
    ]);
  });

  test.each([
    'mf-chat/../mf-chat',
    'MF-CHAT',
    'mf-chat ',
    'mf-chat.',
    'mf\u2010chat',
    'mf-ch\u0430t',
    '*',
    '',
    '__proto__',
  ])('PLAT-04 %p is a name that no token is valid for, not even one for every name', (name) => {
    expect(actions.filter((action) => allowed({ ...token, remotes: ['*', name] }, action, name))).toEqual([]);
  });

  test('PLAT-04 only a token for every name with that right may operate the platform', () => {
    const everyone = { ...token, remotes: ['*'] };
    expect([mayOperate(token), allowed(token, 'operate', 'mf-chat')]).toEqual([false, false]);
    expect([mayOperate(everyone), allowed(everyone, 'operate', 'mf-chat')]).toEqual([true, true]);
    const others = { ...everyone, actions: actions.filter((action) => action !== 'operate') };
    expect([mayOperate(others), allowed(others, 'operate', 'mf-chat')]).toEqual([false, false]);
    expect(teamActions).not.toContain('operate');
    expect(teamActions).not.toContain('approve');
  });

  test('PLAT-04 payments and the shell need the approval of a second person', () => {
    expect(['shell', 'mf-billing', 'mf-chat', 'mf-auth'].filter(needsApproval)).toEqual(['shell', 'mf-billing']);
  });
});

describe('demo tokens', () => {
  const names = ['shell', 'mf-chat', 'mf-billing'];

  test('creates a token for each team, for a second person and for those who run the platform, and keeps them', () => {
    const dataDir = temporaryFolder();
    ensureDemoTokens(dataDir, names);
    const texts = readDemoTokens(dataDir);
    expect(Object.keys(texts).sort()).toEqual(['approver', 'billing', 'chat', 'operations', 'platform']);
    const tokens = openTokens({ dataDir });
    for (const name of names) {
      const token = tokens.find(texts[demoTeamOf(name)] ?? '');
      expect(token?.remotes).toEqual([name]);
      expect(token && allowed(token, 'approve', name)).toBe(false);
    }
    expect(tokens.find(texts['approver'] ?? '')).toMatchObject({
      actions: ['approve', 'read'],
      person: 'second person',
    });
    expect(tokens.find(texts['operations'] ?? '')).toMatchObject({
      actions: ['operate', 'bind', 'read'],
      remotes: ['*'],
    });
    expect(statSync(path.join(dataDir, 'secrets/demo-tokens.json')).mode & 0o777).toBe(0o600);
    ensureDemoTokens(dataDir, names);
    expect(readDemoTokens(dataDir)).toEqual(texts);
  });

  test('replaces a token that is no longer valid and keeps the others', () => {
    const dataDir = temporaryFolder();
    ensureDemoTokens(dataDir, names);
    const { chat: old = '', platform } = readDemoTokens(dataDir);
    const tokens = openTokens({ dataDir });
    tokens.revoke(tokens.find(old)?.id ?? '');
    ensureDemoTokens(dataDir, names);
    const now = readDemoTokens(dataDir);
    expect(now['platform']).toBe(platform);
    expect(tokens.find(now['chat'] ?? '')).toBeDefined();
  });

  test('replaces and revokes a token of an earlier version that allows less', () => {
    const dataDir = temporaryFolder();
    ensureDemoTokens(dataDir, names);
    const texts = readDemoTokens(dataDir);
    const tokens = openTokens({ dataDir });
    const fields = {
      team: 'operations',
      person: 'demo',
      remotes: ['*'],
      actions: ['operate' as const, 'read' as const],
    };
    const { text: older } = tokens.create(fields);
    writeFileSync(demoTokensFile(dataDir), JSON.stringify({ ...texts, operations: older }));
    ensureDemoTokens(dataDir, names);
    const now = readDemoTokens(dataDir);
    expect(tokens.find(now['operations'] ?? '')?.actions).toContain('bind');
    expect(tokens.find(older)).toBeUndefined();
    expect(now['chat']).toBe(texts['chat']);
  });

  test('PLAT-04 production revokes them', async () => {
    const dataDir = temporaryFolder();
    ensureDemoTokens(dataDir, names);
    const texts = Object.values(readDemoTokens(dataDir));
    const tokens = openTokens({ dataDir });
    expect(texts.filter((text) => tokens.find(text))).toHaveLength(5);
    await removeDemoTokens(dataDir, tokens);
    expect(texts.filter((text) => tokens.find(text))).toEqual([]);
    expect(readDemoTokens(dataDir)).toEqual({});
  });
});
