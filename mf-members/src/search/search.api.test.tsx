/** @jest-environment @pairwise/testing/api-environment */
import { queryClient } from '@pairwise/api-client';
import { callRealApi, demoSettings, people, realApi, renderScreen, screen, userEvent } from '@pairwise/testing';

import en from '../../messages/en.ts';
import SearchScreen from './search.screen.tsx';

beforeAll(async () => {
  const { db } = realApi();
  const settings = JSON.stringify({ logged_out_search_trafficsource: 'yes', promo_tile: true });
  await db.updateTable('sites').set({ settings }).where('id', '=', 1).execute();
  const url = 'https://cams.example/start';
  const target = await db.insertInto('promo_targets').values({ url }).returning('id').executeTakeFirstOrThrow();
  const texts = JSON.stringify({ en: { title: 'Live cameras', text: 'See who is live.' } });
  const image = 'data:image/svg+xml,%3Csvg/%3E';
  await db.insertInto('promos').values({ site_id: 1, target_id: target.id, texts, image }).execute();
});

test('MEMBER-01 a member finds the members that the filters of the address describe, and no others', async () => {
  const { as, make } = realApi();
  const searcher = await make({ name: 'Ben', gender: 'male' });
  await make({ name: 'Marta', birthDate: '1996-06-15' });
  await make({ name: 'Ruth', birthDate: '1950-06-15' });
  callRealApi((await as(searcher)).cookie());
  renderScreen(<SearchScreen />, {
    path: '/members?gender=female&country=NL&min_age=18&max_age=40',
    messages: { 'mf-members': en },
  });
  expect(await screen.findByRole('link', { name: /Marta/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Ruth/ })).toBeNull();
});

test('MEMBER-01 the server filters by interests and sorts: members who share one, the newest first', async () => {
  const { as, make } = realApi();
  const searcher = await make({ gender: 'male', country: 'DE' });
  await make({ name: 'Paula', country: 'DE', interests: ['yoga'] });
  await make({ name: 'Greta', country: 'DE', interests: ['cooking'], idle: 600 });
  await make({ name: 'Heidi', country: 'DE', interests: ['sailing'] });
  callRealApi((await as(searcher)).cookie());
  const settings = demoSettings({ search_fields: ['interests', 'country'], interests: ['cooking', 'yoga', 'sailing'] });
  renderScreen(<SearchScreen />, {
    path: '/members?country=DE&interests=yoga,cooking&sort=new',
    settings: { ...settings, search_defaults: { gender: 'female', min_age: 18, max_age: 99 } },
    messages: { 'mf-members': en },
    user: people.free,
  });
  await screen.findByRole('link', { name: /^Greta/ });
  const names = screen.getAllByRole('link', { name: /, \d+, / }).map((link) => link.getAttribute('aria-label'));
  expect(names.map((name) => name?.split(',')[0])).toEqual(['Greta', 'Paula']);
});

test('MEMBER-02 a visitor searches where the site allows it, or when a partner sent them (decisions M-5)', async () => {
  await realApi().make({ name: 'Olga', country: 'NL' });
  callRealApi();
  const options = { messages: { 'mf-members': en }, user: null };
  const first = renderScreen(<SearchScreen />, { ...options, path: '/members?country=NL' });
  expect(await screen.findByText('Please log in to search members.')).toBeVisible();
  first.unmount();
  queryClient.clear();
  renderScreen(<SearchScreen />, { ...options, path: '/members?country=NL&network=partner' });
  expect(await screen.findByRole('link', { name: /^Olga/ })).toBeVisible();
  // The advertisement is for members.
  const requested = jest.mocked(fetch).mock.calls.map(([input, init]) => new Request(input, init).url);
  expect(requested.filter((url) => url.includes('/api/'))).not.toEqual([]);
  expect(requested.filter((url) => url.includes('promo'))).toEqual([]);
});

test('MEMBER-14 members see the advertisement once, below the first page of results', async () => {
  // jsdom has no pages to scroll.
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const { as, make } = realApi();
  const searcher = await make({ gender: 'male', country: 'BE' });
  for (let count = 0; count < 25; count += 1) await make({ country: 'BE' });
  callRealApi((await as(searcher)).cookie());
  renderScreen(<SearchScreen />, {
    path: '/members?country=BE',
    messages: { 'mf-members': en },
    user: people.free,
  });
  const tile = await screen.findByRole('button', { name: 'Live cameras, advertisement' });
  const found = screen.getAllByRole('link', { name: /, \d+, / });
  expect(found.at(-1)?.compareDocumentPosition(tile)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await userEvent.click(screen.getByRole('link', { name: 'Next' }));
  expect(await screen.findByText('Page 2 of 2')).toBeVisible();
  expect(screen.queryByRole('button', { name: /advertisement/ })).toBeNull();
});
