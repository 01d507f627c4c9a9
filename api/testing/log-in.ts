import { randomUUID } from 'node:crypto';

import type { TestApi } from './test-api.ts';

/** Returns a mail address that no account has. */
export const newAddress = (): string => `${randomUUID()}@example.test`;

/** Logs in over HTTP, as a browser without a session does; `api.as(person)` is the short way. */
export const logIn = (api: TestApi, email: string, password: string) =>
  api.visitor().call('POST /api/user.php', { body: { email, password } });

/** Returns the error code of a response; undefined for a success. */
export const codeOf = async (response: Promise<{ error: { code: string } | undefined }>): Promise<string | undefined> =>
  (await response).error?.code;
