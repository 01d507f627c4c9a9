/** @jest-environment @pairwise/testing/api-environment */
import { callRealApi, realApi, renderScreen, screen } from '@pairwise/testing';

import en from '../../messages/en.ts';
import MemberProfileScreen from './member-profile.screen.tsx';

const open = (id: number) =>
  renderScreen(<MemberProfileScreen />, {
    path: `/members/${id}`,
    route: '/members/:id',
    messages: { 'mf-members': en },
  });

test('MEMBER-03 a member reads another member’s profile and interests', async () => {
  const { as, make } = realApi();
  const marta = await make({ name: 'Marta', headline: 'Quiet trains', interests: ['board_games'] });
  callRealApi((await as(await make({ gender: 'male' }))).cookie());
  open(marta.publicId);
  expect(await screen.findByRole('heading', { level: 1, name: /Marta/ })).toBeVisible();
  expect(screen.getByText('Quiet trains')).toBeVisible();
  expect(screen.getByText('Board games')).toBeVisible();
});

test('a missing profile says so', async () => {
  const { as, make } = realApi();
  callRealApi((await as(await make())).cookie());
  open(1);
  expect(await screen.findByText('This profile is not here')).toBeVisible();
});
