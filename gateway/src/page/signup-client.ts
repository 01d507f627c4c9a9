import { firstTouch, type FirstTouch } from '@pairwise/contracts/first-touch';
import type { Language } from '@pairwise/contracts/languages';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';

import { type OnSignup, SIGNUP_HEADER } from '../experiments/count-signup.ts';
import { forwardedHeaders, isAtSite } from '../proxy/forwarded-headers.ts';
import { isSessionCookie } from '../zones/session-cookie.ts';
import type { ZoneAddress } from '../zones/zones.ts';
import type { FormValues } from './fill-form.ts';

/** What the api made of a form: a new member, a mail, or the result that the page shows (`mf-auth/prerender.tsx`). */
export type SignupOutcome = { kind: 'member' } | { kind: 'result'; result: string };

export interface SignupResponse {
  outcome: SignupOutcome;
  cookies: string[];
}

const TIMEOUT_MS = 30_000;

const accepted = z.object({ user: z.nullable(z.looseObject({})) });
const refused = z.object({
  error: z.object({
    code: z.string(),
    field: z.optional(z.string()),
    params: z.optional(z.record(z.string(), z.unknown())),
  }),
});

const padded = (value: string | undefined, length: number): string => (value ?? '').trim().padStart(length, '0');

/** Joins the three fields of the date as `YYYY-MM-DD` without checking it; empty when all of them are. */
const dateOfBirth = ({ day = '', month = '', year = '' }: FormValues): string =>
  `${day}${month}${year}`.trim() === '' ? '' : `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;

const bodyOf = (values: FormValues, { tracking, language }: { tracking: FirstTouch; language: Language }) => ({
  ...tracking,
  email: values['email']?.trim() ?? '',
  name: values['name']?.trim() ?? '',
  password: values['password'] ?? '',
  date_of_birth: dateOfBirth(values),
  ...(values['signup_message']?.trim() && { signup_message: values['signup_message'].trim().replaceAll('\r\n', '\n') }),
  terms: true,
  language,
});

/** Returns the result that the page has a text for: the code, and what it is about where the code has several texts. */
const resultOf = (json: unknown): string => {
  const parsed = refused.safeParse(json);
  if (!parsed.success) return 'error';
  const { code, field, params } = parsed.data.error;
  const rule = params?.['rule'];
  if (typeof rule === 'string') return `${code}.${rule}`;
  return code === 'contact_details_not_allowed' && field === 'signup_message' ? `${code}.${field}` : code;
};

export interface SignupAttempt {
  values: FormValues;
  language: Language;
}

/**
 * Sends a plain signup form to the api, which checks it as it checks the call of a page. The header that a foreign page
 * cannot send is ours: the caller has to check where the form came from.
 */
export const signupClient = ({
  apiUrl,
  onSignup,
  ...address
}: { apiUrl: string; onSignup?: OnSignup } & ZoneAddress) => {
  const send = (request: FastifyRequest, { values, language }: SignupAttempt): Promise<Response> => {
    const { cookie, 'user-agent': agent } = request.headers;
    const { search } = new URL(`http://gateway${request.url}`);
    const { attempt = '' } = values;
    const sent = forwardedHeaders(request, { ...(cookie !== undefined && { cookie }) }, address);
    return fetch(`${apiUrl}/api/signup.php`, {
      method: 'POST',
      headers: {
        ...Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, String(value)])),
        'content-type': 'application/json',
        'x-request-type': 'client',
        ...(agent !== undefined && { 'user-agent': agent }),
        ...(z.uuid().safeParse(attempt).success && { 'idempotency-key': attempt }),
      },
      body: JSON.stringify(bodyOf(values, { tracking: firstTouch(search, cookie ?? ''), language })),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  };

  return async (request: FastifyRequest, attempt: SignupAttempt): Promise<SignupResponse> => {
    if (attempt.values['terms'] === undefined) return { outcome: { kind: 'result', result: 'terms' }, cookies: [] };
    try {
      const response = await send(request, attempt);
      onSignup?.(request, response.headers.get(SIGNUP_HEADER));
      const json: unknown = await response.json();
      const isSite = isAtSite(request, address);
      const cookies = response.headers.getSetCookie().filter((text) => !(isSite && isSessionCookie(text)));
      if (!response.ok) return { outcome: { kind: 'result', result: resultOf(json) }, cookies };
      const { user } = accepted.parse(json);
      return { outcome: user ? { kind: 'member' } : { kind: 'result', result: 'mailed' }, cookies };
    } catch (error) {
      request.log.error(error);
      return { outcome: { kind: 'result', result: 'error' }, cookies: [] };
    }
  };
};
