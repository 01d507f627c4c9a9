import { randomBytes, timingSafeEqual } from 'node:crypto';

import type { FastifyRequest } from 'fastify';

import {
  type CookieRequest,
  cookieValues,
  type ResponseCookie,
  responseCookieName,
  siteCookie,
} from '../http/cookies.ts';
import { html, type Markup } from '../http/html.ts';
import { field } from './form-parser.ts';

const NAME = 'mfe.form';
/** Longer than a page of forms is open. */
const KEPT_SECONDS = 8 * 60 * 60;

const isKey = (value: string): boolean => /^[\w-]{43}$/.test(value);

export interface FormKey {
  /** The hidden field for the forms of the page. */
  field: Markup;
  /** The cookie that keeps the key; absent when the browser has it. */
  cookie?: ResponseCookie;
}

export interface FormKeys {
  /** Returns the key of the browser that requests a page of forms. */
  of: (request: CookieRequest) => FormKey;
  /** Whether a form was sent from a page of forms that this browser was shown. */
  accepts: (request: CookieRequest & Pick<FastifyRequest, 'body'>) => boolean;
}

/**
 * Creates the keys of forms. Code of any page of the origin can send a form, so its origin alone does not prove that a person
 * has pressed the button. The key is in the page of forms, which no script reads, and in a cookie, which no script sets.
 */
export const formKeys = (https: boolean): FormKeys => {
  const cookieName = responseCookieName(NAME, https);
  const keysOf = (request: CookieRequest): string[] => cookieValues(request, cookieName).filter(isKey);
  return {
    of: (request) => {
      const [known] = keysOf(request);
      const key = known ?? randomBytes(32).toString('base64url');
      // A link from a mail must not get another key: forms in other tabs have the known one.
      const cookie = siteCookie(cookieName, key, { https, maxAgeSeconds: KEPT_SECONDS, sameSite: 'lax' });
      return { field: html`<input type="hidden" name="key" value="${key}" />`, ...(known === undefined && { cookie }) };
    },
    accepts: (request) => {
      const sent = field(request, 'key');
      // Keys have one length in bytes. Anything else that was sent has not.
      return isKey(sent) && keysOf(request).some((key) => timingSafeEqual(Buffer.from(key), Buffer.from(sent)));
    },
  };
};
