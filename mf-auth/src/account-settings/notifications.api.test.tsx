/** @jest-environment @pairwise/testing/api-environment */
import { callRealApi, people, person, realApi, renderScreen, screen, userEvent, waitFor } from '@pairwise/testing';
import { addModalsToJsdom } from '@pairwise/ui/testing';

import en from '../../messages/en.ts';
import { linkFromMail } from '../../testing/link-from-mail.ts';
import NotificationsScreen from './notifications.screen.tsx';

addModalsToJsdom();

const open = async (path = '/notifications') => {
  const account = await realApi().make();
  const client = await realApi().as(account);
  const other = await realApi().as(account);
  callRealApi(client.cookie());
  renderScreen(<NotificationsScreen />, {
    path,
    user: person(people.free, { email: account.email }),
    messages: { 'mf-auth': en },
  });
  return { client, other };
};

test('AUTH-15 stores a switch', async () => {
  const { client } = await open();
  await userEvent.click(await screen.findByRole('switch', { name: 'Likes and matches by email' }));
  await waitFor(async () => {
    const { body } = await client.call('GET /api/notifications.php');
    expect(body.preferences.like).toEqual({ email: false, push: true });
  });
});

test('stores invisible mode', async () => {
  const { client } = await open();
  await userEvent.click(screen.getByRole('switch', { name: 'Invisible mode' }));
  await waitFor(async () => expect((await client.call('GET /api/user.php')).body.user?.invisible).toBe(true));
});

test('a changed password logs out other devices and keeps this one', async () => {
  const { client, other } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Change password' }));
  await userEvent.type(screen.getByLabelText('Old password'), realApi().password);
  await userEvent.type(screen.getByLabelText('New password'), 'a brand new phrase');
  await userEvent.type(screen.getByLabelText('New password once more'), 'a brand new phrase{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByText('You are not logged in anywhere else.')).toBeVisible();
  await waitFor(async () => {
    expect((await other.call('GET /api/user.php')).body.user).toBeNull();
    expect((await client.call('GET /api/user.php')).body.user).not.toBeNull();
  });
});

test('AUTH-10 sends the link to the new address', async () => {
  const email = `moved-${Date.now()}@example.test`;
  await open('/notifications?part=mail-change');
  await userEvent.type(screen.getByLabelText('New email'), email);
  await userEvent.type(screen.getByLabelText('Your password'), `${realApi().password}{Enter}`);
  expect(await screen.findByText(`We have sent a link to ${email}. It works for 24 hours.`)).toBeVisible();
  expect(await linkFromMail(email)).toHaveLength(43);
});

describe('AUTH-10 an address that waits for its confirmation', () => {
  const openWaiting = async () => {
    const email = `moved-${Date.now()}-${Math.random().toString(36).slice(2)}@example.test`;
    const account = await realApi().make();
    const client = await realApi().as(account);
    await client.call('POST /api/mail-change.php', { body: { email, password: realApi().password } });
    callRealApi(client.cookie());
    const show = () =>
      renderScreen(<NotificationsScreen />, {
        path: '/notifications',
        user: person(people.free, { email: account.email }),
        messages: { 'mf-auth': en },
      });
    return { email, client, show, screenOf: show() };
  };
  const pending = (email: string) => screen.findByText((text) => text.startsWith(`Confirm ${email} with the link`));

  test('is in the settings, and its link can be sent again', async () => {
    const { email } = await openWaiting();
    expect(await pending(email)).toHaveTextContent(/It works until .+; until then, nothing changes\.$/);
    const first = await linkFromMail(email);
    await userEvent.click(screen.getByRole('button', { name: 'Send the link again' }));
    expect(
      await screen.findByText(`We have sent a new link to ${email}. The earlier one no longer works.`),
    ).toBeVisible();
    expect(await linkFromMail(email)).not.toBe(first);
  });

  test('is shown as soon as it is requested', async () => {
    const email = `moved-${Date.now()}@example.test`;
    await open('/notifications?part=mail-change');
    await userEvent.type(screen.getByLabelText('New email'), email);
    await userEvent.type(screen.getByLabelText('Your password'), `${realApi().password}{Enter}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
    expect(await pending(email)).toBeVisible();
  });

  test('can be cancelled, and its link opens nothing then', async () => {
    const { email, client, screenOf, show } = await openWaiting();
    await pending(email);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel the change' }));
    await waitFor(() => expect(screen.queryByText(/^Confirm moved/)).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Change email' })).toHaveFocus();
    expect((await client.call('GET /api/mail-change.php')).body.pending).toBeNull();
    screenOf.unmount();
    show();
    expect(await screen.findByRole('button', { name: 'Change email' })).toBeVisible();
    expect(screen.queryByText(/^Confirm moved/)).not.toBeInTheDocument();
  });

  test('that was cancelled elsewhere leaves the page', async () => {
    const { email, client } = await openWaiting();
    await pending(email);
    await client.call('DELETE /api/mail-change.php', { body: {} });
    await userEvent.click(screen.getByRole('button', { name: 'Send the link again' }));
    await waitFor(() => expect(screen.queryByText(/^Confirm moved/)).not.toBeInTheDocument());
  });

  test('that has reached the day’s limit says why no link was sent', async () => {
    const { email, client } = await openWaiting();
    await pending(email);
    for (let times = 0; times < 4; times += 1) await client.call('POST /api/mail-change-resend.php', { body: {} });
    await userEvent.click(screen.getByRole('button', { name: 'Send the link again' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(await pending(email)).toBeVisible();
  });
});
