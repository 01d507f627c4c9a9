import { runInNewContext } from 'node:vm';

import type { User } from '@pairwise/contracts';
import { alertLifetimes } from '@pairwise/contracts/alerts';
import { contactKey, dismissalKey } from '@pairwise/contracts/browser-memory';

import { directives } from '../testing/read-page.ts';
import { rawGet, type RunningGateway, startGateway } from '../testing/start-gateway.ts';

let gateway: RunningGateway;
beforeEach(async () => {
  gateway = await startGateway();
  gateway.api.settings['push_public_key'] = 'key';
});
afterEach(() => gateway.stop());

const hoursAgo = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString();

/** A member to whom no alert applies. */
const settled: User = {
  id: 7,
  name: 'Noor',
  email: 'noor@example.test',
  status: 'active',
  language: 'en',
  country: 'NL',
  credits: 0,
  paid_user: false,
  signup_date: hoursAgo(100),
  fictional_icon: false,
  invisible: false,
  signup_step: 5,
  notifications_disabled: [],
  email_disabled_reason: null,
  free_conversations_left: 2,
  swipe_likes_left: 4,
  new_likes: 0,
  unread_messages: 0,
  badge: 0,
  profile: {
    name: 'Noor',
    country: 'NL',
    status: 'active',
    seek_gender: 'both',
    main_image: {
      id: '1',
      filename: '1.jpg',
      thumb_filename: '1t.jpg',
      status: 'active',
      width: 640,
      height: 800,
      blurhash: '',
    },
  },
};
const withoutPhoto: User = { ...settled, profile: { ...settled.profile, main_image: null } };

interface Browser {
  stored?: Record<string, string>;
  permission?: 'default' | 'denied';
}

/** Requests a page with a session, and runs its script as the browser does before the first paint. */
const openPage = async (
  user: User | null | number,
  address = '/chats',
  { stored = {}, permission = 'denied' }: Browser = {},
) => {
  gateway.api.user = user;
  const { body, headers } = await rawGet(gateway.url, address, { cookie: 'auth.session=own' });
  const html = body.toString();
  const [, possible, script = ''] =
    /<div id="alerts" data-possible="([^"]*)"><\/div>\n<script>(.*?)<\/script>/s.exec(html) ?? [];
  const dataset: Record<string, string> = { possible: (possible ?? '[]').replaceAll('&quot;', '"') };
  const page = {
    document: { getElementById: () => ({ dataset }) },
    localStorage: { getItem: (key: string) => stored[key] ?? null },
    navigator: { serviceWorker: {} },
    Notification: { permission },
  };
  if (script !== '') runInNewContext(script, Object.assign(page, { self: { ...page, PushManager: {} } }));
  return { html, script, room: dataset['room'], policy: directives(headers['content-security-policy']) };
};

test('ALERT-01 the first paint of a member without a photo has room for the photo alert', async () => {
  const { room, script, policy } = await openPage(withoutPhoto);
  expect(room).toBe('photo');
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script));
  expect(policy['script-src']).toContain(`'sha256-${Buffer.from(digest).toString('base64')}'`);
});

test('a member without alerts, a visitor, and a layout without alerts get no room and no script', async () => {
  for (const [user, address] of [
    [settled, '/chats'],
    [null, '/chats'],
    [withoutPhoto, '/chats/7'],
    [withoutPhoto, '/lang-config'],
  ] as const) {
    const { room, html } = await openPage(user, address);
    expect([address, room]).toEqual([address, undefined]);
    expect(html).toContain('<div id="alerts"');
  }
  const signedOut = await rawGet(gateway.url, '/chats');
  expect(signedOut.body.toString()).toContain('<div id="alerts"></div>');
});

