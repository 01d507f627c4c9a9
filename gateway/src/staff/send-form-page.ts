import { type Language, languageCookie } from '@pairwise/contracts/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { type ResponseCookie, setCookies } from '../http/cookies.ts';
import type { Markup } from '../http/html.ts';
import { pageLanguage } from '../http/language.ts';
import type { SettingsSource, SiteSettings } from '../page/settings-source.ts';
import { newNonce } from '../secrets/nonce.ts';
import type { FormKeys } from './form-key.ts';
import { formPageHeaders } from './form-page.ts';

interface Rendering {
  settings: SettingsSource;
  keys: Pick<FormKeys, 'of'>;
  status?: number;
  /** Renders the page in the language of the request, for the site that it came to. */
  render: (page: { language: Language; nonce: string; key: Markup; site: SiteSettings | undefined }) => string;
}

/** Returns the settings of the site that a request came to; undefined while they are not known. */
export const siteOf = (request: FastifyRequest, settings: SettingsSource): Promise<SiteSettings | undefined> =>
  settings.get({ host: request.hostname, ip: request.ip });

/** Sends a page that consists of forms only. */
export const sendFormPage = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { settings, keys, status = 200, render }: Rendering,
): Promise<FastifyReply> => {
  const nonce = newNonce();
  const site = await siteOf(request, settings);
  const language = pageLanguage(request.cookies[languageCookie.name], site?.domain_language ?? '');
  const key = keys.of(request);
  const page = render({ language, nonce, key: key.field, site });
  if (key.cookie) setCookies(reply, [key.cookie]);
  return reply.code(status).headers(formPageHeaders(nonce)).type('text/html; charset=utf-8').send(page);
};

/** Leads to another page after a form was sent, and sets cookies. */
export const goTo = (reply: FastifyReply, address: string, cookies: readonly ResponseCookie[]): FastifyReply =>
  setCookies(reply, cookies).code(303).headers({ 'cache-control': 'no-store', location: address }).send();
