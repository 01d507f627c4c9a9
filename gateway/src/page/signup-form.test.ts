import { authDist, frameDist, landersDist } from '../testing/landers-dist.ts';
import { operator, type RunningGateway, startGateway } from '../testing/start-gateway.ts';

let gateway: RunningGateway;
beforeEach(async () => {
  gateway = await startGateway();
  Object.assign(gateway.api.settings, {
    signups: 'all',
    geoip_selected_country: 'AT',
    countries: [{ code: 'AT', min_age: 21 }],
  });
  for (const dist of [frameDist(), landersDist(), authDist()]) gateway.registry.putLive(dist, operator);
});
afterEach(() => gateway.stop());

const filled = {
  attempt: '5f0c7f0e-3f44-4b52-9d62-0f1f3ce0a7a1',
  email: ' anna@example.test',
  name: 'Anna',
  password: 'a quiet long walk',
  day: '5',
  month: '11',
  year: '1994',
  signup_message: 'Hello\r\n"you" & <me>',
  terms: 'on',
};

interface Sent {
  path?: string;
  values?: Record<string, string>;
  /** An empty header is not sent. */
  headers?: Record<string, string>;
}

const send = async ({ path = '/landers/gallery?ref=spring&utm=1', values = filled, headers = {} }: Sent = {}) => {
  const all = { origin: gateway.url, 'sec-fetch-site': 'same-origin', cookie: 'lang=en', ...headers };
  const response = await fetch(`${gateway.url}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: Object.entries(all).filter(([, value]) => value !== ''),
    body: new URLSearchParams(values),
  });
  return { status: response.status, headers: response.headers, html: await response.text() };
};

let bodies: unknown[] = [];
const respond = (status: number, body: object, cookies: string[] = []) => {
  bodies = [];
  gateway.api.responses.set('/api/signup.php', (sent) => {
    bodies.push(sent);
    return { status, body, cookies };
  });
};
const refuse = (code: string, more: object = {}) => respond(422, { error: { code, message: code, ...more } });

test('AUTH-01 LAND-01 a form posted without scripts signs up: the api gets the same call as from the page, and the browser gets the session', async () => {
  respond(200, { user: { id: 7 }, step: 0 }, ['auth.session=new; Path=/; HttpOnly']);
  const { status, headers } = await send();
  expect([status, headers.get('location')]).toEqual([303, '/complete-signup']);
  expect(headers.getSetCookie()).toEqual(['auth.session=new; Path=/; HttpOnly']);
  expect(bodies).toEqual([
    {
      ref: 'spring',
      email: 'anna@example.test',
      name: 'Anna',
      password: 'a quiet long walk',
      date_of_birth: '1994-11-05',
      signup_message: 'Hello\n"you" & <me>',
      terms: true,
      language: 'en',
    },
  ]);
  expect(gateway.api.calls.at(-1)?.headers).toMatchObject({
    'x-request-type': 'client',
    'idempotency-key': filled.attempt,
    'x-forwarded-host': new URL(gateway.url).host,
    'x-forwarded-for': '127.0.0.1',
  });
});

test('AUTH-06 a refused form comes back in the page with its reason and what was typed, without the password', async () => {
  refuse('email_exists', { field: 'email' });
  const { status, html } = await send();
  expect(status).toBe(409);
  expect(html).toContain('For everyone.');
  expect(html).toContain('<div data-slot="signup" data-result="email_exists" data-email=" anna@example.test">');
  expect(html).toContain('<p>You have an account.</p>');
  expect(html).toContain('<input value=" anna@example.test" type="email" name="email"/>');
  expect(html).toContain('<option value="11" selected="">June</option>');
  expect(html).toContain('<option value="1">May</option>');
  expect(html).toContain(
    '<textarea rows="3" name="signup_message">\nHello\r\n&quot;you&quot; &amp; &lt;me&gt;</textarea>',
  );
  expect(html).toContain('<input checked="" type="checkbox" name="terms"/>');
  expect(html).not.toContain(filled.password);
  // The next attempt has an idempotency key of its own.
  expect(html).toMatch(/name="attempt" value="[0-9a-f-]{36}"/);
  expect(html).not.toContain(filled.attempt);
});

test.each([
  ['invalid_name', { params: { rule: 'at' } }, 'Not with an at sign.', 422],
  ['date_of_birth_required', {}, 'From 21 years.', 422],
  ['network_limit', {}, 'Please try again later.', 429],
  ['unheard_of', {}, 'Please try again later.', 422],
])('AUTH-04 AUTH-05 the refusal %s %p shows: %s', async (code, more, text, status) => {
  refuse(code, more);
  const response = await send();
  expect(response.html).toContain(`<p>${text}</p>`);
  expect(response.status).toBe(status);
});

test('a form without agreement to the terms reaches no api', async () => {
  respond(200, { user: { id: 7 }, step: 0 });
  const { terms: _terms, ...others } = filled;
  const { status, html } = await send({ values: others });
  expect(status).toBe(422);
  expect(html).toContain('Agree to the terms.');
  expect(bodies).toEqual([]);
});

test('AUTH-06 on a site with uniform responses the page says that a mail is on its way', async () => {
  respond(200, { user: null, step: 0 });
  const { status, html } = await send({ values: { ...filled, email: '<i>@x.test' } });
  expect(status).toBe(200);
  expect(html).toContain('<p>Mailed to &lt;i&gt;@x.test.</p>');
});

test('an api that fails shows the form again', async () => {
  respond(500, {});
  expect((await send()).html).toContain('Please try again later.');
});

test.each([
  ['of another site', { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' }],
  ['of another origin', { origin: 'https://evil.test' }],
  ['of a sister site', { 'sec-fetch-site': 'same-site' }],
  ['of an opaque origin', { origin: 'null' }],
  ['without an origin', { origin: '' }],
])('a form %s is refused, because anyone could send it in a visitor’s name', async (_what, headers) => {
  respond(200, { user: { id: 7 }, step: 0 });
  expect((await send({ headers })).status).toBe(400);
  expect(bodies).toEqual([]);
});

test.each([
  ['a page without the form', { path: '/chats' }],
  ['a lander in a language that is not prerendered', { headers: { cookie: 'lang=nl' } }],
  ['a call', { headers: { 'content-type': 'application/json' } }],
])('%s takes no POST', async (_what, sent) => {
  respond(200, { user: { id: 7 }, step: 0 });
  expect((await send(sent)).status).toBe(405);
  expect(bodies).toEqual([]);
});
