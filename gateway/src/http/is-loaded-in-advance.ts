import type { FastifyRequest } from 'fastify';

/** Whether a browser loads a page in advance, which its visitor may never see. */
export const isLoadedInAdvance = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  /prefetch/.test(String(headers['sec-purpose'] ?? headers['purpose'] ?? ''));
