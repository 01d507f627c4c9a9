import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

import { makePerson, testPassword, type TestPerson } from '@pairwise/api/testing';

import type { RunningApi } from '../support/running-api.ts';
import { call, isAlive, linkOf } from './visitor.ts';

/** What an attack counted. */
export interface Findings {
  /** Sessions that were opened. */
  opened: number;
  /** Sessions that opened an account although they should have ended, and other contradictions. */
  survivors: string[];
}

export interface Attack {
  what: string;
  run: (api: RunningApi, random: () => number) => Promise<Findings>;
}

/** Fewer than the wrong passwords that lock an account, so that the lock does not end the attack. */
const LOOPS = 4;
const newPassword = 'a brand new phrase';

const logIn = (api: RunningApi, { email }: TestPerson, token?: string) =>
  call(api, 'POST', '/api/user.php', { token, body: { email, password: testPassword } });

const open = async (api: RunningApi, person: TestPerson, previous?: string): Promise<string> => {
  const { status, token } = await logIn(api, person, previous);
  if (token === undefined) throw new Error(`a login with the right password returned ${status}`);
  return token;
};

/** Logs in again and again in several loops, until a login is refused. Returns all sessions that were opened. */
const loopLogins = (api: RunningApi, person: TestPerson): { first: Promise<unknown>; all: Promise<string[]> } => {
  let began = (): void => undefined;
  const first = new Promise<void>((resolve) => (began = resolve));
  const loop = async (): Promise<string[]> => {
    const tokens: string[] = [];
    for (;;) {
      const { token } = await logIn(api, person);
      began();
      if (token === undefined) return tokens;
      tokens.push(token);
    }
  };
  return { first, all: Promise.all(Array.from({ length: LOOPS }, loop)).then((tokens) => tokens.flat()) };
};

const survivorsOf = async (api: RunningApi, what: string, tokens: readonly string[]): Promise<string[]> => {
  const survivors: string[] = [];
  for (const token of tokens) if (await isAlive(api, token)) survivors.push(what);
  return survivors;
};

/** Finds what is left in the table: a session that is refused today must not come back when its account is reopened. */
const rowsOf = async (api: RunningApi, what: string, person: TestPerson): Promise<string[]> => {
  const rows = await api.db.selectFrom('sessions').where('user_id', '=', person.id).select('user_id').execute();
  return rows.map(() => `${what}: a row is left`);
};

const expectOk = ({ status }: { status: number }, what: string): void => {
  if (status !== 200) throw new Error(`${what} returned ${status}`);
};

const resets: Attack = {
  what: 'resets against looping logins',
  run: async (api, random) => {
    const person = await makePerson(api.db);
    const before = await open(api, person);
    expectOk(await call(api, 'POST', '/api/password-reset.php', { body: { email: person.email } }), 'the request');
    const token = await linkOf(api, person.email, /new password/);
    const { first, all } = loopLogins(api, person);
    await first;
    await delay(random() * 60);
    const body = { token, password: newPassword, password_repeat: newPassword };
    expectOk(await call(api, 'PUT', '/api/password-reset.php', { body }), 'the reset');
    const tokens = [before, ...(await all)];
    const what = 'a session outlived a reset';
    const alive = await survivorsOf(api, what, tokens);
    const rows = await rowsOf(api, what, person);
    return { opened: tokens.length, survivors: rows.length > alive.length ? rows : alive };
  },
};

const deletions: Attack = {
  what: 'deletions against looping logins, and their reactivation',
  run: async (api, random) => {
    const person = await makePerson(api.db);
    const before = await open(api, person);
    const { first, all } = loopLogins(api, person);
    await first;
    await delay(random() * 60);
    const deleted = await call(api, 'POST', '/api/account-delete.php', {
      token: before,
      body: { password: testPassword },
    });
    expectOk(deleted, 'the deletion');
    const tokens = [before, ...(await all)];
    const left = await rowsOf(api, 'a session outlived a deletion', person);
    const link = await linkOf(api, person.email, /./);
    expectOk(await call(api, 'POST', '/api/reactivate.php', { body: { token: link } }), 'the reactivation');
    const revived = await survivorsOf(api, 'a session came back with the reactivated account', tokens);
    return { opened: tokens.length, survivors: [...left, ...revived] };
  },
};

const endings: Attack = {
  what: 'reuse after logout, change of the password and the end of all other sessions',
  run: async (api) => {
    const person = await makePerson(api.db);
    // Parallel logins are sessions of their own.
    const [first = '', second = '', third = '', own = ''] = await Promise.all(
      Array.from({ length: LOOPS }, () => open(api, person)),
    );
    const problems: string[] = [];
    const expectAlive = async (what: string, ...tokens: string[]): Promise<void> => {
      for (const token of tokens) if (!(await isAlive(api, token))) problems.push(`${what} ended another session`);
    };
    if (new Set([first, second, third, own]).size !== LOOPS) problems.push('parallel logins share a session');
    expectOk(await call(api, 'GET', '/api/logout.php', { token: first }), 'the logout');
    problems.push(...(await survivorsOf(api, 'a session outlived its logout', [first])));
    await expectAlive('a logout', second, third, own);

    expectOk(await call(api, 'DELETE', '/api/sessions.php', { token: second, body: { id: 'all' } }), 'the end');
    problems.push(...(await survivorsOf(api, 'a session outlived the end of all others', [third, own])));
    await expectAlive('the end of all others', second);

    const fourth = await open(api, person);
    const body = { old_password: testPassword, password: newPassword, password_repeat: newPassword };
    expectOk(await call(api, 'PUT', '/api/password.php', { token: fourth, body }), 'the change');
    problems.push(...(await survivorsOf(api, 'a session outlived a change of the password', [second])));
    await expectAlive('a change of the password', fourth);
    return { opened: LOOPS + 1, survivors: problems };
  },
};

const fixation: Attack = {
  what: 'planted sessions',
  run: async (api) => {
    const [attacker, victim] = [await makePerson(api.db), await makePerson(api.db)];
    const planted = await open(api, attacker);
    const invented = randomBytes(32).toString('base64url');
    const problems: string[] = [];
    for (const token of [planted, invented]) {
      if ((await open(api, victim, token)) === token) problems.push('a login took over a planted session');
    }
    problems.push(...(await survivorsOf(api, 'a planted session works after a login', [planted, invented])));
    return { opened: 3, survivors: problems };
  },
};

/** All attacks, with how often each is made in the small and in the full size. */
export const attacks: { attack: Attack; small: number; full: number }[] = [
  { attack: resets, small: 25, full: 1_000 },
  { attack: deletions, small: 8, full: 200 },
  { attack: endings, small: 5, full: 200 },
  { attack: fixation, small: 5, full: 200 },
];
