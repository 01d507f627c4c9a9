import { readEnv } from './env.ts';

const good = { DATABASE_URL: 'postgres://someone:secret@db.example/pairwise' };
const production = {
  ...good,
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://pairwise.example',
  SMTP_URL: 'smtp://mail.example',
};

test('settings have safe defaults: this machine only, the demo outside production', () => {
  expect(readEnv(good)).toMatchObject({ host: '127.0.0.1', apiPort: 4100, demo: true, production: false });
  expect(readEnv(good).publicUrl.href).toBe('http://localhost:4000/');
  expect(readEnv({ ...good, PORT: '15000' }).publicUrl.port).toBe('15000');
  expect(readEnv(production)).toMatchObject({ demo: false, production: true });
});

test('every problem is told at once', () => {
  const read = () => readEnv({ API_PORT: 'four', LOG_LEVEL: 'loud', DATABASE_URL: 'mysql://x' });
  expect(read).toThrow(/API_PORT[^]*DATABASE_URL: the address of a PostgreSQL database is needed[^]*LOG_LEVEL/);
});

test.each([
  ['DEMO', { DEMO: '1' }],
  ['PUBLIC_URL', { PUBLIC_URL: '' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'http://pairwise.example' }],
  ['SMTP_URL', { SMTP_URL: '' }],
  ['DATABASE_URL', { DATABASE_URL: 'postgres://db.example/pairwise' }],
])('production refuses a demo’s %s', (name, difference) => {
  expect(() => readEnv({ ...production, ...difference })).toThrow(new RegExp(`  ${name}: `));
});
