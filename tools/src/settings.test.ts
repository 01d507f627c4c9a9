import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { CommandError, readSettings, requireWritable } from './settings.ts';

describe('settings', () => {
  test('every setting has a default that is safe on one machine', () => {
    expect(readSettings({})).toMatchObject({
      port: 4000,
      consolePort: 4001,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:4000',
      databaseUrl: undefined,
      demo: true,
    });
  });

  test('the public address follows the port, and an empty setting counts as not set', () => {
    expect(readSettings({ PORT: '4010', DATABASE_URL: '' })).toMatchObject({
      publicUrl: 'http://localhost:4010',
      databaseUrl: undefined,
    });
  });

  test('production has no demo mode', () => {
    const production = {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://pairwise.test',
      SMTP_URL: 'smtp://mail.test',
      ZONES: 'origins',
      ZONE_HOSTS: 'site=pairwise.test app=app.pairwise.test pay=pay.pairwise.test',
    };
    expect(readSettings(production).demo).toBe(false);
    expect(() => readSettings({ ...production, PUBLIC_URL: 'http://pairwise.test', SMTP_URL: '' })).toThrow(
      /PUBLIC_URL[\s\S]*SMTP_URL/,
    );
    expect(() => readSettings({ ...production, ZONES: 'single' })).toThrow(/  ZONES: production needs an origin/);
  });

  test('all problems are reported together', () => {
    const read = () => readSettings({ PORT: 'many', DATABASE_URL: 'mysql://x', PUBLIC_URL: 'javascript:alert(1)' });
    expect(read).toThrow(CommandError);
    expect(read).toThrow(/PORT[\s\S]*PUBLIC_URL[\s\S]*DATABASE_URL/);
  });

  test('trusted proxies are named by their addresses', () => {
    expect(readSettings({}).trustProxy).toBeUndefined();
    expect(readSettings({ TRUST_PROXY: '10.0.0.5,10.1.0.0/16' }).trustProxy).toBe('10.0.0.5,10.1.0.0/16');
    expect(() => readSettings({ TRUST_PROXY: '0.0.0.0/0' })).toThrow(
      /TRUST_PROXY: 0.0.0.0\/0 is neither an IP address/,
    );
  });

  test('the zones have origins of their own unless ZONES says otherwise, and unusable hosts are refused', () => {
    const single = { zones: 'single', zoneHosts: undefined, hosts: undefined };
    expect(readSettings({ ZONES: 'single' }).zones).toEqual(single);
    expect(readSettings({ PORT: '4010' }).zones.hosts).toEqual([
      { site: 'localhost:4010', app: 'app.localhost:4010', pay: 'pay.localhost:4010' },
    ]);
    expect(() => readSettings({ PUBLIC_URL: 'https://dates.example' })).toThrow(
      '  ZONE_HOSTS: is missing; the zones of dates.example have no names',
    );
  });

  test('hints between processes may go through Redis', () => {
    expect(readSettings({}).redisUrl).toBeUndefined();
    expect(readSettings({ REDIS_URL: 'redis://localhost:6379' }).redisUrl).toBe('redis://localhost:6379');
    expect(() => readSettings({ REDIS_URL: 'localhost:6379' })).toThrow(/REDIS_URL: must begin with redis:/);
  });

  test('an invalid bucket address is refused with the reason', () => {
    expect(readSettings({ ARTIFACT_STORE: 's3://deployables/live' }).artifactStore).toBe('s3://deployables/live');
    expect(() => readSettings({ ARTIFACT_STORE: 'deployables' })).toThrow(/ARTIFACT_STORE: must look like s3:/);
  });

  test('two services never share a port', () => {
    expect(() => readSettings({ PORT: '4100' })).toThrow(/must differ/);
    expect(() => readSettings({ CONSOLE_PORT: '4000' })).toThrow(/CONSOLE_PORT.*must differ/);
  });
});

describe('a port that browsers and fetch refuse', () => {
  test.each(['PORT', 'CONSOLE_PORT', 'API_PORT', 'SANDBOX_PORT', 'DEV_PORT'])('is refused as %s', (name) => {
    expect(() => readSettings({ [name]: '6666' })).toThrow(CommandError);
    expect(() => readSettings({ [name]: '6666' })).toThrow(`  ${name}: browsers and fetch refuse port 6666`);
    expect(() => readSettings({ [name]: '6670' })).not.toThrow();
  });

  test('is refused in the public address', () => {
    expect(() => readSettings({ PUBLIC_URL: 'http://pairwise.test:6000' })).toThrow(
      'PUBLIC_URL: browsers and fetch refuse port 6000',
    );
  });
});

describe('the other origin of published files', () => {
  test('is an origin without a path, with or without a final slash', () => {
    expect(readSettings({}).artifactFallbackUrl).toBeUndefined();
    expect(readSettings({ ARTIFACT_FALLBACK_URL: 'https://files.test/' }).artifactFallbackUrl).toBe(
      'https://files.test',
    );
    for (const wrong of ['https://files.test/a', 'ftp://files.test', 'files.test']) {
      expect(() => readSettings({ ARTIFACT_FALLBACK_URL: wrong })).toThrow(/ARTIFACT_FALLBACK_URL/);
    }
  });
});

describe('data directory', () => {
  const parent = mkdtempSync(join(tmpdir(), 'settings-'));
  afterAll(() => rmSync(parent, { recursive: true, force: true }));

  test('is created when it does not exist', () => {
    expect(() => requireWritable(join(parent, 'a/b'))).not.toThrow();
  });

  test('a folder that the system refuses is reported without an endless retry', () => {
    expect(() => requireWritable('/proc/pairwise/data')).toThrow(/can't be written/);
  });

  test('a path that cannot be a folder is refused with the setting that changes it', () => {
    writeFileSync(join(parent, 'file'), '');
    expect(() => requireWritable(join(parent, 'file/data'))).toThrow(/can't be written \(ENOTDIR\).*DATA_DIR=/);
  });
});
