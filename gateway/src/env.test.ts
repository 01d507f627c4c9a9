import { readEnv } from './env.ts';

test('listens on this machine only by default', () => {
  expect(readEnv({})).toMatchObject({ host: '127.0.0.1', port: 4000, apiUrl: 'http://127.0.0.1:4100', demo: true });
});

test('production is not demo mode', () => {
  expect(readEnv({ NODE_ENV: 'production', ZONES: 'origins' }).demo).toBe(false);
});

test('T1 production refuses one origin for all zones', () => {
  expect(() => readEnv({ NODE_ENV: 'production', ZONES: 'single' })).toThrow(/  ZONES: production needs an origin/);
});

test('reports all problems together', () => {
  expect(() => readEnv({ PORT: 'many', API_URL: 'ftp://x', NODE_ENV: 'staging' })).toThrow(
    /(?=.*PORT)(?=.*API_URL)(?=.*NODE_ENV)/s,
  );
});

test('reads trusted proxies and refuses an invalid address', () => {
  expect(readEnv({}).trustProxy).toBeUndefined();
  expect(readEnv({ TRUST_PROXY: '10.0.0.5, 10.1.0.0/16' }).trustProxy).toEqual(['10.0.0.5', '10.1.0.0/16']);
  expect(() => readEnv({ TRUST_PROXY: 'everybody' })).toThrow(/TRUST_PROXY: everybody is neither an IP address/);
});

test('refuses an invalid bucket address with the reason', () => {
  expect(readEnv({ ARTIFACT_STORE: 's3://deployables/live' }).artifactStore).toBe('s3://deployables/live');
  expect(() => readEnv({ ARTIFACT_STORE: 's3://key:secret@deployables' })).toThrow(/ARTIFACT_STORE: holds credentials/);
});

test('shares a database only when it is named, and refuses another kind of address', () => {
  expect(readEnv({}).databaseUrl).toBeUndefined();
  const databaseUrl = 'postgres://gateway:secret@db.example/pairwise';
  expect(readEnv({ DATABASE_URL: databaseUrl }).databaseUrl).toBe(databaseUrl);
  expect(() => readEnv({ DATABASE_URL: 'mysql://db.example' })).toThrow(
    /DATABASE_URL: must be the address of a PostgreSQL/,
  );
});

test.each([
  ['PORT', '6666'],
  ['CONSOLE_PORT', '6000'],
  ['API_URL', 'http://127.0.0.1:6667'],
  ['PUBLIC_URL', 'https://pairwise.test:10080'],
])('refuses a port that browsers and fetch refuse: %s=%s', (name, value) => {
  expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`${name}: browsers and fetch refuse port`));
});

test('each zone has a host of its own by default; with ZONES=single all share one origin', () => {
  expect(readEnv({ ZONES: 'single' }).zones).toBeUndefined();
  expect(readEnv({ PORT: '4010' }).zones).toEqual([
    { site: 'localhost:4010', app: 'app.localhost:4010', pay: 'pay.localhost:4010' },
  ]);
  expect(() => readEnv({ PUBLIC_URL: 'https://dates.example' })).toThrow(/  ZONE_HOSTS: is missing/);
});

test('reads whom the gateway may notify, and refuses what is no host or domain', () => {
  expect(readEnv({}).notifyHosts).toBeUndefined();
  const hosts = 'Chat.internal, 10.0.0.5:8065,[fd00::5]:443';
  expect(readEnv({ NOTIFY_HOSTS: hosts, NOTIFY_MAIL_DOMAINS: 'dates.example' })).toMatchObject({
    notifyHosts: ['chat.internal', '10.0.0.5:8065', '[fd00::5]:443'],
    notifyMailDomains: ['dates.example'],
  });
  for (const wrong of ['https://chat.internal', 'chat.internal/hook', '*', '10.0.0.0/8', 'a:99999']) {
    expect(() => readEnv({ NOTIFY_HOSTS: wrong })).toThrow(/NOTIFY_HOSTS: .* is not a host such as/);
  }
  expect(() => readEnv({ NOTIFY_MAIL_DOMAINS: 'ada@dates.example' })).toThrow(/NOTIFY_MAIL_DOMAINS/);
  expect(() => readEnv({ SMTP_URL: 'https://mail.example' })).toThrow(/SMTP_URL/);
});
