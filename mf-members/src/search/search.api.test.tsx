/** @jest-environment @pairwise/testing/api-environment */
import { callRealApi, realApi, renderScreen, screen } from '@pairwise/testing';

import en from '../../messages/en.ts';
import SearchScreen from './search.screen.tsx';

test('MEMBER-01 a member finds whom the address asks for, and nobody else', async () => {
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
