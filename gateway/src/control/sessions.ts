import { randomBytes } from 'node:crypto';

import type { FastifyRequest } from 'fastify';
import * as z from 'zod';

import type { SharedEndedSessions } from '../access/index.ts';
import { cookieValues, type ResponseCookie, siteCookie } from '../http/cookies.ts';
import { seal, unseal } from '../secrets/signed-value.ts';

export const SESSION_COOKIE = 'mfe.console';
const PURPOSE = 'console';
const LIFE_MS = 8 * 60 * 60_000;

const sessionSchema = z.object({
  /** Identifies this session among others of the same token, so that it can be ended alone. */
  id: z.string(),
  token: z.string(),
  expiresAt: z.number(),
});

/** A sign-in at the console. It names a token and contains nothing of its secret. */
export type Session = z.infer<typeof sessionSchema>;

export interface Sessions {
  /** Starts a session of a token and returns its cookie. */
  begin: (tokenId: string) => ResponseCookie;
  /** Returns the session of a request; undefined when there is none, its signature is invalid, or it has expired. */
  of: (request: FastifyRequest) => Session | undefined;
  /** Ends a session before its time, for all gateways, and returns the cookie that deletes the browser's. */
  end: (session: Session | undefined) => Promise<ResponseCookie>;
}

export interface SessionsOptions {
  key: Buffer;
  ended: SharedEndedSessions;
  https: boolean;
  now: () => number;
}

/** Creates the console's sessions, which last eight hours in a signed cookie. */
export const createSessions = ({ key, ended, https, now }: SessionsOptions): Sessions => {
  const open = (text: string): Session | undefined => {
    const parsed = sessionSchema.safeParse(unseal(key, PURPOSE, text));
    if (!parsed.success || parsed.data.expiresAt <= now() || ended.has(parsed.data.id)) return undefined;
    return parsed.data;
  };

  return {
    begin: (token) => {
      const session: Session = { id: randomBytes(16).toString('base64url'), token, expiresAt: now() + LIFE_MS };
      return siteCookie(SESSION_COOKIE, seal(key, PURPOSE, session), {
        https,
        maxAgeSeconds: LIFE_MS / 1000,
        sameSite: 'strict',
      });
    },
    of: (request) =>
      cookieValues(request, SESSION_COOKIE)
        .map(open)
        .find((session) => session !== undefined),
    end: async (session) => {
      if (session) await ended.end(session.id, session.expiresAt);
      return siteCookie(SESSION_COOKIE, '', { https, maxAgeSeconds: 0, sameSite: 'strict' });
    },
  };
};
