import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PublishedFile } from '@pairwise/contracts/registry';
import { StoreUnavailable } from '@pairwise/object-store';

import { acceptedAmong } from '../http/accepted-encodings.ts';
import type { RegisteredVersion, RegistryDocument } from '../registry/document.ts';
import { findVersion } from '../registry/find-version.ts';
import { contentTypeOf } from './content-types.ts';
import { listedFile } from './listed-file.ts';
import { recentReads } from './recent-reads.ts';
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

/** Whether browsers show a file as a document, whose text and links its team could have written for another team's page. */
const isDocument = (file: string): boolean => /\.(?:svg|html)$/.test(file);

/** Encodings made at build time, best first, with the names of their files. */
const twins = { br: 'br', gzip: 'gz' } as const;
const acceptedTwins = acceptedAmong(['br', 'gzip'] as const);

/** Returns the tag of a file in an encoding. Its hash is in the registry already. */
const tagOf = ({ integrity }: PublishedFile, encoding: string): string =>
  `"${integrity.replace(/^sha384-/, '').slice(0, 32)}-${encoding}"`;

/** Whether the browser has this content already. */
const isKnown = ({ headers }: FastifyRequest, tag: string): boolean =>
  headers['if-none-match']?.split(',').some((one) => one.trim().replace(/^W\//, '') === tag) ?? false;

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

const workers: readonly unknown[] = ['worker', 'sharedworker', 'serviceworker'];

/**
 * Whether a browser wants to run a file as a worker. A worker has no policy of a page, and a service worker would live on after
 * its version is rolled back or revoked. The platform's own worker has an address at the root.
 */
const isForWorker = ({ headers }: FastifyRequest): boolean =>
  headers['service-worker'] !== undefined || workers.includes(headers['sec-fetch-dest']);

/** Serves published files. Only files that the signed registry lists are read, so no made-up path reaches the store. */
export const artifactRoutes = (app: FastifyInstance, { store, current }: ArtifactOptions): void => {
  const read = recentReads(store.read);

  /** Returns the bytes of a file in the best encoding that exists and that the browser accepts. */
  const bytesOf = async (
    request: FastifyRequest,
    version: RegisteredVersion,
    file: string,
  ): Promise<{ bytes: Buffer | undefined; encoding?: keyof typeof twins }> => {
    for (const encoding of acceptedTwins(request.headers['accept-encoding'])) {
      const bytes = await read(version, file, twins[encoding]);
      if (bytes) return { bytes, encoding };
    }
    return { bytes: await read(version, file) };
  };

  const sendBytes = async (
    request: FastifyRequest,
    reply: FastifyReply,
    version: RegisteredVersion,
    listed: PublishedFile,
  ): Promise<FastifyReply> => {
    const { bytes, encoding } = await bytesOf(request, version, listed.path);
    if (!bytes) return notFound(reply);
    const tag = tagOf(listed, encoding ?? 'plain');
    reply.header('content-type', contentTypeOf(listed.path)).header('vary', 'accept-encoding').header('etag', tag);
    if (isDocument(listed.path)) reply.header('content-security-policy', documentPolicy);
    if (isKnown(request, tag)) return reply.code(304).send();
    if (encoding) reply.header('content-encoding', encoding);
    return reply.send(bytes);
  };

  const sendFile = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { version, file, cacheControl }: { version: RegisteredVersion; file: string; cacheControl: string },
  ): Promise<FastifyReply> => {
    const listed = listedFile(version, file);
    if (!listed) return notFound(reply);
    if (version.status === 'revoked') return sendPlain(reply, 410, 'Revoked');
    try {
      return await sendBytes(request, reply.header('cache-control', cacheControl), version, listed);
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      request.log.warn(error.message);
      return sendPlain(reply.header('retry-after', '5'), 503, 'Try again');
    }
  };

  app.get<ArtifactParams>('/remotes/:name/:version/*', async (request, reply) => {
    const { name, version, '*': file } = request.params;
    reply.header('access-control-allow-origin', '*').header('timing-allow-origin', '*');
    reply.header('cross-origin-resource-policy', 'cross-origin');
    if (isForWorker(request)) return notFound(reply);
    // Opened in a tab it would look like a page of this origin, before any check of the version.
    if (isDocument(file)) reply.header('content-disposition', 'attachment');
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
