import { sql } from 'kysely';

import { codeOf, logIn, newAddress, startTestApi, type TestApi, testPassword } from '../../testing/index.ts';
import { confirmKey } from '../domain/account/throttle-keys.ts';

/** Attacks on the lock of the login (AUTH-08), and timing attacks. `user.test.ts` tests the lock itself. */
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
afterEach(async () => {
  await api.db.deleteFrom('login_throttle').execute();
});

const newPassword = 'a brand new phrase';

describe('spellings of an address', () => {
  const spellings = (email: string): string[] => {
    const [name = '', domain = ''] = email.split('@');
    const replaced = (from: RegExp, to: string) => email.replace(from, to);
    return [
      email.toUpperCase(),
      `${name.toUpperCase()}@${domain}`,
      `${name}@${domain.toUpperCase()}`,
      ` ${email}`,
      `${email} `,
      `\t${email}\n`,
      `\u00a0${email}\ufeff`,
      `${email}.`,
      `${name}.@${domain}`,
      `.${email}`,
      `${name.slice(0, 1)}.${name.slice(1)}@${domain}`,
      `${name}..@${domain}`,
      `${name}+x@${domain}`,
      `${name}+@${domain}`,
      `"${name}"@${domain}`,
      `<${email}>`,
      `Milan <${email}>`,
      `mailto:${email}`,
      `(x)${email}`,
      `${name}(x)@${domain}`,
      `${email}\u0000`,
      `${email}\u200b`,
      `\u200b${email}`,
      `${name}\u00ad@${domain}`,
      `${name}@${domain}\u3002`,
      `${name}\uff20${domain}`,
      // Letters that some lower-casing or normalising functions map to ASCII letters.
      replaced(/i/, '\u0130'),
      replaced(/i/, '\u0131'),
      replaced(/k/, '\u212a'),
      replaced(/s/, '\u017f'),
      replaced(/m/, '\uff4d'),
      replaced(/l/, '\u217c'),
      replaced(/a/, '\u0430'),
      replaced(/e/, 'e\u0301'),
      email.normalize('NFD'),
      email.normalize('NFKC'),
      `${name}%40${domain}`,
      `${name}@${domain}, other@example.test`,
      `${name}@[${domain}]`,
      `xn--${email}`,
    ];
  };

  test('AUTH-08 after five wrong passwords no spelling of the address can log in with the right one', async () => {
    const { email } = await api.make({ email: 'milan.sikkel@example.test' });
    for (let tries = 0; tries < 5; tries += 1) await logIn(api, email, 'not it');
    const tried = spellings(email);
    expect(new Set(tried).size).toBeGreaterThanOrEqual(38);
    for (const spelling of tried)
      expect([spelling, (await logIn(api, spelling, testPassword)).status]).not.toContain(200);
    // Without the lock, spellings of the same address do log in, so the lock is what refused them.
    await api.db.deleteFrom('login_throttle').execute();
    const opened = [];
    for (const spelling of tried) if ((await logIn(api, spelling, testPassword)).status === 200) opened.push(spelling);
    expect(opened).toEqual(expect.arrayContaining([email.toUpperCase(), ` ${email}`]));
  });

  test('AUTH-08 wrong passwords with different spellings count together', async () => {
    const { email } = await api.make({ email: 'kim.silis@example.test' });
    const same = spellings(email).filter((spelling) => spelling.trim().toLowerCase() === email);
    expect(same.length).toBeGreaterThanOrEqual(5);
    for (const spelling of same.slice(0, 5)) expect(await codeOf(logIn(api, spelling, 'not it'))).toBe('login_failed');
    expect(await codeOf(logIn(api, email, testPassword))).toBe('too_many_attempts');
  });

  test('AUTH-08 the database maps no letter to an ASCII letter that the lock treats as different', async () => {
    // A bypass would be a letter outside ASCII that PostgreSQL lower-cases to an ASCII letter.
    const { rows } = await sql<{ letter: string }>`select chr(n) as letter from generate_series(128, 65533) n
      where n not between 55296 and 57343 and lower(chr(n)) ~ '^[a-z0-9]$'`.execute(api.db);
    const { email } = await api.make({ email: 'abcdefghijklmnopqrstuvwxyz@example.test' });
    for (const { letter } of rows) {
      const plain =
        letter
          .normalize('NFKD')
          .toLowerCase()
          .replace(/[^a-z]/g, '') || 'i';
      for (const spelling of [email.replace(plain, letter), email.replace('i', letter)]) {
        expect(await codeOf(logIn(api, spelling, testPassword))).toMatch(/login_failed|too_many_attempts/);
      }
    }
  });

  test('AUTH-10 visitors cannot lock the password confirmation of a member', async () => {
    const person = await api.make();
    const client = await api.as(person);
    for (const email of [`confirm:${person.id}`, `${person.id}`, `1:confirm:${person.id}`]) {
      for (let tries = 0; tries < 6; tries += 1) await logIn(api, email, 'not it');
    }
    const body = { old_password: testPassword, password: newPassword, password_repeat: newPassword };
    expect((await client.call('PUT /api/password.php', { body })).status).toBe(200);
    // Wrong passwords of the member do lock it, so the check above can fail.
    const guess = { ...body, old_password: 'x' };
    for (let tries = 0; tries < 5; tries += 1) await client.call('PUT /api/password.php', { body: guess });
    const locked = await api.db
      .selectFrom('login_throttle')
      .where('key_hash', '=', confirmKey(person.id))
      .select('blocked_until')
      .executeTakeFirst();
    expect(locked?.blocked_until).not.toBeNull();
  });

  test('AUTH-11 guesses at the reactivation mail count against account and network like logins', async () => {
    const leaving = await api.make({ status: 'pending_deletion' });
    const requestMail = (email: string, password: string) =>
      api.visitor().call('POST /api/reactivate-mail.php', { body: { email, password } });
    for (let tries = 0; tries < 5; tries += 1) await requestMail(leaving.email, 'x');
    expect(await codeOf(logIn(api, leaving.email, testPassword))).toBe('too_many_attempts');
    for (let tries = 5; tries < 50; tries += 1) await requestMail(newAddress(), 'x');
    expect(await codeOf(requestMail(newAddress(), 'x'))).toBe('too_many_attempts');
    expect(await codeOf(logIn(api, (await api.make()).email, testPassword))).toBe('too_many_attempts');
  });
});

describe('response times', () => {
  const median = (values: number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;
  const timeOf = async (work: () => Promise<unknown>) => {
    const begun = performance.now();
    await work();
    return performance.now() - begun;
  };

  test('AUTH-08 a login with an unknown address takes as long as one with a wrong password', async () => {
    const known: number[] = [];
    const unknown: number[] = [];
    await logIn(api, newAddress(), 'warm up');
    for (let round = 0; round < 25; round += 1) {
      const { email } = await api.make();
      known.push(await timeOf(() => logIn(api, email, 'not it')));
      unknown.push(await timeOf(() => logIn(api, newAddress(), 'not it')));
      await api.db.deleteFrom('login_throttle').execute();
    }
    // Without the work, the response for an unknown address takes a fifth of the time. On a loaded machine equal work has
    // taken twice as long.
    const ratio = median(unknown) / median(known);
    expect(ratio).toBeGreaterThan(0.35);
    expect(ratio).toBeLessThan(2.85);
  });
});
