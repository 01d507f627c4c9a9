import type { IncomingHttpHeaders } from 'node:http';

import { hostCookie, sessionName } from '@pairwise/contracts/zone-hosts';

const names: readonly (string | undefined)[] = [false, true].map((https) => hostCookie(sessionName, https));

/** Whether a pair of a `cookie` header, or the text of a `set-cookie` header, is that of a session. */
export const isSessionCookie = (text: string): boolean => names.includes(text.split('=')[0]?.trim());

/** Returns the pair of a request's session for the header `cookie`; undefined without a session. */
export const sessionPair = (
  cookies: Readonly<Record<string, string | undefined>>,
  https: boolean,
): string | undefined => {
  const name = hostCookie(sessionName, https);
  const token = cookies[name];
  return token === undefined ? undefined : `${name}=${token}`;
};

/** Headers of a response of the api. A header that it has once is a text, whatever its name. */
type ResponseHeaders = Omit<IncomingHttpHeaders, 'set-cookie'> & { 'set-cookie'?: string | string[] | undefined };

/** Removes the session that a response opens. The other cookies stay. */
export const withoutSession = ({ 'set-cookie': cookies = [], ...others }: ResponseHeaders): IncomingHttpHeaders => {
  const kept = [cookies].flat().filter((text) => !isSessionCookie(text));
  return { ...others, ...(kept.length > 0 && { 'set-cookie': kept }) };
};
