import type { Outbox, OutboxItem } from '@pairwise/mail';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

import { DomainError } from '../domain/domain-error.ts';
import { escapeHtml } from '../domain/escape-html.ts';

const query = z.object({ to: z.string().optional() });

/**
 * The document has an origin of its own, so that no script of the product's pages reads it in a window or a frame.
 * Scripts of its own are a matter of `default-src`.
 */
const SANDBOX = 'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox';

/** Refuses a script of a page: text messages contain codes of payments. Programs send no such header, unlike browsers. */
const refuseScripts = async ({ headers }: FastifyRequest): Promise<void> => {
  if ((headers['sec-fetch-dest'] ?? 'document') !== 'document') throw new DomainError('not_found');
};

/** Serves the local outbox of mails and text messages, for people and tests. Registered in demo mode only. */
export const devOutboxRoutes =
  (outbox: Outbox) =>
  (app: FastifyInstance): void => {
    app.get<{ Querystring: z.output<typeof query> }>(
      '/__dev/outbox',
      { schema: { hide: true, querystring: query }, onRequest: refuseScripts },
      async (request, reply) => {
        void reply.header('content-security-policy', SANDBOX);
        return outbox.list(request.query.to);
      },
    );
    app.get('/__dev/', { schema: { hide: true }, onRequest: refuseScripts }, async (_request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', `default-src 'none'; style-src 'unsafe-inline'; ${SANDBOX}`)
        .send(page(await outbox.list())),
    );
  };

const itemHtml = ({ to, subject, text, links, sent_at }: OutboxItem): string => `
<article><h2>${escapeHtml(subject)}</h2><p>${escapeHtml(to)} · ${escapeHtml(sent_at)}</p><pre>${escapeHtml(text)}</pre>
${links.map((link) => `<p><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>`).join('')}</article>`;

const page = (
  items: OutboxItem[],
): string => `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox</title>
<style>body{font:16px/1.5 sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem;overflow-wrap:anywhere}article{border-top:1px solid #ccc}
pre{white-space:pre-wrap}</style><h1>Outbox</h1>${items.length === 0 ? '<p>No mail was sent yet.</p>' : items.map(itemHtml).join('')}</html>`;
