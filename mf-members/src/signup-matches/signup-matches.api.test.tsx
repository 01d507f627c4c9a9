/** @jest-environment @pairwise/testing/api-environment */
import { bus } from '@pairwise/bus';
import {
  act,
  busWriter,
  callRealApi,
  people,
  person,
  realApi,
  renderScreen,
  screen,
  userEvent,
  waitFor,
} from '@pairwise/testing';

import en from '../../messages/en.ts';
import SignupMatchesScreen from './signup-matches.screen.tsx';

test('MEMBER-10 ROUTE-27 a new member sees whom they seek, and can like them immediately', async () => {
  const { as, make } = realApi();
  const ben = await make({ name: 'Ben', gender: 'male', seeks: 'female' });
  await make({ name: 'Ada', gender: 'female' });
  await make({ name: 'Carl', gender: 'male' });
  const client = await as(ben);
  callRealApi(client.cookie());
  renderScreen(<SignupMatchesScreen />, {
    path: '/signup-matches',
    user: person(people.free, { name: 'Ben' }),
    messages: { 'mf-members': en },
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Welcome, Ben' })).toBeVisible();
  expect(await screen.findByRole('link', { name: /Ada/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Carl/ })).toBeNull();
  const like = screen.getByRole('button', { name: 'Like Ada', pressed: false });
  await userEvent.click(like);
  await waitFor(() => expect(like).toHaveAttribute('aria-pressed', 'true'));
  await waitFor(async () => {
    const given = await client.call('GET /api/likes.php', { query: { type: 'given' } });
    expect(given.body.profiles.map(({ name }) => name)).toEqual(['Ada']);
  });
  expect(screen.getByRole('link', { name: 'See everyone' })).toHaveAttribute('href', '/members');
});

test('MEMBER-07 an unconfirmed member reads that the only like is given, also after a reload', async () => {
  const { as, make } = realApi();
  const ben = await make({ name: 'Ben', gender: 'male', seeks: 'female', status: 'not_confirmed' });
  await make({ name: 'Xanthe', gender: 'female' });
  const client = await as(ben);
  callRealApi(client.cookie());
  const open = async () => {
    const { user } = (await client.call('GET /api/user.php')).body;
    return renderScreen(<SignupMatchesScreen />, {
      path: '/signup-matches',
      user,
      messages: { 'mf-members': en },
    });
  };
  // As the shell does.
  const changes = bus.on('user:changed').subscribe(({ user }) => act(() => busWriter.user(user)));
  const { unmount } = await open();
  expect(screen.getByText(/You can give one like now/)).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Like Xanthe', pressed: false }));
  expect(await screen.findByText(/You have given your like/)).toBeVisible();
  changes.unsubscribe();
  unmount();
  await open();
  expect(screen.getByText(/You have given your like/)).toBeVisible();
});

test('without matching members it says so and links to the search', async () => {
  const { as, make } = realApi();
  const client = await as(await make({ name: 'Ben', gender: 'male', seeks: 'female', country: 'PL' }));
  callRealApi(client.cookie());
  renderScreen(<SignupMatchesScreen />, {
    path: '/signup-matches',
    user: person(people.free, { status: 'not_confirmed' }),
    messages: { 'mf-members': en },
  });
  expect(await screen.findByText('Nobody fits yet')).toBeVisible();
  expect(screen.getByText(/You can give one like now/)).toBeVisible();
});
