import { randomUUID } from 'node:crypto';

import type { TestApi } from './test-api.ts';

/** An address nobody has. */
export const newAddress = (): string => `${randomUUID()}@example.test`;

/** Logs in over HTTP, as a browser without a session does; `api.as(person)` is the short way. */
export const logIn = (api: TestApi, email: string, password: string) =>
  api.visitor().call('POST /api/user.php', { body: { email, password } });

/** The code of a refusal; undefined when it was none. */
export const codeOf = async (answer: Promise<{ error: { code: string } | undefined }>): Promise<string | undefined> =>
  (await answer).error?.code;
