import { setSlotLoader } from '@pairwise/remote';
import { renderScreen, screen } from '@pairwise/testing';

import en from '../../messages/en.ts';
import MemberSignupScreen from './member-signup.screen.tsx';

test('ROUTE-09 LAND-02 shows the signup form of mf-auth and nothing of the member', async () => {
  setSlotLoader({
    load: () => Promise.resolve([{ name: 'signup', Widget: () => <p>the form</p> }]),
    onError: () => undefined,
  });
  renderScreen(<MemberSignupScreen />, {
    path: '/members/7/signup',
    route: '/members/:id/signup',
    messages: { 'mf-landers': en },
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Say hello first.' })).toBeVisible();
  expect(await screen.findByText('the form')).toBeVisible();
});
