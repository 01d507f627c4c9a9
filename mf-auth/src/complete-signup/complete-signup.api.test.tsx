/** @jest-environment @pairwise/testing/api-environment */
import { callRealApi, people, person, realApi, renderScreen, screen, userEvent, waitFor } from '@pairwise/testing';
import { addModalsToJsdom } from '@pairwise/ui/testing';

import en from '../../messages/en.ts';
import { linkFromMail } from '../../testing/link-from-mail.ts';
import { smallPhoto } from '../../testing/small-photo.ts';
import CompleteSignupScreen from './complete-signup.screen.tsx';

// jsdom has neither.
URL.createObjectURL = () => 'blob:test/1';
URL.revokeObjectURL = () => undefined;

addModalsToJsdom();

const password = 'a quiet long walk';
let signups = 0;

/** Signs up a new member, each with a client of their own. */
const signUp = async (differences: object = {}) => {
  signups += 1;
  const email = `steps-${signups}-${Date.now()}@example.test`;
  const client = realApi().visitor();
  const body = { email, name: 'Anna', password, date_of_birth: '1994-03-05', terms: true, ...differences };
  const response = await client.call('POST /api/signup.php', { body });
  return { client, email, user: response.body.user };
};

type Newcomer = Awaited<ReturnType<typeof signUp>>;

const open = ({ client, user }: Newcomer, path = '/complete-signup') => {
  callRealApi(client.cookie());
  return renderScreen(<CompleteSignupScreen />, { path, user, messages: { 'mf-auth': en } });
};

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('ROUTE-13 AUTH-02 saves each step on its own, from the first question to the mailbox', async () => {
  const newcomer = await signUp();
  const state = async () => (await newcomer.client.call('GET /api/signup.php')).body;
  open(newcomer);

  await heading('Say something to begin with');
  await userEvent.type(screen.getByLabelText('Your first line'), 'Hello there');
  await press('Continue');

  await heading('Show your face');
  expect((await state()).answers.signup_message).toBe('Hello there');
  await userEvent.upload(screen.getByLabelText('Choose a photo'), smallPhoto());
  expect(await screen.findByText('Being checked')).toBeVisible();
  await press('Continue');

  await heading('Where do you live?');
  await userEvent.type(await screen.findByLabelText('Town'), 'utrec');
  await userEvent.click(await screen.findByRole('option', { name: 'Utrecht Utrecht' }));
  await press('Continue');

  await heading('I am …');
  expect((await state()).answers.city).toBe('Utrecht');
  await userEvent.click(screen.getByRole('radio', { name: 'A woman' }));
  await press('Continue');
  await heading('I am looking for …');
  await userEvent.click(screen.getByRole('radio', { name: 'Men' }));
  await press('Continue');
  await heading('Sexual orientation');
  expect((await state()).answers).toMatchObject({ gender: 'female', seek_gender: 'male', sexuality: null });
  await userEvent.click(screen.getByRole('radio', { name: 'Heterosexual' }));
  await press('Continue');
  await heading('Relationship status');
  await press('Skip for now');

  await heading('Tell us a little about yourself');
  // The first line was not for another member, so it starts the profile text.
  expect(screen.getByLabelText('About you')).toHaveValue('Hello there');
  await userEvent.clear(screen.getByLabelText('About you'));
  await userEvent.type(screen.getByLabelText('About you'), 'I walk.');
  await press('Continue');
  await heading('What do you like?');
  await press('Travel');
  await press('Continue');

  await heading('Check your inbox');
  expect(await state()).toMatchObject({
    step: 5,
    answers: { sexuality: 'hetero', relationship_status: null, about: 'I walk.', interests: ['travel'] },
  });
  expect(screen.getByText(newcomer.email)).toBeVisible();
});

test('AUTH-02 continues where the member stopped, and going back keeps the answers', async () => {
  const newcomer = await signUp({ signup_message: 'Hello' });
  open(newcomer);
  await heading('Show your face');
  await press('Back');
  await heading('Say something to begin with');
  expect(screen.getByLabelText('Your first line')).toHaveValue('Hello');
});

