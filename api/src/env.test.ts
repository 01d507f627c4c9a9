import { readEnv } from './env.ts';

const good = { DATABASE_URL: 'postgres://someone:secret@db.example/pairwise' };
const production = {
  ...good,
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://pairwise.example',
  SMTP_URL: 'smtp://mail.example',
  TRUST_PROXY: '10.0.0.0/24',
  ZONES: 'origins',
  ZONE_HOSTS: 'site=pairwise.example app=app.pairwise.example pay=pay.pairwise.example',
};

test('settings have safe defaults: this machine only, and the demo only outside production', () => {
  expect(readEnv(good)).toMatchObject({ host: '127.0.0.1', apiPort: 4100, demo: true, production: false });
  expect(readEnv(good).publicUrl.href).toBe('http://localhost:4000/');
  expect(readEnv({ ...good, PORT: '15000' }).publicUrl.port).toBe('15000');
  expect(readEnv(production)).toMatchObject({ demo: false, production: true });
});

test('links lead to the origin of their zone, and to the public address when all share one', () => {
  const urls = ({ publicUrl, appUrl, payUrl }: ReturnType<typeof readEnv>) => [publicUrl, appUrl, payUrl].map(String);
  expect(urls(readEnv(production))).toEqual([
    'https://pairwise.example/',
    'https://app.pairwise.example/',
    'https://pay.pairwise.example/',
  ]);
  expect(new Set(urls(readEnv({ ...good, ZONES: 'single' })))).toEqual(new Set(['http://localhost:4000/']));
});

test('reports every problem together', () => {
  const read = () => readEnv({ API_PORT: 'four', LOG_LEVEL: 'loud', DATABASE_URL: 'mysql://x' });
  expect(read).toThrow(/API_PORT[^]*DATABASE_URL: the address of a PostgreSQL database is needed[^]*LOG_LEVEL/);
});

test.each([
  ['DEMO', { DEMO: '1' }],
  ['ZONES', { ZONES: 'single' }],
  ['PUBLIC_URL', { PUBLIC_URL: '' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'http://pairwise.example' }],
  ['SMTP_URL', { SMTP_URL: '' }],
  ['TRUST_PROXY', { TRUST_PROXY: '' }],
  ['DATABASE_URL', { DATABASE_URL: 'postgres://db.example/pairwise' }],
  ['PUSH_HOSTS', { PUSH_HOSTS: 'push.example,http://localhost:4999' }],
])('production refuses the demo’s %s', (name, difference) => {
  expect(() => readEnv({ ...production, ...difference })).toThrow(new RegExp(`  ${name}: `));
});

test('PUSH-03 push services can be added and the push key set; invalid values are refused', () => {
  const VAPID_PRIVATE_KEY = Buffer.alloc(32, 7).toString('base64url');
  expect(readEnv({ ...production, PUSH_HOSTS: 'push.example, *.wide.example', VAPID_PRIVATE_KEY })).toMatchObject({
    pushHosts: ['push.example', '*.wide.example'],
    vapidPrivateKey: VAPID_PRIVATE_KEY,
  });
  expect(readEnv(good)).toMatchObject({ pushHosts: [], vapidPrivateKey: undefined });
  expect(() => readEnv({ ...good, PUSH_HOSTS: 'push.example,*' })).toThrow('PUSH_HOSTS');
  expect(() => readEnv({ ...good, VAPID_PRIVATE_KEY: 'short' })).toThrow('VAPID_PRIVATE_KEY');
});

test('hints between processes go through the database, or through Redis when it is set', () => {
  expect(readEnv(good).redisUrl).toBeUndefined();
  expect(readEnv({ ...good, REDIS_URL: 'rediss://redis.example:6380/1' }).redisUrl).toBe(
    'rediss://redis.example:6380/1',
  );
  expect(() => readEnv({ ...good, REDIS_URL: 'http://redis.example' })).toThrow(
    'REDIS_URL: must be the address of a Redis server',
  );
});

test('the gateways are named by their addresses, and no proxy is trusted by default', () => {
  expect(readEnv(good).trustProxy).toEqual([]);
  expect(readEnv({ ...good, TRUST_PROXY: '10.0.0.5, 10.1.0.0/16' }).trustProxy).toEqual(['10.0.0.5', '10.1.0.0/16']);
  expect(() => readEnv({ ...good, TRUST_PROXY: 'loopback' })).toThrow(
    'TRUST_PROXY: loopback is neither an IP address nor a range',
  );
});

const liveKey = `live_${'a'.repeat(30)}`;
const testKey = `test_${'a'.repeat(30)}`;

