/** @jest-environment @pairwise/testing/api-environment */
import { callRealApi, people, realApi, renderScreen, screen, userEvent } from '@pairwise/testing';

import en from '../../messages/en.ts';
import { linkFromMail } from '../../testing/link-from-mail.ts';
import { rememberLinkToken, takeLinkToken } from '../link-token/link-token.ts';
import MailChangeDoScreen from './mail-change-do.screen.tsx';

afterEach(() => void takeLinkToken('mail_change'));

const messages = { 'mf-auth': en };
const wanted = () => `new-${Date.now()}@example.test`;

const askFor = async (email: string) => {
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
  const { person, client } = await askFor(email);
  open();
  expect((await client.call('GET /api/user.php')).body.user?.email).toBe(person.email);
  await press();
  expect(await screen.findByText(`Your new email address is ${email}.`)).toBeVisible();
  expect((await client.call('GET /api/user.php')).body.user?.email).toBe(email);
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
});

test('AUTH-10 an address that somebody took meanwhile is told, with the way to another', async () => {
  const email = wanted();
  await askFor(email);
  await realApi().make({ email });
  open(people.free);
  await press();
  expect(await screen.findByText('This email address already owns an account on this website.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Request a new email' })).toHaveAttribute(
    'href',
    '/notifications?part=email',
  );
});

test('AUTH-10 a link that is too old, or was used', async () => {
  rememberLinkToken('mail_change', 'B'.repeat(43));
  callRealApi();
  open();
  expect(await screen.findByText('Link expired or invalid, request a new email')).toBeVisible();
});

test('AUTH-10 the page without a link offers the way to one', () => {
  callRealApi();
  open();
  expect(screen.getByText('Link expired or invalid, request a new email')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Request a new email' })).toHaveAttribute(
    'href',
    '/login?next=%2Fnotifications%3Fpart%3Demail',
  );
});
