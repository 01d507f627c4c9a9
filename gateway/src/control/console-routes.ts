import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';

const YEAR_MS = 365 * 24 * 60 * 60_000;

/** The fields of `app.json`, the description of the built console. */
const builtApp = z.object({ trustedTypes: z.array(z.string().regex(/^[A-Za-z0-9@._#-]+$/)) });

/**
 * Formats the policy of the console: nothing of another origin, no code from strings, no framing. Styles that scripts
 * add carry the nonce.
 */
const policyOf = (nonce: string, trustedTypes: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypes.join(' ') || "'none'"}`,
  ].join('; ');

const sendUnavailable = (reply: FastifyReply): FastifyReply =>
  reply
    .code(503)
    .headers({ 'cache-control': 'no-store', 'content-security-policy': "default-src 'none'" })
    .type('text/plain; charset=utf-8')
    .send('The console is not built. Run `npm start` to build it. The API on this port works without it.\n');

/** Serves the built files of the console, and its page for every other address, with a new nonce for `__NONCE__`. */
export const consoleRoutes = (app: FastifyInstance, dist: string): void => {
  const page = path.join(dist, 'index.html');
  const description = path.join(dist, 'app.json');

  void app.register(fastifyStatic, {
    root: path.join(dist, 'assets'),
    prefix: '/assets/',
    index: false,
    decorateReply: false,
    preCompressed: true,
    suppressWarning: true,
    // Their addresses contain their version.
    maxAge: YEAR_MS,
    immutable: true,
  });

  app.get('/*', { config: { isPublic: true } }, async (_request, reply) => {
    // `app.json` is written last: without it the build is incomplete.
    if (!existsSync(description)) return sendUnavailable(reply);
    const { trustedTypes } = builtApp.parse(JSON.parse(readFileSync(description, 'utf8')));
    const nonce = randomBytes(16).toString('base64');
    return reply
      .headers({ 'cache-control': 'no-store', 'content-security-policy': policyOf(nonce, trustedTypes) })
      .type('text/html; charset=utf-8')
      .send(readFileSync(page, 'utf8').replaceAll('__NONCE__', nonce));
  });
};
