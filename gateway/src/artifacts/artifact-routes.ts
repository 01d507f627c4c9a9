import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { StoreUnavailable } from '@pairwise/object-store';

import type { RegisteredVersion, RegistryDocument } from '../registry/document.ts';
import { findVersion } from '../registry/find-version.ts';
import { contentTypeOf } from './content-types.ts';
import type { ArtifactStore } from './store-types.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const immutable = `public, max-age=${YEAR_SECONDS}, immutable`;

/** Files of the shell that are also served at a fixed address at the root of the site. */
const rootAddresses = [
  '/sw-push.js',
  '/offline.html',
  '/favicon.svg',
  '/favicon.ico',
  '/apple-touch-icon.png',
  '/icon-192.png',
  '/icon-512.png',
  '/fonts/*',
  '/images/*',
];

/**
 * Policy for an SVG or HTML file that is opened directly: it gets no rights of this origin. The gate refuses code in
 * such files too, but a check of markup can miss something.
 */
const documentPolicy = "default-src 'none'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; sandbox";

/** Encodings made at build time, best first. */
const encodings = [
  { name: 'br', twin: 'br' },
  { name: 'gzip', twin: 'gz' },
] as const;

const accepts = (request: FastifyRequest, encoding: string): boolean =>
  new RegExp(`(?:^|,)\\s*${encoding}\\s*(?:;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$))[\\d.]+\\s*)?(?:,|$)`).test(
    request.headers['accept-encoding'] ?? '',
  );

/** Sends a plain text. A missing script must fail as a script, so it never gets a page. */
const sendPlain = (reply: FastifyReply, status: 404 | 410 | 503, text: string): FastifyReply =>
  reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(text);

const notFound = (reply: FastifyReply): FastifyReply => sendPlain(reply, 404, 'Not found');

export interface ArtifactOptions {
  store: ArtifactStore;
  current: () => RegistryDocument;
}

interface ArtifactParams {
  Params: { name: string; version: string; '*': string };
}

/** Serves published files. Only files that the signed registry lists are read, so no made-up path reaches the store. */
export const artifactRoutes = (app: FastifyInstance, { store, current }: ArtifactOptions): void => {
  const sendBytes = async (
    request: FastifyRequest,
    reply: FastifyReply,
    version: RegisteredVersion,
    file: string,
  ): Promise<FastifyReply> => {
    reply.header('content-type', contentTypeOf(file));
    reply.header('vary', 'accept-encoding');
    if (/\.(?:svg|html)$/.test(file)) reply.header('content-security-policy', documentPolicy);
    for (const { name, twin } of encodings) {
      const bytes = accepts(request, name) ? await store.read(version, file, twin) : undefined;
      if (bytes) return reply.header('content-encoding', name).send(bytes);
    }
    const bytes = await store.read(version, file);
    return bytes ? reply.send(bytes) : notFound(reply);
  };

  const sendFile = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { version, file, cacheControl }: { version: RegisteredVersion; file: string; cacheControl: string },
  ): Promise<FastifyReply> => {
    if (!version.files.some((listed) => listed.path === file)) return notFound(reply);
    if (version.status === 'revoked') return sendPlain(reply, 410, 'Revoked');
    try {
      return await sendBytes(request, reply.header('cache-control', cacheControl), version, file);
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      request.log.warn(error.message);
      return sendPlain(reply.removeHeader('content-encoding').header('retry-after', '5'), 503, 'Try again');
    }
  };

  app.get<ArtifactParams>('/remotes/:name/:version/*', async (request, reply) => {
    const { name, version, '*': file } = request.params;
    reply.header('access-control-allow-origin', '*').header('timing-allow-origin', '*');
    reply.header('cross-origin-resource-policy', 'cross-origin');
    const found = findVersion(current(), name, version);
    return found ? sendFile(request, reply, { version: found, file, cacheControl: immutable }) : notFound(reply);
  });

  app.get('/remotes/*', (_request, reply) => notFound(reply));

  for (const address of rootAddresses) {
    app.get(address, async (request, reply) => {
      // The address as it was sent: one that leads elsewhere by `..` is not served.
      const pathname = request.url.split('?')[0] ?? '';
      const document = current();
      const found = findVersion(document, 'shell', document.pointers['shell']);
      // Browsers check the worker at each visit; the other files may be an hour old.
      const cacheControl = pathname === '/sw-push.js' ? 'no-cache' : 'public, max-age=3600';
      return found
        ? sendFile(request, reply, { version: found, file: pathname.slice(1), cacheControl })
        : notFound(reply);
    });
  }
};
