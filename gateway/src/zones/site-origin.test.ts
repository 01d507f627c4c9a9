import { siteOrigins } from './site-origin.ts';

test.each([
  ['localhost:4000', 'http://localhost:4000'],
  ['Dates.Example', 'http://dates.example'],
  ['192.0.2.7:80', 'http://192.0.2.7:80'],
])('%p is at %p', (host, origin) => {
  expect(siteOrigins({ host }, { https: false })).toEqual([origin]);
});

test.each([
  '',
  'a b',
  'a;script-src',
  "a'unsafe-inline'",
  'a,b',
  '*.example',
  'a/b',
  'user@host',
  '[::1]:4000',
  'a:b',
  '*',
])('PLAT-05 no policy contains the host %p', (host) => {
  expect(siteOrigins({ host }, { https: false })).toBeUndefined();
  expect(siteOrigins({ host }, { https: true, publicOrigin: 'https://dates.example' })).toEqual([
    'https://dates.example',
  ]);
});

test('lists the public address and the requested one, if they differ', () => {
  const site = { https: true, publicOrigin: 'https://dates.example' };
  expect(siteOrigins({ host: 'dates.example' }, site)).toEqual(['https://dates.example']);
  expect(siteOrigins({ host: 'inner:4000' }, site)).toEqual(['https://inner:4000', 'https://dates.example']);
});
