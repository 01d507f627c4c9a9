import { linkTo, logIn, newAddress, startTestApi, type TestApi, testPassword } from '../../testing/index.ts';

/**
 * Every error of the account in the catalogue (decisions 4.4): what causes it, its status and its exact text. The texts
 * on screen are tested by `catalogue-texts.api.test.tsx` of mf-auth.
 */
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
afterEach(async () => {
  await api.db.deleteFrom('login_throttle').execute();
  await api.db.deleteFrom('limit_slots').execute();
});

const newPassword = 'a brand new phrase';
const signUp = (differences: object = {}) =>
  api.visitor().call('POST /api/signup.php', {
    body: {
      email: newAddress(),
      name: 'Anna',
      password: newPassword,
      date_of_birth: '1994-03-05',
      terms: true,
      ...differences,
    },
  });
const requestReset = (email: string) => api.visitor().call('POST /api/password-reset.php', { body: { email } });
const choose = (token: string, repeat = newPassword) =>
  api.visitor().call('PUT /api/password-reset.php', {
    body: { token, password: newPassword, password_repeat: repeat },
  });
const member = async () => api.as(await api.make());
const times = async (count: number, work: () => Promise<unknown>) => {
  for (let done = 0; done < count; done += 1) await work();
};
const unknownToken = 'x'.repeat(43);
const closing = 'This account will be deleted. Reactivate it with the link in your email, or contact customer service.';
const taken = 'This email address already owns an account on this website.';

interface Failure {
  status: number;
  error: { message: string } | undefined;
}
type Row = [name: string, status: number, text: string, act: () => Promise<Failure>];

const rows: Row[] = [
  ['login_failed', 401, 'Login failed, please try again', async () => logIn(api, (await api.make()).email, 'not it')],
  ['login_failed, unknown address', 401, 'Login failed, please try again', () => logIn(api, newAddress(), 'not it')],
  [
    'too_many_attempts',
    429,
    'Too many incorrect attempts, account blocked for 15 min.',
    async () => {
      const { email } = await api.make();
      await times(5, () => logIn(api, email, 'not it'));
      return logIn(api, email, testPassword);
    },
  ],
  [
    'reset_limit',
    429,
    'Too many password reset emails sent, please try again tomorrow.',
    async () => {
      const { email } = await api.make();
      await times(5, () => requestReset(email));
      return requestReset(email);
    },
  ],
  ['email_not_found', 404, 'E-mail address not found', () => requestReset(newAddress())],
  [
    'network_limit',
    429,
    'Too many attempts from your network. Please try again in an hour.',
    async () => {
      await times(5, () => requestReset(newAddress()));
      return requestReset(newAddress());
    },
  ],
  ['link_expired', 410, 'Link expired or invalid, request a new email', () => choose(unknownToken)],
  [
    'link_expired, confirmation',
    410,
    'Link expired or invalid, request a new email',
    () => api.visitor().call('POST /api/activate.php', { body: { token: unknownToken } }),
  ],
  [
    'activation_failed',
    422,
    'Activation failed',
    async () => {
      const email = newAddress();
      await signUp({ email });
      const token = await linkTo(api, email);
      await api.db.updateTable('users').set({ status: 'banned' }).where('email', '=', email).execute();
      return api.visitor().call('POST /api/activate.php', { body: { token } });
    },
  ],
  ['email_exists', 409, taken, async () => signUp({ email: (await api.make()).email })],
  [
    'email_exists, change of address',
    409,
    taken,
    async () => {
      const { email } = await api.make();
      return (await member()).call('POST /api/mail-change.php', { body: { email, password: testPassword } });
    },
  ],
  [
    'email_exists, other address of a signup',
    409,
    taken,
    async () => {
      const { email } = await api.make();
      const newcomer = await api.as(await api.make({ status: 'not_confirmed' }));
      return newcomer.call('PUT /api/signup-email.php', { body: { email, password: testPassword } });
    },
  ],
  [
    'email_pending_deletion',
    409,
    closing,
    async () => signUp({ email: (await api.make({ status: 'pending_deletion' })).email }),
  ],
  [
    'account_pending_deletion',
    403,
    closing,
    async () => logIn(api, (await api.make({ status: 'pending_deletion' })).email, testPassword),
  ],
  [
    'account_banned',
    403,
    'This account has been closed. Please contact customer service.',
    async () => logIn(api, (await api.make({ status: 'banned' })).email, testPassword),
  ],
  [
    'new_email_invalid',
    422,
    'New email adress is invalid.',
    async () => (await member()).call('POST /api/mail-change.php', { body: { email: 'x', password: testPassword } }),
  ],
  [
    'old_password_wrong',
    422,
    'Please check your old password.',
    async () =>
      (await member()).call('PUT /api/password.php', {
        body: { old_password: 'not it', password: newPassword, password_repeat: newPassword },
      }),
  ],
  ['passwords_differ', 422, 'The entered passwords are not the same.', () => choose(unknownToken, 'another phrase')],
  ['date_of_birth_required', 422, 'Enter your date of birth (18+)', () => signUp({ date_of_birth: '' })],
  ['invalid_date_of_birth', 422, 'Invalid date of birth.', () => signUp({ date_of_birth: '1994-02-30' })],
  [
    'date_of_birth_required, too young',
    422,
    'Enter your date of birth (18+)',
    () => signUp({ date_of_birth: '2020-01-01' }),
  ],
  ['invalid_email', 422, 'Invalid email', () => signUp({ email: 'anna' })],
  ['authentication_required', 403, 'Please log in.', () => api.visitor().call('GET /api/notifications.php')],
];

test.each(rows)('ERR-02 %s', async (name, status, text, act) => {
  const { status: received, error } = await act();
  expect([received, error]).toEqual([status, expect.objectContaining({ code: name.split(',')[0], message: text })]);
});
