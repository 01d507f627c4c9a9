/** @jest-environment @pairwise/testing/api-environment */
import { interestKeys } from '@pairwise/contracts/profile-choices';
import {
  callRealApi,
  demoSettings,
  fireEvent,
  people,
  realApi,
  renderScreen,
  screen,
  userEvent,
  waitFor,
} from '@pairwise/testing';

import en from '../../messages/en.ts';
import MatchFinderScreen from './match-finder.screen.tsx';

const show = (path = '/match-finder') =>
  renderScreen(<MatchFinderScreen />, {
    path,
    user: people.free,
    settings: demoSettings({ interests: [...interestKeys] }),
    messages: { 'mf-members': en },
  });
const question = (name: string) => screen.findByRole('heading', { level: 1, name });
const next = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }));

test('MEMBER-10 ROUTE-20 six answers are saved by the api and lead to a search of the members who fit', async () => {
  const { as, make } = realApi();
  const ben = await make({ name: 'Ben', gender: 'male', seeks: 'female' });
  const client = await as(ben);
  callRealApi(client.cookie());
  show();

  await question('Who would you like to meet?');
  await userEvent.click(screen.getByRole('radio', { name: 'Both' }));
  await next();
  await question('Between which ages?');
  fireEvent.change(screen.getByRole('slider', { name: 'Youngest age' }), { target: { value: '30' } });
  // The thumbs never cross.
  fireEvent.change(screen.getByRole('slider', { name: 'Oldest age' }), { target: { value: '20' } });
  expect(screen.getByRole('slider', { name: 'Oldest age' })).toHaveValue('30');
  await next();
  await question('Where should they live?');
  await next();
  await question('What are you looking for?');
  await userEvent.click(screen.getByRole('radio', { name: 'Friendship' }));

  // Going back keeps the answers.
  await userEvent.click(screen.getByRole('link', { name: 'Previous question' }));
  await question('Where should they live?');
  await next();
  await question('What are you looking for?');
  expect(screen.getByRole('radio', { name: 'Friendship' })).toBeChecked();
  await next();

  await question('What should you have in common?');
  for (const name of ['Hiking', 'Music', 'Dogs']) await userEvent.click(screen.getByRole('button', { name }));
  expect(screen.getByRole('button', { name: 'Cats' })).toBeDisabled();
  expect(screen.getByText('3 of 3 chosen')).toBeVisible();
  await next();
  await question('How much does age matter?');
  await userEvent.click(screen.getByRole('radio', { name: /Only these ages/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Show who fits' }));

  await waitFor(() => expect(location.pathname).toBe('/members'));
  expect(Object.fromEntries(new URLSearchParams(location.search))).toMatchObject({
    min_age: '30',
    max_age: '30',
    interests: 'music,hiking,dogs',
  });
  expect((await client.call('GET /api/match-finder.php')).body.answers).toMatchObject({
    gender: 'both',
    intention: 'friendship',
    hard: true,
  });
});

test('a reload keeps the question and the answers', async () => {
  const { as, make } = realApi();
  const client = await as(await make({ name: 'Ben', gender: 'male', seeks: 'female' }));
  callRealApi(client.cookie());
  const { unmount } = show('/match-finder?question=who');
  await question('Who would you like to meet?');
  await userEvent.click(screen.getByRole('radio', { name: 'Men' }));
  await next();
  await question('Between which ages?');
  unmount();
  show(`${location.pathname}${location.search}`);
  await question('Between which ages?');
  await userEvent.click(screen.getByRole('link', { name: 'Previous question' }));
  await question('Who would you like to meet?');
  expect(screen.getByRole('radio', { name: 'Men' })).toBeChecked();
});
