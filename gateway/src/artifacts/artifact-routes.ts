import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { isErrorCode } from '../registry/is-error-code.ts';
import type { RegistryDocument } from '../registry/document.ts';
import { openArtifactStore } from './artifact-store.ts';
import { contentTypeOf } from './content-types.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const immutable = `public, max-age=${YEAR_SECONDS}, immutable`;

/** Files of the shell that have a fixed address at the root of the site, too. */
const rootAddresses = [
  '/sw-push.js',
  '/offline.html',
  '/robots.txt',
  '/manifest.webmanifest',
  '/favicon.svg',
  '/favicon.ico',
  '/apple-touch-icon.png',
  '/icon-192.png',
  '/icon-512.png',
  '/fonts/*',
  '/images/*',
];

/** Encodings we have written beforehand, best first. */
const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

const readIfThere = async (file: string): Promise<Buffer | undefined> => {
  try {
    return await readFile(file);
  } catch (error) {
    if (isErrorCode(error, 'ENOENT')) return undefined;
    throw error;
  }
};

const accepts = (request: FastifyRequest, encoding: string): boolean =>
  new RegExp(`(?:^|,)\\s*${encoding}\\s*(?:;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$))[\\d.]+\\s*)?(?:,|$)`).test(
    request.headers['accept-encoding'] ?? '',
  );

const sendFile = async (request: FastifyRequest, reply: FastifyReply, file: string): Promise<FastifyReply> => {
  reply.header('content-type', contentTypeOf(file));
  reply.header('vary', 'accept-encoding');
  for (const { name, suffix } of encodings) {
    const bytes = accepts(request, name) ? await readIfThere(`${file}${suffix}`) : undefined;
    if (bytes) return reply.header('content-encoding', name).send(bytes);
  }
  const bytes = await readIfThere(file);
  return bytes ? reply.send(bytes) : notFound(reply);
};

/** Never the page: a script that is not there must fail as one. */
const notFound = (reply: FastifyReply): FastifyReply =>
  reply.code(404).removeHeader('cache-control').type('text/plain; charset=utf-8').send('Not found');

export interface ArtifactOptions {
  dataDir: string;
  current: () => RegistryDocument;
}

interface ArtifactParams {
  Params: { name: string; version: string; '*': string };
}

/**
 * Serves published files. An address is answered only when the signed registry lists it, so no path that somebody
 * makes up ever reaches the file system.
 */
export const artifactRoutes = (app: FastifyInstance, { dataDir, current }: ArtifactOptions): void => {
  const store = openArtifactStore(dataDir);

  const listedFile = (name: string, version: string, file: string): string | undefined => {
    const { versions } = current();
    const published = Object.hasOwn(versions, name) ? versions[name] : undefined;
    const listed = published && Object.hasOwn(published, version) ? published[version] : undefined;
    if (!listed?.files.some((candidate) => candidate.path === file)) return undefined;
    return path.join(store.folderOf(name, version), file);
  };

  app.get<ArtifactParams>('/remotes/:name/:version/*', async (request, reply) => {
    const { name, version, '*': file } = request.params;
    reply.header('access-control-allow-origin', '*').header('timing-allow-origin', '*');
    reply.header('cross-origin-resource-policy', 'cross-origin');
    const found = listedFile(name, version, file);
    return found ? sendFile(request, reply.header('cache-control', immutable), found) : notFound(reply);
  });

  app.get('/remotes/*', (_request, reply) => notFound(reply));

  for (const address of rootAddresses) {
    app.get(address, async (request, reply) => {
      // As it was written: what leads elsewhere by `..` is no address of ours.
      const pathname = request.url.split('?')[0] ?? '';
      const version = current().pointers['shell'];
      const found = version && listedFile('shell', version, pathname.slice(1));
      // The worker is looked for anew at each visit; the rest may be an hour old.
      reply.header('cache-control', pathname === '/sw-push.js' ? 'no-cache' : 'public, max-age=3600');
      return found ? sendFile(request, reply, found) : notFound(reply);
    });
  }
};
