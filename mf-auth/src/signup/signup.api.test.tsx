/** @jest-environment @pairwise/testing/api-environment */
import { callRealApi, realApi, renderScreen, screen, userEvent, waitFor } from '@pairwise/testing';

import en from '../../messages/en.ts';
import SignupScreen from './signup.screen.tsx';

const open = () => {
  callRealApi();
  renderScreen(<SignupScreen />, { path: '/signup?network=fb&sub1=a', messages: { 'mf-auth': en } });
};

const fillIn = async (email: string, name = 'Anna', password = 'a quiet long walk', year = '1994') => {
  await userEvent.type(screen.getByLabelText('Email'), email);
  await userEvent.type(screen.getByLabelText('First name'), name);
  await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.type(screen.getByLabelText('Day'), '5');
  await userEvent.selectOptions(screen.getByLabelText('Month'), '3');
  await userEvent.type(screen.getByLabelText('Year'), year);
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
};

test('AUTH-01 stores the unconfirmed account with its tracking query', async () => {
  open();
  await fillIn('anna.new@example.test');
  await waitFor(() => expect(location.pathname).toBe('/complete-signup'));
  const row = await realApi()
    .db.selectFrom('users')
    .where('email', '=', 'anna.new@example.test')
    .select(['name', 'status', 'tracking', 'language'])
    .executeTakeFirstOrThrow();
  expect(row).toEqual({
    name: 'Anna',
    status: 'not_confirmed',
    tracking: { network: 'fb', sub1: 'a' },
    language: 'en',
  });
});

test('AUTH-06 the api refuses an address that has an account', async () => {
  const { email } = await realApi().make();
  open();
  await fillIn(email);
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
    /^This email address already owns an account on this website\./,
  );
});

test('AUTH-06 offers to reactivate an account that is pending deletion', async () => {
  const { email } = await realApi().make({ status: 'pending_deletion' });
  open();
  await fillIn(email);
  expect(await screen.findByRole('link', { name: 'Reactivate it' })).toBeVisible();
});

test('AUTH-01 shows at its field that the api refused a common password', async () => {
  open();
  await fillIn('anna.weak@example.test', 'Anna', 'Password123');
  await waitFor(() => expect(screen.getByLabelText('Password')).toBeInvalid());
  expect(screen.getByLabelText('Password')).toHaveFocus();
});

test.each(['D’Arcy', "O'Neil", 'Şirin ٣'])('AUTH-04 form and api agree on the name %s', async (name) => {
  open();
  const email = `name-${Array.from(name)[0]?.codePointAt(0)}@example.test`;
  await fillIn(email, name);
  await waitFor(() => expect(location.pathname).toBe('/complete-signup'));
  const row = realApi().db.selectFrom('users').where('email', '=', email).select('name');
  expect((await row.executeTakeFirst())?.name).toBe(name);
});
