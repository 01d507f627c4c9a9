/** @jest-environment @pairwise/testing/api-environment */
import { callRealApi, realApi, renderScreen, screen, userEvent, waitFor } from '@pairwise/testing';

import en from '../../messages/en.ts';
import LoginScreen from './login.screen.tsx';

const logIn = async (email: string, password: string): Promise<void> => {
  callRealApi();
  renderScreen(<LoginScreen />, { path: '/login', messages: { 'mf-auth': en } });
  await userEvent.type(screen.getByLabelText('Email'), email);
  await userEvent.type(screen.getByLabelText('Password'), `${password}{Enter}`);
};

test('AUTH-08 logs in with the api and shows the members', async () => {
  const { email } = await realApi().make();
  await logIn(email, realApi().password);
  await waitFor(() => expect(location.pathname).toBe('/members'));
});

test('AUTH-08 announces that the api refused a wrong password', async () => {
  const { email } = await realApi().make();
  await logIn(email, 'something else');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(location.pathname).toBe('/login');
});
