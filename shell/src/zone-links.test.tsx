import { beginCarried, departureAddress, Link, linkAddress, setCarried, useNavigate } from '@pairwise/router';
import { fireEvent, renderScreen, screen, userEvent, waitFor } from '@pairwise/testing';

import { followZoneLinks, renewCarried } from './zone-links.ts';

const origins = { site: 'http://dates.test', app: 'http://localhost', pay: 'http://pay.dates.test' };
const zoneRoutes = { site: ['/', '/landers/gallery/:slug?'], pay: ['/credits/:id/:paymentmethod?'] };
const liveRoutes = [...zoneRoutes.site, ...zoneRoutes.pay, '/credits', '/chats/:id', '/members'];

const pageElement = document.createElement('script');
pageElement.id = 'mfe-page';
pageElement.type = 'application/json';
document.head.append(pageElement);
const writePage = (zone: string, more: object = {}): void => {
  pageElement.textContent = JSON.stringify({ zone, origins, zoneRoutes, liveRoutes, ...more });
};

beforeEach(() => setCarried(undefined));

test('PLAT-05 a link has the address at the origin that owns its page, and stays a path within the zone', () => {
  writePage('app');
  const paths = [
    '/chats/5?a=b#c',
    '/credits',
    '/no/such',
    '//evil.test',
    '?tab=1',
    '/',
    '/credits/50/card?next=%2Fchats',
  ];
  expect(paths.map(linkAddress)).toEqual([
    ...paths.slice(0, 5),
    'http://dates.test/',
    'http://pay.dates.test/credits/50/card?next=%2Fchats',
  ]);
  pageElement.textContent = JSON.stringify({ zone: 'app', liveRoutes });
  expect(linkAddress('/')).toBe('/');
});

test('PLAT-05 the address of a departure has what the visitor takes along, and from the app to payments the session', () => {
  writePage('app');
  setCarried('signed.value');
  expect(departureAddress('/members')).toBeUndefined();
  expect(departureAddress('/landers/gallery?a=b&carried=old#c')).toBe(
    'http://dates.test/landers/gallery?a=b&carried=signed.value#c',
  );
  const to = encodeURIComponent('/credits/50?carried=signed.value');
  expect(departureAddress('/credits/50')).toBe(`http://pay.dates.test/__mfe/arrive?to=${to}`);
  writePage('site');
  expect(departureAddress('/credits/50')).toBe('http://pay.dates.test/credits/50?carried=signed.value');
});

test('LAND-01 a link to the signup keeps the address that the browser has opened in advance', async () => {
  writePage('site', { origins: { ...origins, site: 'http://localhost', app: 'http://app.dates.test' } });
  followZoneLinks();
  renderScreen(
    <main>
      <a href="/signup?ref=a">Sign up</a>
    </main>,
    { path: '/' },
  );
  const link = screen.getByRole('link');
  const rules = document.createElement('script');
  rules.type = 'speculationrules';
  document.head.append(rules);
  Object.assign(HTMLScriptElement, { supports: (type: string) => type === 'speculationrules' });
  await userEvent.hover(link);
  expect(link).toHaveAttribute('href', '/signup?ref=a');
  // A change of what the visitor takes along, by the entry warning for instance, came too late for that page.
  setCarried('new.value');
  fireEvent.pointerDown(link);
  expect(link).toHaveAttribute('href', 'http://app.dates.test/signup?ref=a&carried=new.value');
  setCarried(undefined);
  link.setAttribute('href', '/signup?ref=a');
  // The controls: a browser and a page that open nothing in advance are spared the redirect.
  Object.assign(HTMLScriptElement, { supports: () => false });
  fireEvent.pointerDown(link);
  expect(link).toHaveAttribute('href', 'http://app.dates.test/signup?ref=a');
  link.setAttribute('href', '/signup?ref=a');
  Object.assign(HTMLScriptElement, { supports: () => true });
  rules.remove();
  fireEvent.pointerDown(link);
  expect(link).toHaveAttribute('href', 'http://app.dates.test/signup?ref=a');
  Reflect.deleteProperty(HTMLScriptElement, 'supports');
});

