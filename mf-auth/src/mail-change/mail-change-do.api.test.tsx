/** @jest-environment @pairwise/testing/api-environment */
import { callRealApi, people, realApi, renderScreen, screen, userEvent } from '@pairwise/testing';

import en from '../../messages/en.ts';
import { linkFromMail } from '../../testing/link-from-mail.ts';
import { rememberLinkToken, takeLinkToken } from '../link-token/link-token.ts';
import MailChangeDoScreen from './mail-change-do.screen.tsx';

afterEach(() => void takeLinkToken('mail_change'));

const messages = { 'mf-auth': en };
const wanted = () => `new-${Date.now()}@example.test`;

const requestChange = async (email: string) => {
  const person = await realApi().make();
  const client = await realApi().as(person);
  await client.call('POST /api/mail-change.php', { body: { email, password: realApi().password } });
  rememberLinkToken('mail_change', await linkFromMail(email));
  callRealApi();
  return { person, client };
};
const open = (user: typeof people.free | null = null) =>
  renderScreen(<MailChangeDoScreen />, { path: '/mail-change/do', messages, user });
const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Confirm the address' }));

test('AUTH-10 ROUTE-31 opening the page changes nothing, the button does', async () => {
  const email = wanted();
  const { person, client } = await requestChange(email);
  open();
  expect((await client.call('GET /api/user.php')).body.user?.email).toBe(person.email);
  await press();
  expect(await screen.findByText(`Your new email address is ${email}.`)).toBeVisible();
  expect((await client.call('GET /api/user.php')).body.user?.email).toBe(email);
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
});

test('AUTH-10 says that another account has taken the address meanwhile, and offers to request another', async () => {
  const email = wanted();
  await requestChange(email);
  await realApi().make({ email });
  open(people.free);
  await press();
  expect(await screen.findByText('This email address already owns an account on this website.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Request a new email' })).toHaveAttribute(
    'href',
    '/notifications?part=mail-change',
  );
});

test('AUTH-10 says that a link is too old or was used already', async () => {
  rememberLinkToken('mail_change', 'B'.repeat(43));
  callRealApi();
  open();
  expect(await screen.findByText('Link expired or invalid, request a new email')).toBeVisible();
});

test('AUTH-10 without a link the page offers to request one', () => {
  callRealApi();
  open();
  expect(screen.getByText('Link expired or invalid, request a new email')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Request a new email' })).toHaveAttribute(
    'href',
    '/login?next=%2Fnotifications%3Fpart%3Dmail-change',
  );
});
