import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { openArtifactStore } from '../artifacts/artifact-store.ts';
import type { RegistryDocument } from '../registry/index.ts';
import { renderPage } from './document.ts';
import { firstPaintStyle } from './first-paint-style.ts';
import { pageLanguage } from './language.ts';
import { resolve } from './resolve.ts';
import { pageHeaders } from './security-headers.ts';
import type { SettingsSource } from './settings-source.ts';

export interface PageOptions {
  dataDir: string;
  demo: boolean;
  /** Only development goes without: hot updates come as plain strings. */
  trustedTypes: boolean;
  current: () => RegistryDocument;
  settings: SettingsSource;
}

const compress = promisify(brotliCompress);

const sendHtml = async (request: FastifyRequest, reply: FastifyReply, html: string): Promise<FastifyReply> => {
  reply.type('text/html; charset=utf-8').header('vary', 'accept-encoding');
  if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(html);
  const compressed = await compress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  return reply.header('content-encoding', 'br').send(compressed);
};

/** Without a shell or settings there is no page to show an error in (ERR-01). */
const sendUnavailable = (reply: FastifyReply): FastifyReply =>
  reply
    .code(503)
    .headers({ 'cache-control': 'no-store', 'retry-after': '5', 'content-security-policy': "default-src 'none'" })
    .type('text/html; charset=utf-8')
    .send('<!doctype html><html lang="en"><title>Error</title><h1>An error occurred while showing the error page</h1>');

/** Answers every address that nobody else owns with a page, made for this one request. */
export const pageRoutes = (
  app: FastifyInstance,
  { dataDir, demo, trustedTypes, current, settings }: PageOptions,
): void => {
  const styleOf = firstPaintStyle(openArtifactStore(dataDir).folderOf);

  app.get('/*', async (request, reply) => {
    const { pathname } = new URL(request.url, 'http://gateway');
    const resolution = resolve(current(), pathname);
    const siteSettings = await settings.get({ host: request.hostname, ip: request.ip });
    if (!resolution || !siteSettings) return sendUnavailable(reply);

    const nonce = randomBytes(16).toString('base64');
    const html = renderPage({
      resolution,
      language: pageLanguage(request.headers.cookie, siteSettings.domain_language),
      settings: siteSettings,
      demo,
      nonce,
      style: styleOf(resolution.shell),
    });
    reply.code(resolution.route ? 200 : 404).headers(pageHeaders(resolution, { nonce, trustedTypes }));
    return sendHtml(request, reply, html);
  });
};
