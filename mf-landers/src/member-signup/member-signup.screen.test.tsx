import { setSlotLoader } from '@pairwise/remote';
import { type CallResponses, renderScreen, respondToCalls, screen } from '@pairwise/testing';

import en from '../../messages/en.ts';
import { landingMember } from '../../testing/landing-member.ts';
import MemberSignupScreen from './member-signup.screen.tsx';

const open = (respond: NonNullable<CallResponses['GET /api/member-landing.php']>) => {
  setSlotLoader({
    load: () => Promise.resolve([{ name: 'signup', Widget: () => <p>the form</p> }]),
    onError: () => undefined,
  });
  respondToCalls({ 'GET /api/member-landing.php': respond });
  return renderScreen(<MemberSignupScreen />, {
    path: '/members/7/signup',
    route: '/members/:id/signup',
    messages: { 'mf-landers': en },
  });
};

test('ROUTE-09 LAND-02 shows the signup form of mf-auth and nothing of a member who has not agreed to it', async () => {
  open(() => ({ member: null }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Say hello first.' })).toBeVisible();
  expect(await screen.findByText('the form')).toBeVisible();
});

test('ROUTE-09 LAND-02 names and shows a member who has a landing page', async () => {
  open(() => ({ member: landingMember() }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Say hello to Marta.' })).toBeVisible();
  expect(screen.getByAltText('Photo of Marta')).toBeInTheDocument();
  expect(await screen.findByText('the form')).toBeVisible();
});

test('ROUTE-09 the form is there when the member cannot be loaded', async () => {
  open(() => 'invalid_request');
  expect(await screen.findByRole('heading', { level: 1, name: 'Say hello first.' })).toBeVisible();
  expect(await screen.findByText('the form')).toBeVisible();
});