test('takes a live key of Mollie in production, and a test key elsewhere', () => {
  expect(readEnv({ ...production, MOLLIE_KEY: liveKey }).mollie).toEqual({
    url: 'https://api.mollie.com',
    key: liveKey,
  });
  expect(readEnv({ ...good, MOLLIE_KEY: testKey }).mollie?.key).toBe(testKey);
  expect(readEnv(good).mollie).toBeUndefined();
});

const stripe = (mode: 'live' | 'test') => ({
  STRIPE_KEY: `sk_${mode}_${'a'.repeat(24)}`,
  STRIPE_WEBHOOK_SECRET: 'whsec_aaaaaaaaaaaaaaaa',
});

test('takes a key of Stripe with the secret of its webhooks', () => {
  expect(readEnv({ ...production, ...stripe('live') }).stripe).toEqual({
    url: 'https://api.stripe.com',
    key: stripe('live').STRIPE_KEY,
    webhookSecret: 'whsec_aaaaaaaaaaaaaaaa',
  });
  expect(readEnv({ ...good, ...stripe('test') }).stripe?.key).toBe(stripe('test').STRIPE_KEY);
  expect(readEnv(good).stripe).toBeUndefined();
});

const elks = { ELKS_USERNAME: `u${'1'.repeat(32)}`, ELKS_PASSWORD: 'A1B2C3D4E5F6' };

test('BILL-05 takes an account at 46elks with the sender that phones show', () => {
  expect(readEnv({ ...production, ...elks }).elks).toEqual({
    url: 'https://api.46elks.com',
    username: elks.ELKS_USERNAME,
    password: elks.ELKS_PASSWORD,
    sender: 'Pairwise',
  });
  expect(readEnv({ ...good, ...elks, SMS_SENDER: '+46700000000' }).elks?.sender).toBe('+46700000000');
  expect(readEnv(production).elks).toBeUndefined();
});

test.each([
  ['STRIPE_KEY: a live key is for production only', { ...good, ...stripe('live') }],
  ['STRIPE_KEY: production needs a live key', { ...production, ...stripe('test') }],
  ['STRIPE_KEY: must be a key of Stripe', { ...good, ...stripe('test'), STRIPE_KEY: 'pk_test_aaaaaaaaaaaaaaaaaaaa' }],
  ['STRIPE_WEBHOOK_SECRET: STRIPE_KEY and', { ...good, STRIPE_KEY: stripe('test').STRIPE_KEY }],
  ['STRIPE_URL: not allowed in production', { ...production, ...stripe('live'), STRIPE_URL: 'https://x.example' }],
  ['MOLLIE_KEY: a live key is for production only', { ...good, MOLLIE_KEY: liveKey }],
  ['MOLLIE_KEY: production needs a live key', { ...production, MOLLIE_KEY: testKey }],
  ['MOLLIE_KEY: must be a key of Mollie', { ...good, MOLLIE_KEY: 'live_short' }],
  ['MOLLIE_URL: not allowed in production', { ...production, MOLLIE_KEY: liveKey, MOLLIE_URL: 'https://x.example' }],
  ['PAYMENT_SANDBOX_URL', { ...production, MOLLIE_KEY: liveKey, PAYMENT_SANDBOX_URL: 'http://127.0.0.1:4200' }],
  ['ELKS_URL: not allowed in production', { ...production, ...elks, ELKS_URL: 'https://x.example' }],
  ['ELKS_PASSWORD: ELKS_USERNAME and', { ...production, ELKS_USERNAME: elks.ELKS_USERNAME }],
  ['ELKS_PASSWORD: ELKS_USERNAME and', { ...good, ELKS_PASSWORD: elks.ELKS_PASSWORD }],
  ['ELKS_PASSWORD: must be', { ...good, ...elks, ELKS_PASSWORD: 'a b' }],
  ['SMS_SENDER: must be', { ...good, ...elks, SMS_SENDER: 'Pairwise dates' }],
  ['SMS_SENDER: must be', { ...good, ...elks, SMS_SENDER: '2dates' }],
])('keeps real money apart from tests: %s', (problem, settings) => {
  expect(() => readEnv(settings)).toThrow(problem);
});

test('knows the hosts of the zones as the gateway does, and refuses unusable ones', () => {
  expect(readEnv({ ...good, ZONES: 'single' }).zones).toEqual([]);
  expect(readEnv(good).zones).toEqual([
    { site: 'localhost:4000', app: 'app.localhost:4000', pay: 'pay.localhost:4000' },
  ]);
  const ZONE_HOSTS = 'site=pairwise.example app=app.pairwise.example pay=pay.pairwise.example';
  expect(readEnv({ ...production, ZONE_HOSTS }).zones).toEqual([
    { site: 'pairwise.example', app: 'app.pairwise.example', pay: 'pay.pairwise.example' },
  ]);
  expect(() => readEnv({ ...production, ZONE_HOSTS: '' })).toThrow(/  ZONE_HOSTS: is missing/);
});
