import type { FastifyRequest } from 'fastify';

/** Where a page is opened: in a tab, or by the worker of the app, which passes a navigation on as one to nowhere. */
const ofPages = ['document', 'empty'];

/**
 * Whether a browser opens a page: no script, frame or picture of a page has sent the request. No script of a page can send the
 * mode of a navigation. Requests without these headers, from older browsers, are accepted.
 */
export const isNavigation = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  (headers['sec-fetch-mode'] ?? 'navigate') === 'navigate' && ofPages.includes(headers['sec-fetch-dest'] ?? 'document');
