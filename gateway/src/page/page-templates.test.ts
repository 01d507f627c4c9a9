import fc from 'fast-check';

import { authDist, frameDist, landersDist } from '../testing/landers-dist.ts';
import { unpack } from '../testing/read-page.ts';
import { operator, rawGet, type RunningGateway, startGateway } from '../testing/start-gateway.ts';

let gateway: RunningGateway;
beforeEach(async () => {
  gateway = await startGateway();
  for (const dist of [frameDist(), landersDist(), authDist()]) gateway.registry.putLive(dist, operator);
  gateway.api.settings['signups'] = 'all';
  gateway.api.settings['push_public_key'] = 'key';
  for (const id of [910000001, 910000002, 910000003]) gateway.api.userOfSession.set(`s${id}`, member(id));
});
afterEach(() => gateway.stop());

/** A member without a photo, whose alerts contain the member's id. */
const member = (id: number) => ({
  id,
  status: 'active',
  email_disabled_reason: null,
  paid_user: false,
  signup_date: new Date().toISOString(),
  new_likes: 0,
  unread_messages: 0,
  swipe_likes_left: 4,
  free_conversations_left: 2,
  profile: { name: 'Noor', country: 'NL', status: 'active', seek_gender: 'both', main_image: null },
});

/** Which visitor requests which page. */
const visit = fc.record({
  path: fc.constantFrom(
    '/chats',
    '/chats/7',
    '/landers/gallery',
    '/landers/gallery/opening',
    '/directdebit',
    '/nowhere',
  ),
  tracking: fc.constantFrom('', 'one', 'two', '"<x>'),
  session: fc.constantFrom(undefined, 's910000001', 's910000002', 's910000003'),
  language: fc.constantFrom('en', 'de', 'nl'),
  encoding: fc.constantFrom('gzip', 'identity'),
  agent: fc.constantFrom('Mozilla/5.0', 'Googlebot/2.1'),
});
type Visit = typeof visit extends fc.Arbitrary<infer Value> ? Value : never;

const pageOf = async ({ path, tracking, session, language, encoding, agent }: Visit) => {
  const query = tracking === '' ? '' : `?ref=${encodeURIComponent(tracking)}`;
  const cookie = [`lang=${language}`, ...(session === undefined ? [] : [`auth.session=${session}`])].join('; ');
  const { headers, body } = await rawGet(gateway.url, `${path}${query}`, {
    cookie,
    'accept-encoding': encoding,
    'user-agent': agent,
  });
  return { html: unpack(body, headers['content-encoding']), policy: String(headers['content-security-policy']) };
};

const nonceIn = (policy: string): string => /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
const ticketIn = (html: string): string | undefined => /"reportTicket":"([^"]+)"/.exec(html)?.[1];
const attemptIn = (html: string): string | undefined => /name="attempt" value="([^"]+)"/.exec(html)?.[1];

/** Replaces what is new with each page. */
const comparable = ({ html, policy }: { html: string; policy: string }): string =>
  [nonceIn(policy), ticketIn(html), attemptIn(html)]
    .filter((text) => text !== undefined && text !== '')
    .reduce<string>((text, own) => text.replaceAll(String(own), '…'), `${policy}\n${html}`);

test('pages of concurrent visitors contain nothing of each other', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(visit, { minLength: 2, maxLength: 12 }), async (visits) => {
      const together = await Promise.all(visits.map(pageOf));
      // Nothing is used twice.
      for (const read of [
        ({ policy }: { policy: string }) => nonceIn(policy),
        ({ html }: { html: string }) => ticketIn(html),
        ({ html }: { html: string }) => attemptIn(html),
      ]) {
        const found = together.map(read).filter((text) => text !== undefined);
        expect(new Set(found).size).toBe(found.length);
      }
      for (const [nth, { html, policy }] of together.entries()) {
        const { session, path, tracking, agent } = visits[nth] ?? {
          session: undefined,
          path: '',
          tracking: '',
          agent: '',
        };
        const nonces = [...html.matchAll(/ nonce="([^"]*)"/g)].map(([, nonce]) => nonce);
        expect(new Set(nonces)).toEqual(new Set([nonceIn(policy)]));
        expect(ticketIn(html) !== undefined).toBe(!agent.includes('bot'));
        // Members of others are in no page, and visitors have none.
        for (const id of [910000001, 910000002, 910000003]) {
          const isOwn = session === `s${id}` && path === '/chats';
          expect(html.includes(`${id}`)).toBe(isOwn);
        }
        const links =
          session === undefined ? [...html.matchAll(/href="\/signup([^"]*)"/g)].map(([, query]) => query) : [];
        expect(
          links.filter((query) => query !== (tracking === '' ? '' : `?ref=${encodeURIComponent(tracking)}`)),
        ).toEqual([]);
      }
      // Each is what the visitor gets alone, uncompressed and after others.
      for (const [nth, one] of together.entries()) {
        const alone = await pageOf({ ...(visits[nth] as Visit), encoding: 'identity' });
        expect(comparable(one)).toBe(comparable(alone));
      }
    }),
    { numRuns: 12 },
  );
}, 60_000);

test('a page is the same in every encoding, however often it was sent', async () => {
  const same = {
    path: '/landers/gallery',
    tracking: 'one',
    session: undefined,
    language: 'en',
    agent: 'Mozilla/5.0',
  } as const;
  const seen = new Set<string>();
  for (let round = 0; round < 8; round += 1) {
    for (const encoding of ['gzip', 'identity'] as const) seen.add(comparable(await pageOf({ ...same, encoding })));
  }
  expect(seen.size).toBe(1);
});
