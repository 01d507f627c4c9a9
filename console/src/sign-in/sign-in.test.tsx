import { screen, userEvent } from '@pairwise/testing';

import { fakeControl } from '../../testing/fake-control.ts';
import { renderConsole } from '../../testing/render-console.tsx';

const paste = async (token: string) => {
  const field = await screen.findByLabelText('Deploy token');
  await userEvent.clear(field);
  if (token !== '') await userEvent.type(field, token);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
};

test('shows an error for a wrong token, and the requested page after a valid one', async () => {
  const control = fakeControl({ session: null });
  renderConsole('/deployables/mf-chat');

  await paste('');
  expect(screen.getByText('Paste your deploy token.')).toBeVisible();
  expect(control.calls.filter(({ method }) => method === 'POST')).toEqual([]);

  await paste('mfe_wrong');
  expect(await screen.findByText(/This token is not valid/)).toBeVisible();
  expect(screen.getByLabelText('Deploy token')).toHaveFocus();

  await paste(' mfe_good ');
  expect(await screen.findByRole('heading', { level: 1, name: 'mf-chat' })).toBeVisible();
});

test('distinguishes too many attempts from a gateway that does not respond', async () => {
  const control = fakeControl({ session: null });
  control.failing.set('POST /api/session', 'too_many_attempts');
  renderConsole();
  await paste('mfe_good');
  expect(await screen.findByText(/Wait 15 minutes/)).toBeVisible();
  control.failing.set('POST /api/session', 'offline');
  await paste('mfe_good');
  expect(await screen.findByText(/The gateway does not respond/)).toBeVisible();
});

test('signing out shows the sign-in and removes what was shown', async () => {
  fakeControl();
  renderConsole();
  await screen.findByRole('link', { name: 'mf-chat' });
  await userEvent.click(screen.getByRole('button', { name: 'Your account' }));
  expect(screen.getByText('Rui, chat')).toBeVisible();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Sign out' }));
  expect(await screen.findByLabelText('Deploy token')).toBeVisible();
  expect(screen.queryByText(/Your session has ended/)).toBeNull();
  expect(screen.queryByText('mf-chat')).toBeNull();
});

test('when the server ends the session, the sign-in says so and returns to the same page', async () => {
  const control = fakeControl();
  renderConsole('/audit');
  await screen.findByText('Nothing has happened yet');
  control.session = null;
  await userEvent.selectOptions(screen.getByLabelText('Deployable'), 'mf-chat');
  expect(await screen.findByText(/Your session has ended/)).toBeVisible();
  await paste('mfe_good');
  expect(await screen.findByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible();
  expect(screen.getByLabelText('Deployable')).toHaveValue('mf-chat');
});

test('LANG-02 the whole page changes its language immediately, without a request to the server', async () => {
  const control = fakeControl();
  renderConsole();
  await screen.findByRole('heading', { level: 2, name: 'Your deployables' });
  const callsBefore = control.calls.length;
  await userEvent.click(screen.getByRole('button', { name: 'Language: English' }));
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Deutsch' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Deine Deployables' })).toBeVisible();
  expect(document.documentElement.lang).toBe('de');
  expect(document.title).toBe('Deploys · Pairwise');
  expect(control.calls.length).toBe(callsBefore);
});
