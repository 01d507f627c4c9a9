import { objectionCookie } from '@pairwise/contracts/experiments';
import type { Explanation } from '@pairwise/contracts/explain';

import { openTokens } from '../access/index.ts';
import { bucketCookie } from '../rollout/bucket.ts';
import { chatDist } from '../testing/make-dist.ts';
import { openForms, ownPage, sendForm } from '../testing/staff-gateway.ts';
import { operator, rawGet, type RunningGateway, startGateway } from '../testing/start-gateway.ts';

const CANARY = '1.0.0-00000002';

let gateway: RunningGateway;
let bearer: { authorization: string };
beforeAll(async () => {
  gateway = await startGateway();
  const { text } = openTokens({ dataDir: gateway.dataDir }).create({
    team: 'chat',
    person: 'Ada',
    remotes: ['mf-chat'],
    actions: ['read'],
  });
  bearer = { authorization: `Bearer ${text}` };
  gateway.registry.publish(chatDist(CANARY), operator);
  gateway.registry.recordChecks('mf-chat', CANARY, 'verified', [], operator);
  const steps = [{ audience: { countries: ['NL'] }, percent: 100 }];
  const haltOn = { minSessions: 100, errorRateDelta: 0.01 };
  gateway.registry.startCanary('mf-chat', CANARY, { steps, haltOn }, operator);
});
afterAll(() => gateway.stop());

const fetchExplanation = async (query: string, headers: Record<string, string> = bearer) => {
  const { status, body } = await rawGet(gateway.url, `/__mfe/explain?${query}`, headers);
  const response = JSON.parse(body.toString()) as Explanation & { path?: unknown; error?: string }; // the gateway's own response
  return { status, response };
};

test('PLAT-02 explains why a visitor gets a version, by name or by path', async () => {
  const own = await fetchExplanation('name=mf-chat');
  expect(own).toMatchObject({ status: 200, response: { version: '1.0.0-00000001', why: { kind: 'no-step' } } });
  const dutch = await fetchExplanation('path=/chats/7&country=NL&bucket=AAAAAAAAAAAAAAAAAAAAAA');
  expect(dutch.response).toMatchObject({
    name: 'mf-chat',
    version: CANARY,
    why: { kind: 'rollout-step', percent: 100 },
    path: { path: '/chats/7', owner: 'mf-chat', route: 'chat', zone: 'app' },
  });
  expect(dutch.response.sentences.join(' ')).toMatch(/country NL/);
});

test('explains that a visitor who has objected to experiments gets no canary, as the page does', async () => {
  const bucket = `${bucketCookie.name}=AAAAAAAAAAAAAAAAAAAAAA`;
  const cookie = `${bucket}; ${objectionCookie.name}=${objectionCookie.value}`;
  const objected = await fetchExplanation('name=mf-chat&country=NL', { ...bearer, cookie });
  expect(objected.response).toMatchObject({ version: '1.0.0-00000001', why: { kind: 'objected' } });
  expect(objected.response.sentences.join(' ')).toMatch(/has objected to experiments/);
  const other = await fetchExplanation('name=mf-chat&country=NL&bucket=AAAAAAAAAAAAAAAAAAAAAA', { ...bearer, cookie });
  expect(other.response).toMatchObject({ version: CANARY, why: { kind: 'rollout-step' } });

  gateway.api.settingsOfSession.set('dutch', { ...gateway.api.settings, geoip_selected_country: 'NL' });
  const hasCanary = async (cookies: string): Promise<boolean> =>
    (await rawGet(gateway.url, '/chats', { cookie: `auth.session=dutch; ${cookies}` })).body.includes(CANARY);
  expect([await hasCanary(cookie), await hasCanary(bucket)]).toEqual([false, true]);
});

test('PLAT-06 explains to staff who open the address, not to code of their pages', async () => {
  const { text } = openTokens({ dataDir: gateway.dataDir }).create({
    team: 'chat',
    person: 'Ada',
    remotes: ['mf-chat'],
    actions: ['override'],
  });
  const form = await openForms(gateway.url, '/__mfe/staff');
  const fields = { ...form.fields, token: text };
  const signedIn = await sendForm(gateway.url, '/__mfe/staff/sign-in', fields, { ...form, headers: ownPage });
  const cookie = signedIn.cookies.join('; ');
  const read = async (mode: string, dest: string) =>
    (await fetchExplanation('name=mf-chat', { cookie, 'sec-fetch-mode': mode, 'sec-fetch-dest': dest })).status;
  expect([await read('navigate', 'document'), await read('cors', 'empty'), await read('navigate', 'iframe')]).toEqual([
    200, 401, 401,
  ]);
});

test('PLAT-06 reveals no audiences to a visitor', async () => {
  const unauthorized: Record<string, string>[] = [
    {},
    { authorization: 'Bearer mfe_0123456789ab_x' },
    { cookie: 'mfe.staff=a.b' },
  ];
  for (const headers of unauthorized) {
    const { status, response } = await fetchExplanation('name=mf-chat', headers);
    expect(status).toBe(401);
    expect(JSON.stringify(response)).not.toMatch(/NL|0000/);
  }
});

test.each(['', 'name=../etc', 'name=mf-chat&country=nl', 'name=mf-chat&bucket=x', 'path=chats', 'name=a&name=b'])(
  'refuses the invalid query %s',
  async (query) => {
    const { status } = await fetchExplanation(query);
    expect([404, 422]).toContain(status);
  },
);