test.each([
  ['ALERT-04', 'activation', { status: 'not_confirmed', profile: { ...withoutPhoto.profile, status: 'disabled' } }],
  ['ALERT-01', 'gender', { email_disabled_reason: 'bounce', profile: { ...withoutPhoto.profile, status: 'disabled' } }],
  ['ALERT-03', 'email-disabled', { email_disabled_reason: 'bounce' }],
  ['ALERT-05', 'time-bonus-banner', { signup_date: hoursAgo(1) }],
] as const)('%s the room is that of the most urgent alert: %s', async (_id, name, differences) => {
  expect((await openPage({ ...withoutPhoto, ...differences })).room).toBe(name);
});

test('ALERT-05 a time bonus that a payment holds gets no room; an api of an earlier release does not say', async () => {
  const signedUp = { ...settled, signup_date: hoursAgo(1) };
  expect((await openPage({ ...signedUp, time_bonus: false })).room).toBeUndefined();
  expect((await openPage({ ...signedUp, time_bonus: true })).room).toBe('time-bonus-banner');
  expect((await openPage(signedUp)).room).toBe('time-bonus-banner');
});

test('ALERT-08 what the member has dismissed in this browser gets no room, until the dismissal ends', async () => {
  const key = dismissalKey('photo', 7);
  const dismissed = (at: string) => openPage(withoutPhoto, '/chats', { stored: { [key]: at } });
  expect((await dismissed(new Date(Date.now() - 1_000).toISOString())).room).toBeUndefined();
  expect((await dismissed(new Date(Date.now() - alertLifetimes.photo - 1_000).toISOString())).room).toBe('photo');
  expect((await dismissed('nonsense')).room).toBe('photo');
  const other = { stored: { [dismissalKey('photo', 8)]: new Date().toISOString() } };
  expect((await openPage(withoutPhoto, '/chats', other)).room).toBe('photo');
  const bonus = { stored: { [dismissalKey('time-bonus-banner', 7)]: hoursAgo(3) } };
  expect((await openPage({ ...settled, signup_date: hoursAgo(3.5) }, '/chats', bonus)).room).toBeUndefined();
});

test('ALERT-02 there is room for the push offer after the first like or message, where the browser can still ask', async () => {
  const liked = { ...settled, new_likes: 1 };
  expect((await openPage(liked, '/chats', { permission: 'default' })).room).toBe('push');
  expect((await openPage(liked, '/chats', { permission: 'denied' })).room).toBeUndefined();
  expect((await openPage(settled, '/chats', { permission: 'default' })).room).toBeUndefined();
  const remembered = { permission: 'default' as const, stored: { [contactKey(7)]: 'yes' } };
  expect((await openPage(settled, '/chats', remembered)).room).toBe('push');
  gateway.api.settings['push_public_key'] = null;
  await gateway.stop();
  gateway = await startGateway();
  expect((await openPage(liked, '/chats', { permission: 'default' })).room).toBeUndefined();
});

test('a page without the member is served all the same, and the api gets a pause', async () => {
  const { html, room } = await openPage(500);
  expect(html).toContain('<div id="alerts"></div>');
  expect(room).toBeUndefined();
  const calls = () => gateway.api.calls.filter(({ url }) => url === '/api/user.php').length;
  expect(calls()).toBe(1);
  await openPage(withoutPhoto);
  expect(calls()).toBe(1);
});

test('AUTH-12 the api reads the session for the right site, and its prolonged cookie reaches the browser', async () => {
  gateway.api.cookies.push('auth.session=own; Max-Age=2592000; Path=/; HttpOnly', 'other=1');
  gateway.api.user = settled;
  const { headers } = await rawGet(gateway.url, '/chats', { cookie: 'auth.session=own; lang=nl', host: 'she.example' });
  expect([headers['set-cookie']].flat()).toContain('auth.session=own; Max-Age=2592000; Path=/; HttpOnly');
  expect(String(headers['set-cookie'])).not.toContain('other=1');
  expect(gateway.api.calls.find(({ url }) => url === '/api/user.php')?.headers).toMatchObject({
    cookie: 'auth.session=own',
    'x-request-type': 'client',
    'x-forwarded-host': 'she.example',
  });
});
