import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';

/** The caller, in the headers that the proxy to the api sets. */
type Caller = Pick<FastifyRequest, 'host' | 'ip' | 'headers'>;

export interface CrossingClient {
  /** Returns a code for the session of the request, or for the ticket of a signup; undefined when it has none. */
  begin: (
    caller: Caller,
    crossing: { challenge: string; origin: string; path: string; ticket?: string },
  ) => Promise<string | undefined>;
  /**
   * Uses up a code. Returns the page to open and the cookies of the new session, if there is one; undefined for an
   * invalid code.
   */
  end: (
    caller: Caller,
    arrival: { code: string; verifier: string; origin: string },
  ) => Promise<{ path: string; cookies: string[] } | undefined>;
}

const codeSchema = z.object({ code: z.string() });
const pathSchema = z.object({ path: z.string() });

/** A code is valid for a minute, so a visitor gets a response before that. */
const TIMEOUT_MS = 10_000;

/** Makes the two calls that no browser can make, because the proxy does not forward them. */
export const crossingClient = ({ apiUrl, https }: { apiUrl: string; https: boolean }): CrossingClient => {
  const send = (name: 'begin' | 'end', { host, ip, headers }: Caller, body: object): Promise<Response> =>
    fetch(`${apiUrl}/crossings/${name}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-request-type': 'client',
        'x-forwarded-crossing': '1',
        'x-forwarded-for': ip,
        'x-forwarded-host': host,
        'x-forwarded-proto': https ? 'https' : 'http',
        ...(headers.cookie !== undefined && { cookie: headers.cookie }),
        ...(headers['user-agent'] !== undefined && { 'user-agent': headers['user-agent'] }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });

  /** Returns the body of a success, and undefined for a refusal. Throws when the api failed. */
  const accepted = async (response: Response): Promise<unknown> => {
    if (response.ok) return response.json();
    if (response.status >= 500) throw new Error(`the api responded with ${response.status}`);
    return undefined;
  };

  return {
    begin: async (caller, crossing) => {
      const body = await accepted(await send('begin', caller, crossing));
      return body === undefined ? undefined : codeSchema.parse(body).code;
    },
    end: async (caller, arrival) => {
      const response = await send('end', caller, arrival);
      const body = await accepted(response);
      return body === undefined
        ? undefined
        : { path: pathSchema.parse(body).path, cookies: response.headers.getSetCookie() };
    },
  };
};
