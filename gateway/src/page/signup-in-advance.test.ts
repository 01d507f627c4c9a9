import { authDist, frameDist, landersDist } from '../testing/landers-dist.ts';
import { dataOf } from '../testing/read-page.ts';
import { operator, rawGet, type RunningGateway, startGateway } from '../testing/start-gateway.ts';

const sites = ['dates.test', 'localhost:4000'].map((site) => ({ site, app: `app.${site}`, pay: `pay.${site}` }));

let gateway: RunningGateway;
beforeAll(async () => {
  gateway = await startGateway({ zones: sites });
  gateway.api.settings = { ...gateway.api.settings, signups: 'all' };
  for (const dist of [frameDist(), landersDist(), authDist()]) gateway.registry.putLive(dist, operator);
});
afterAll(() => gateway.stop());

const open = async (host: string, path: string, headers: Record<string, string> = {}) => {
  const response = await rawGet(gateway.url, path, { host, cookie: 'lang=en', 'user-agent': 'a browser', ...headers });
  return { ...response, html: response.body.toString() };
};

test.each([
  ['dates.test', true],
  ['localhost:4000', false],
])('LAND-01 a lander at %s lets the browser open the signup of the app in advance: %s', async (host, opens) => {
  const { html } = await open(host, '/landers/gallery');
  expect(html).toContain('data-prerendered');
  expect(html.includes('<script type="speculationrules">')).toBe(opens);
});

test('LAND-01 the signup agrees to be opened by a lander of another origin, and no other page does', async () => {
  const signup = await open('app.dates.test', '/signup');
  expect([signup.status, signup.headers['supports-loading-mode']]).toEqual([200, 'credentialed-prerender']);
  const login = await open('app.dates.test', '/login');
  expect([login.status, login.headers['supports-loading-mode']]).toEqual([200, undefined]);
});

test('a page that is loaded in advance is not expected to report', async () => {
  const inAdvance = await open('app.dates.test', '/signup', { 'sec-purpose': 'prefetch;prerender' });
  expect(dataOf(inAdvance.html).reportTicket).toBeUndefined();
  expect(dataOf((await open('app.dates.test', '/signup')).html).reportTicket).toEqual(expect.any(String));
});