const Page = () => {
  const navigate = useNavigate();
  return (
    <>
      <a href="/members?min_age=30">Search</a>
      <a href="/landers/gallery">Gallery</a>
      <a href="https://partner.test/">Partner</a>
      <Link to="/chats/5">Chat</Link>
      <button onClick={() => void navigate('/landers/gallery')}>Here</button>
      <button onClick={() => void navigate('/chats/5')}>Leave</button>
    </>
  );
};

test('PLAT-05 a link of a remote gets its origin and the newest value before it is used; others stay as they are', async () => {
  writePage('site', {
    origins: { ...origins, site: 'http://localhost', app: 'http://app.dates.test' },
    carried: 'one.value',
  });
  const fetched = jest.fn(() => Promise.resolve(Response.json({ carried: 'two.value' })));
  globalThis.fetch = fetched;
  followZoneLinks();
  renderScreen(<Page />, { path: '/' });
  const link = (name: string) => screen.getByRole('link', { name });
  expect(link('Chat')).toHaveAttribute('href', 'http://app.dates.test/chats/5');
  await userEvent.hover(link('Search'));
  setCarried('one.value');
  await userEvent.hover(link('Search'));
  fireEvent.contextMenu(link('Search'));
  expect(link('Search')).toHaveAttribute('href', 'http://app.dates.test/members?min_age=30&carried=one.value');
  await renewCarried();
  expect(fetched).toHaveBeenCalledWith('/__mfe/carried', { signal: expect.any(AbortSignal) });
  fireEvent.pointerDown(link('Search'));
  expect(link('Search')).toHaveAttribute('href', 'http://app.dates.test/members?min_age=30&carried=two.value');
  await userEvent.hover(link('Gallery'));
  await userEvent.hover(link('Partner'));
  expect(link('Gallery')).toHaveAttribute('href', '/landers/gallery');
  expect(link('Partner')).toHaveAttribute('href', 'https://partner.test/');
});

test('PLAT-05 a response with what the visitor takes along never replaces that of a later request', async () => {
  writePage('app');
  const values = ['first', 'second', 'third'];
  const responses = values.map(() => Promise.withResolvers<Response>());
  const fetched = jest.spyOn(globalThis, 'fetch');
  for (const { promise } of responses) fetched.mockReturnValueOnce(promise);
  const renewed = values.map(() => renewCarried());
  const departures: (string | undefined)[] = [];
  for (const nth of [1, 0, 2]) {
    responses[nth]?.resolve(Response.json({ carried: values[nth] }));
    await renewed[nth];
    departures.push(departureAddress('/'));
  }
  expect(departures).toEqual(['second', 'second', 'third'].map((value) => `http://dates.test/?carried=${value}`));
});

test('PLAT-05 a change that a page has sent itself counts as a later request than those before it', async () => {
  writePage('app');
  const response = Promise.withResolvers<Response>();
  jest.spyOn(globalThis, 'fetch').mockReturnValueOnce(response.promise);
  const renewed = renewCarried();
  const setObjected = beginCarried();
  setObjected('with.objection');
  response.resolve(Response.json({ carried: 'before.it' }));
  await renewed;
  expect(departureAddress('/')).toBe('http://dates.test/?carried=with.objection');
});

test('PLAT-05 a navigation to a page of another origin loads it, and one within the zone stays in this document', async () => {
  writePage('site', { origins: { ...origins, site: 'http://localhost', app: 'http://app.dates.test' } });
  // jsdom loads no other page. It reports the attempt.
  const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  renderScreen(<Page />, { path: '/' });
  await userEvent.click(screen.getByRole('button', { name: 'Here' }));
  expect(reported).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(reported).toHaveBeenCalledTimes(1));
  expect(String(reported.mock.calls[0]?.[0])).toContain('navigation');
});
