import cookie, { type CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Lets an app read and set cookies: `request.cookies`, `reply.setCookie` and the functions below. */
export const registerCookies = (app: FastifyInstance): void => void app.register(cookie);

/** What reading cookies needs of a request. The server must have been passed to `registerCookies`. */
export type CookieRequest = Pick<FastifyRequest, 'headers' | 'server'>;

/**
 * Returns every value of one cookie of a request. Another host of the site may have set a second cookie of the same
 * name, which must not hide the gateway's own; `request.cookies` keeps the first one only.
 */
export const cookieValues = ({ headers: { cookie: sent = '' }, server }: CookieRequest, name: string): string[] =>
  // Every page reads the cookies of staff and previews, which hardly any visitor has.
  sent.includes(name) ? sent.split(';').flatMap((pair) => server.parseCookie(pair)[name] ?? []) : [];

/**
 * Returns the name of a cookie that only a response of this host sets. Over https browsers that know its prefix let no script
 * set it, as `__Host-` alone does: code of a page could otherwise give the browser a value that the gateway has signed for
 * another one.
 */
export const responseCookieName = (name: string, https: boolean): string => `${https ? '__Host-Http-' : ''}${name}`;

/** A cookie that a response sets. */
export interface ResponseCookie {
  name: string;
  value: string;
  options: CookieSerializeOptions;
}

export interface CookieOptions {
  /** The browser sends the cookie over https only. */
  https: boolean;
  /** 0 deletes the cookie. */
  maxAgeSeconds: number;
  /** `strict` is for cookies that only the site's own pages may use. */
  sameSite: 'lax' | 'strict';
  /** Scripts of the page read the cookie. By default none can. */
  isReadable?: true;
}

/** Describes a cookie for the whole site. */
export const siteCookie = (
  name: string,
  value: string,
  { https, maxAgeSeconds, sameSite, isReadable }: CookieOptions,
): ResponseCookie => ({
  name,
  value,
  options: { path: '/', maxAge: maxAgeSeconds, httpOnly: !isReadable, sameSite, secure: https },
});

/** Adds cookies to a response. */
export const setCookies = (reply: FastifyReply, cookies: readonly ResponseCookie[]): FastifyReply => {
  for (const { name, value, options } of cookies) void reply.setCookie(name, value, options);
  return reply;
};
