import type { IncomingHttpHeaders } from 'node:http';

/** The api's session cookie. */
export const SESSION_COOKIE = 'auth.session';

/** Whether a pair of a `cookie` header, or the text of a `set-cookie` header, is that of a session. */
export const isSessionCookie = (text: string): boolean => text.split('=')[0]?.trim() === SESSION_COOKIE;

/** Headers of a response of the api. A header that it has once is a text, whatever its name. */
type ResponseHeaders = Omit<IncomingHttpHeaders, 'set-cookie'> & { 'set-cookie'?: string | string[] | undefined };

/** Removes the session that a response opens. The other cookies stay. */
export const withoutSession = ({ 'set-cookie': cookies = [], ...others }: ResponseHeaders): IncomingHttpHeaders => {
  const kept = [cookies].flat().filter((text) => !isSessionCookie(text));
  return { ...others, ...(kept.length > 0 && { 'set-cookie': kept }) };
};