test('AUTH-02 a first message is for the member whose page led here', async () => {
  const host = await realApi().make({ name: 'Sanne' });
  open(await signUp({ profile: host.publicId, signup_message: 'Nice page' }), '/complete-signup?step=message');
  await heading('Say hello to Sanne');
  expect(screen.getByLabelText('Your message to Sanne')).toHaveValue('Nice page');
});

/** Saves the given steps through the api. */
const skipTo = async ({ client }: Newcomer, ...bodies: object[]) => {
  for (const body of bodies) await client.call('PUT /api/signup.php', { body });
};
const skipMessage = { step: 'message', data: { signup_message: '' } };
const skipPhoto = { step: 'photo', data: {} };
const skipLocation = { step: 'location', data: null };
const personal = { step: 'personal', data: { gender: 'female', seek_gender: 'male' } };

test('shows an error of the api at its field', async () => {
  const newcomer = await signUp();
  await skipTo(newcomer, skipMessage, skipPhoto);
  open(newcomer, '/complete-signup?step=location');
  await userEvent.type(await screen.findByLabelText('Town'), 'utrec');
  await userEvent.click(await screen.findByRole('option', { name: 'Utrecht Utrecht' }));
  // The town leaves the list while the page is open.
  await realApi().db.updateTable('cities').set({ spellings: '' }).where('name', '=', 'Utrecht').execute();
  await press('Continue');
  await waitFor(() =>
    expect(screen.getByLabelText('Town')).toHaveAccessibleDescription('Choose your town from the list.'),
  );
  await realApi().db.updateTable('cities').set({ spellings: '|utrecht|' }).where('name', '=', 'Utrecht').execute();
});

test('refuses contact details in the profile text', async () => {
  const newcomer = await signUp();
  await skipTo(newcomer, skipMessage, skipPhoto, skipLocation, personal);
  open(newcomer, '/complete-signup?step=about');
  await userEvent.type(await screen.findByLabelText('About you'), 'Call me: 06 12 34 56 78');
  await press('Continue');
  await waitFor(() =>
    expect(screen.getByLabelText('About you')).toHaveAccessibleDescription(
      'Please leave out phone numbers, email addresses and links.',
    ),
  );
});

const noContactDetails = 'Please leave out phone numbers, email addresses and links.';

test('a refused text takes the focus, and is right again once it is corrected', async () => {
  open(await signUp());
  const field = await screen.findByLabelText('Your first line');
  await userEvent.type(field, 'Call me: 06 12 34 56 78');
  await press('Continue');
  await waitFor(() => expect(field).toBeInvalid());
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription(noContactDetails);
  await userEvent.type(field, '{Backspace}');
  expect(field).toBeValid();
});

test('of two texts the refused one takes the focus, and a change of the other one does not correct it', async () => {
  const newcomer = await signUp();
  await skipTo(newcomer, skipMessage, skipPhoto, skipLocation, personal);
  open(newcomer, '/complete-signup?step=about');
  const field = await screen.findByLabelText('Headline');
  await userEvent.type(field, 'Write to anna@example.test');
  await press('Continue');
  await waitFor(() => expect(field).toBeInvalid());
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription(noContactDetails);
  await userEvent.type(screen.getByLabelText('About you'), 'I walk.');
  expect(field).toBeInvalid();
  await userEvent.clear(field);
  expect(field).toBeValid();
  await press('Continue');
  await heading('What do you like?');
});

test('a refused town takes the focus', async () => {
  const newcomer = await signUp();
  await skipTo(newcomer, skipMessage, skipPhoto);
  open(newcomer, '/complete-signup?step=location');
  await userEvent.type(await screen.findByLabelText('Town'), 'utrec');
  await userEvent.click(await screen.findByRole('option', { name: 'Utrecht Utrecht' }));
  await realApi().db.updateTable('cities').set({ spellings: '' }).where('name', '=', 'Utrecht').execute();
  await press('Continue');
  await waitFor(() => expect(screen.getByLabelText('Town')).toHaveFocus());
  await realApi().db.updateTable('cities').set({ spellings: '|utrecht|' }).where('name', '=', 'Utrecht').execute();
});

