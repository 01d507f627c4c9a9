import { randomBytes } from 'node:crypto';

import type { FastifyRequest } from 'fastify';
import * as z from 'zod';

import type { EndedSessions } from '../access/index.ts';
import { cookieValues, setCookie } from '../page/cookies.ts';
import { seal, unseal } from '../signed-value.ts';

const NAME = 'mfe.console';
const PURPOSE = 'console';
const LIFE_MS = 8 * 60 * 60_000;

const sessionSchema = z.object({
  /** Tells this session from others of the same token, so that it alone can be ended. */
  id: z.string(),
  token: z.string(),
  expiresAt: z.number(),
});

/** A sign-in at the console: names a token, holds nothing of its secret. */
export type Session = z.infer<typeof sessionSchema>;

export interface Sessions {
  /** The `Set-Cookie` line of a new session of a token. */
  begin: (tokenId: string) => string;
  /** The session of a request; undefined when there is none, it is not ours, or its time is over. */
  of: (request: FastifyRequest) => Session | undefined;
  /** Ends a session before its time; the `Set-Cookie` line that takes the cookie away. */
  end: (session: Session | undefined) => string;
}

export interface SessionsOptions {
  key: Buffer;
  ended: EndedSessions;
  https: boolean;
  now: () => number;
}

/** Console sessions: eight hours in a signed cookie. */
export const createSessions = ({ key, ended, https, now }: SessionsOptions): Sessions => {
  const open = (text: string): Session | undefined => {
    const parsed = sessionSchema.safeParse(unseal(key, PURPOSE, text));
    if (!parsed.success || parsed.data.expiresAt <= now() || ended.has(parsed.data.id)) return undefined;
    return parsed.data;
  };

  return {
    begin: (token) => {
      const session: Session = { id: randomBytes(16).toString('base64url'), token, expiresAt: now() + LIFE_MS };
      return setCookie(NAME, seal(key, PURPOSE, session), { https, maxAgeSeconds: LIFE_MS / 1000, sameSite: 'Strict' });
    },
    of: ({ headers }) =>
      cookieValues(headers.cookie, NAME)
        .map(open)
        .find((session) => session !== undefined),
    end: (session) => {
      if (session) ended.end(session.id, session.expiresAt);
      return setCookie(NAME, '', { https, maxAgeSeconds: 0, sameSite: 'Strict' });
    },
  };
};
