import type { AlertFacts } from '@pairwise/contracts/alerts';
import { user } from '@pairwise/contracts/shapes/user';
import * as z from 'zod/mini';

import { getFromApi } from '../http/get-from-api.ts';
import { isSessionCookie } from '../zones/session-cookie.ts';
import type { SiteVisitor } from './settings-source.ts';

const responseSchema = z.object({
  user: z.nullable(
    z.pick(user, {
      id: true,
      status: true,
      email_disabled_reason: true,
      paid_user: true,
      signup_date: true,
      time_bonus: true,
      new_likes: true,
      unread_messages: true,
      swipe_likes_left: true,
      free_conversations_left: true,
      profile: true,
    }),
  ),
});

/** What the alerts of a page depend on. */
export type AlertedMember = NonNullable<z.output<typeof responseSchema>['user']> & AlertFacts['user'];

interface SessionMember {
  /** Undefined for a visitor, and while the api does not respond in time. */
  member?: AlertedMember;
  /** The `set-cookie` headers with which the api has prolonged the session. */
  cookies: string[];
}

export interface AlertSource {
  /** Returns the member of a session, which is the pair of its cookie. */
  get: (session: string, visitor: SiteVisitor) => Promise<SessionMember>;
}

export interface AlertOptions {
  apiUrl: string;
  warn: (message: string) => void;
  /** Longest time that a page waits for the api, in milliseconds. */
  timeoutMs?: number;
  /** How long the api is not queried after it failed, in milliseconds. Each page would wait for the timeout otherwise. */
  pauseMs?: number;
}

/**
 * Reads the member of a session from the api, so that the first paint has room for the member's alerts. A page without
 * that room is still right: the alerts then move its content.
 */
export const alertSource = ({ apiUrl, warn, timeoutMs = 1_000, pauseMs = 2_000 }: AlertOptions): AlertSource => {
  let pausedUntil = 0;
  return {
    get: async (session, { host, ip }) => {
      if (Date.now() < pausedUntil) return { cookies: [] };
      try {
        const response = await getFromApi(`${apiUrl}/api/user.php`, {
          headers: {
            cookie: session,
            'x-request-type': 'client',
            'x-forwarded-host': host,
            'x-forwarded-for': ip,
          },
          timeoutMs,
        });
        if (!response.ok) throw new Error(`status ${response.status}`);
        const { user: member } = responseSchema.parse(JSON.parse(response.text));
        return {
          ...(member && { member }),
          cookies: response.cookies.filter((text) => isSessionCookie(text)),
        };
      } catch (error) {
        pausedUntil = Date.now() + pauseMs;
        warn(`could not read the alerts of a member: ${error instanceof Error ? error.message : String(error)}`);
        return { cookies: [] };
      }
    },
  };
};