test('MEMBER-06 photos: explains a refusal, reorders by buttons, deletes after a confirmation', async () => {
  const newcomer = await signUp();
  await skipTo(newcomer, skipMessage);
  const ids = async () => (await newcomer.client.call('GET /api/photos.php')).body.images.map(({ id }) => id);
  open(newcomer, '/complete-signup?step=photo');
  const input = await screen.findByLabelText('Choose a photo');
  await userEvent.upload(input, new File(['no picture'], 'me.png', { type: 'image/png' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^We cannot use this file as a photo\./);
  await userEvent.upload(input, smallPhoto());
  expect(await screen.findAllByRole('listitem')).toHaveLength(1);
  await userEvent.upload(screen.getByLabelText('Choose a photo'), smallPhoto('again.png'));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  expect(screen.queryByRole('alert')).toBeNull();

  const before = await ids();
  // The main photo is shown larger than the others.
  const withoutSize = (src?: string | null) => src?.replace(/-\d+\.webp$/, '');
  const shown = () =>
    screen.getAllByRole('listitem').map((item) => withoutSize(item.querySelector('img')?.getAttribute('src')));
  const shownBefore = shown();
  await press('Move photo 1 back');
  await waitFor(async () => expect(await ids()).toEqual(before.toReversed()));
  await waitFor(() => expect(shown()).toEqual(shownBefore.toReversed()));
  await press('Delete photo 2');
  await press('Delete');
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(await ids()).toEqual([before[1]]);
});

test('AUTH-07 sends the mail again once a minute, and to another address with the password', async () => {
  const newcomer = await signUp();
  open(newcomer, '/complete-signup?step=email');
  await press('Send it again');
  expect(await screen.findByText('The email is on its way again.')).toBeVisible();
  const button = screen.getByText(/^Send it again in \d+ s$/).closest('button');
  expect(button).toHaveAccessibleName('Send it again');
  expect(button).toHaveAttribute('aria-disabled', 'true');

  await realApi().db.deleteFrom('limit_slots').execute();
  const email = `other-${newcomer.email}`;
  await press('Change address');
  await userEvent.type(screen.getByLabelText('Correct email address'), email);
  await userEvent.type(screen.getByLabelText('Your password'), 'wrong');
  await press('Change and send');
  await waitFor(() =>
    expect(screen.getByLabelText('Your password')).toHaveAccessibleDescription('Please check your password.'),
  );
  await userEvent.clear(screen.getByLabelText('Your password'));
  await userEvent.type(screen.getByLabelText('Your password'), password);
  await press('Change and send');
  expect(await screen.findByText(`We have sent an email to ${email}.`)).toBeVisible();
  expect(await linkFromMail(email)).toHaveLength(43);
});

test('AUTH-07 says that a mail was requested elsewhere just now', async () => {
  const newcomer = await signUp();
  await newcomer.client.call('POST /api/activation-mail.php', { body: {} });
  open(newcomer, '/complete-signup?step=email');
  await press('Send it again');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^We have just sent you an email\./);
});

test('ROUTE-13 leads a member with a complete, confirmed signup to the members', async () => {
  const member = await realApi().make();
  await realApi()
    .db.updateTable('users')
    .set({ signup_done: ['message', 'photo', 'location', 'personal', 'about'], signup_step: 5 })
    .where('email', '=', member.email)
    .execute();
  const client = await realApi().as(member);
  callRealApi(client.cookie());
  renderScreen(<CompleteSignupScreen />, {
    path: '/complete-signup',
    user: person(people.free, { email: member.email }),
    messages: { 'mf-auth': en },
  });
  await waitFor(() => expect(location.pathname).toBe('/members'));
});
