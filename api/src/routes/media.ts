import { createReadStream } from 'node:fs';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { DomainError } from '../domain/domain-error.ts';
import { findPhotoFile, type WantedFile } from '../domain/photos/find-photo-file.ts';
import { contextOf } from '../plugins/endpoint.ts';
import { memberOf } from '../plugins/session.ts';
import { isPhotoWidth } from '../providers/photos/photo-store.ts';

const filePattern = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-(\d{2,4})\.(webp|jpg)$/;
const contentTypes = { webp: 'image/webp', jpg: 'image/jpeg' } as const;

/** @throws {DomainError} `not_found` for everybody but the owner of the photo */
const ownFile = async (request: FastifyRequest, reply: FastifyReply, wanted: WantedFile): Promise<string> => {
  const { site } = await contextOf(request);
  const viewer = await memberOf(request, reply, site.id);
  const { db, photos } = request.server.services;
  const path = viewer && (await findPhotoFile(db, photos, wanted, viewer.id));
  if (!path) throw new DomainError('not_found');
  return path;
};

/**
 * Files of photos by the photo's own id. Others get active photos alone, asked anew at each request that no browser
 * has kept; the owner also those that wait; names that fit no photo end here, so no path of the disk can be reached.
 */
export const mediaRoute = (app: FastifyInstance): void => {
  app.get<{ Params: { file: string } }>('/media/:file', { schema: { hide: true } }, async (request, reply) => {
    const [, id, width, type] = filePattern.exec(request.params.file) ?? [];
    const pixels = Number(width);
    if (!id || !isPhotoWidth(pixels) || (type !== 'webp' && type !== 'jpg')) throw new DomainError('not_found');
    const { db, photos } = app.services;
    const wanted: WantedFile = { photo: id, width: pixels, type };
    const shown = await findPhotoFile(db, photos, wanted);
    const path = shown ?? (await ownFile(request, reply, wanted));
    return (
      reply
        // What only its owner may see is kept by nobody.
        .header('cache-control', shown === undefined ? 'no-store' : 'public, max-age=31536000, immutable')
        .type(contentTypes[type])
        .send(createReadStream(path))
    );
  });
};
