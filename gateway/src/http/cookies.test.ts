import fastify, { type FastifyInstance } from 'fastify';

import { cookieValues, registerCookies, setCookies, siteCookie } from './cookies.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = fastify();
  registerCookies(app);
  app.get('/set', (_request, reply) =>
    setCookies(reply, [
      siteCookie('a', 'b.c-d_e', { https: true, maxAgeSeconds: 60, sameSite: 'strict' }),
      siteCookie('b', '', { https: false, maxAgeSeconds: 0, sameSite: 'lax' }),
    ]).send(),
  );
  await app.ready();
});
afterAll(() => app.close());

test('reads every value of one name, and no other cookie', () => {
  const headers = { cookie: 'a=1; mfe.staff=first; notmfe.staff=x; mfe.staff=second; mfe.staff; =; b=' };
  expect(cookieValues({ headers, server: app }, 'mfe.staff')).toEqual(['first', 'second']);
  expect(cookieValues({ headers, server: app }, 'missing')).toEqual([]);
  expect(cookieValues({ headers: {}, server: app }, 'a')).toEqual([]);
});

test('sets cookies for the whole site that no script can read', async () => {
  expect((await app.inject('/set')).headers['set-cookie']).toEqual([
    'a=b.c-d_e; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Strict',
    'b=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
  ]);
});
