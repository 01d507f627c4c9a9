import { randomUUID } from 'node:crypto';

import type { Database } from '../src/db/database.ts';
import { hashToken, newToken } from '../src/domain/secret-token.ts';
import type { TestPerson } from './builders.ts';
import type { TestApi } from './test-api.ts';

/** Returns a mail address that no account has. */
export const newAddress = (): string => `${randomUUID()}@example.test`;

/** Logs in over HTTP, as a browser without a session does; `api.as(person)` is the short way. */
export const logIn = (api: TestApi, email: string, password: string) =>
  api.visitor().call('POST /api/user.php', { body: { email, password } });

/** Returns the error code of a response; undefined for a success. */
export const codeOf = async (response: Promise<{ error: { code: string } | undefined }>): Promise<string | undefined> =>
  (await response).error?.code;

/**
 * Opens a session for a day without a login, whose check of the password takes long when a test needs hundreds, and returns
 * its token.
 */
export const openSessionToken = async (db: Database, { id }: Pick<TestPerson, 'id'>): Promise<string> => {
  const token = newToken();
  await db
    .insertInto('sessions')
    .values({ token_hash: hashToken(token), user_id: id, expires_at: new Date(Date.now() + 86_400_000) })
    .execute();
  return token;
};

/** Opens a session as `openSessionToken` does, and returns its cookie. */
export const openSession = async (db: Database, person: Pick<TestPerson, 'id'>): Promise<string> =>
  `auth.session=${await openSessionToken(db, person)}`;
