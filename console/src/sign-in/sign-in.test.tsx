import { screen, userEvent } from '@pairwise/testing';

import { fakeControl } from '../../testing/fake-control.ts';
import { renderConsole } from '../../testing/render-console.tsx';

const paste = async (token: string) => {
  const field = await screen.findByLabelText('Deploy token');
  await userEvent.clear(field);
  if (token !== '') await userEvent.type(field, token);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
};

test('a wrong token is refused by the field, a right one leads to the page that was asked for', async () => {
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

test('too many tries and a gateway that does not answer are told apart', async () => {
  const control = fakeControl({ session: null });
  control.failing.set('POST /api/session', 'too_many_attempts');
  renderConsole();
  await paste('mfe_good');
  expect(await screen.findByText(/Wait a quarter of an hour/)).toBeVisible();
  control.failing.set('POST /api/session', 'offline');
  await paste('mfe_good');
  expect(await screen.findByText(/The gateway does not answer/)).toBeVisible();
});

test('signing out leads back to the sign-in and forgets what was shown', async () => {
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

test('a session that the server ended says so, and goes on where one was', async () => {
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

test('LANG-02 all of the page changes its language at once, without asking the server again', async () => {
  const control = fakeControl();
  renderConsole();
  await screen.findByRole('heading', { level: 2, name: 'Your deployables' });
  const asked = control.calls.length;
  await userEvent.click(screen.getByRole('button', { name: 'Language: English' }));
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Deutsch' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Deine Teile' })).toBeVisible();
  expect(document.documentElement.lang).toBe('de');
  expect(document.title).toBe('Deploys · Pairwise');
  expect(control.calls.length).toBe(asked);
});
