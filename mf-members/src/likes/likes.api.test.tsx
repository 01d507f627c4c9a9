/** @jest-environment @pairwise/testing/api-environment */
import { bus } from '@pairwise/bus';
import {
  act,
  busWriter,
  callRealApi,
  cleanup,
  realApi,
  renderScreen,
  screen,
  userEvent,
  waitFor,
} from '@pairwise/testing';
import { ToastRegion } from '@pairwise/ui';

import en from '../../messages/en.ts';
import LikedByScreen from './liked-by.screen.tsx';
import LikesScreen from './likes.screen.tsx';

const messages = { 'mf-members': en };

beforeEach(() => {
  // jsdom has no pages to scroll.
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

test('MEMBER-07 MEMBER-08 opening a received like clears its mark, here and on the badge; liking back makes a match', async () => {
  const { as, make } = realApi();
  const ben = await make({ name: 'Ben', gender: 'male' });
  const likers = [await make({ name: 'Ada' }), await make({ name: 'Bea' })];
  for (const liker of likers) {
    await (await as(liker)).call('POST /api/like.php', { body: { profile: ben.publicId } });
  }
  const client = await as(ben);
  const me = async () => (await client.call('GET /api/user.php')).body.user;
  const user = await me();
  expect(user?.new_likes).toBe(2);
  callRealApi(client.cookie());

  // What the shell does with the event.
  const subscription = bus.on('user:changed').subscribe(({ user: changed }) => {
    if (!changed) return;
    busWriter.user(changed);
    busWriter.likes(changed.new_likes);
  });
  const matches: string[] = [];
  const matched = bus.on('like:matched').subscribe(({ profile }) => matches.push(profile.name));

  renderScreen(<LikesScreen />, { path: '/likes', user, messages });
  expect(await screen.findByRole('link', { name: /Ada.*New/ })).toBeVisible();
  expect(screen.getByRole('tab', { name: /2 new/ })).toBeVisible();
  cleanup();

  const ada = likers[0]?.publicId;
  renderScreen(<LikedByScreen />, {
    path: `/likes/m/${ada}`,
    route: '/likes/m/:id',
    user: bus.user$.value ?? null,
    messages,
  });
  expect(await screen.findByRole('heading', { level: 1, name: /Ada/ })).toBeVisible();
  // The badge does not wait for the server.
  expect(bus.likes$.value).toBe(1);
  await waitFor(async () => expect((await me())?.new_likes).toBe(1));
  expect(screen.getByText('2 of 2')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', `/likes/m/${likers[1]?.publicId}`);
  cleanup();

  renderScreen(<LikesScreen />, { path: '/likes', user: bus.user$.value ?? null, messages });
  await userEvent.click(await screen.findByRole('button', { name: 'Like Ada back' }));
  await waitFor(() => expect(matches).toEqual(['Ada']));
  expect(await screen.findByRole('link', { name: /Ada.*Match/ })).toBeVisible();
  expect((await client.call('GET /api/likes.php', { query: { type: 'matches' } })).body.profiles).toHaveLength(1);
  act(() => {
    subscription.unsubscribe();
    matched.unsubscribe();
  });
});

test('decisions M-7 a given like is undone, and given again by the notice’s button', async () => {
  const { as, make } = realApi();
  const ben = await make({ name: 'Ben', gender: 'male' });
  const cleo = await make({ name: 'Cleo' });
  const client = await as(ben);
  await client.call('POST /api/like.php', { body: { profile: cleo.publicId } });
  const given = async () => (await client.call('GET /api/likes.php', { query: { type: 'given' } })).body.profiles;
  callRealApi(client.cookie());
  const page = (
    <>
      <LikesScreen />
      <ToastRegion label="Notices" dismissLabel="Dismiss" />
    </>
  );
  renderScreen(page, {
    path: '/likes/given',
    route: '/likes/:type',
    user: (await client.call('GET /api/user.php')).body.user,
    messages,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Unlike Cleo' }));
  expect(await screen.findByRole('heading', { name: 'You haven’t liked anyone yet' })).toBeVisible();
  await waitFor(async () => expect(await given()).toEqual([]));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: /Cleo/ })).toBeVisible();
  expect(await given()).toHaveLength(1);
});
