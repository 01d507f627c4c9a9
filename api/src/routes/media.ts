import { createReadStream } from 'node:fs';

import type { FastifyInstance } from 'fastify';

import { DomainError } from '../domain/domain-error.ts';
import { findPhotoFile } from '../domain/photos/find-photo-file.ts';
import { isPhotoWidth } from '../providers/photos/photo-store.ts';

const filePattern = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-(\d{2,4})\.(webp|jpg)$/;
const contentTypes = { webp: 'image/webp', jpg: 'image/jpeg' } as const;

/**
 * Files of photos by the photo's own id. Only an active photo is given out, asked anew at each request that no browser
 * has kept; names that fit no photo end here, so no path of the disk can be reached.
 */
export const mediaRoute = (app: FastifyInstance): void => {
  app.get<{ Params: { file: string } }>('/media/:file', { schema: { hide: true } }, async (request, reply) => {
    const [, id, width, type] = filePattern.exec(request.params.file) ?? [];
    const pixels = Number(width);
    if (!id || !isPhotoWidth(pixels) || (type !== 'webp' && type !== 'jpg')) throw new DomainError('not_found');
    const { db, photos } = app.services;
    const path = await findPhotoFile(db, photos, { photo: id, width: pixels, type });
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type(contentTypes[type])
      .send(createReadStream(path));
  });
};
