import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Context } from '../domain/context.ts';
import { DomainError } from '../domain/domain-error.ts';
import { findPhotoFile, type PhotoFile, type WantedFile } from '../domain/photos/find-photo-file.ts';
import { contextOf } from '../plugins/endpoint.ts';
import { memberOf } from '../plugins/session.ts';
import { isPhotoWidth } from '../providers/photos/photo-store.ts';

const filePattern = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-(\d{2,4})\.(webp|jpg)$/;
const contentTypes = { webp: 'image/webp', jpg: 'image/jpeg' } as const;

/** Finds a file that only members may load, or only some. */
const fileOfMember = async (
  request: FastifyRequest,
  reply: FastifyReply,
  context: Context,
  wanted: WantedFile,
): Promise<PhotoFile | undefined> => {
  const viewer = await memberOf(request, reply, context.site.id);
  return viewer ? findPhotoFile(context, request.server.services.photos, wanted, viewer) : undefined;
};

/**
 * How long a browser may show a photo without asking again. A photo that was deleted or refused is gone everywhere within
 * this time. A photo that only its owner may see is not cached at all.
 */
const shownFor = 'private, max-age=60, must-revalidate';

/**
 * A photo that is opened as a page runs nothing and belongs to no origin, whatever its bytes are. They come from the
 * api's own encoder, so this is the second of two guards (docs/decisions/0068). Browsers style the page of a picture.
 */
const asPage = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const isCached = (request: FastifyRequest, etag: string): boolean =>
  (request.headers['if-none-match'] ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag);

/**
 * Serves files of photos by the photo's random id. The permission of this viewer is checked at each request
 * (`mayLoadPhoto`): an address that a premium member passes on opens no photo for anyone who does not see it in the profile
 * (MEMBER-04, decisions M-4). A photo that the viewer may not load is not found. Any other name is refused here, so that no
 * path on the disk can be reached.
 */
export const mediaRoute = (app: FastifyInstance): void => {
  app.get<{ Params: { file: string } }>('/media/:file', { schema: { hide: true } }, async (request, reply) => {
    const [, id, width, type] = filePattern.exec(request.params.file) ?? [];
    const pixels = Number(width);
    if (!id || !isPhotoWidth(pixels) || (type !== 'webp' && type !== 'jpg')) throw new DomainError('not_found');
    const context = await contextOf(request);
    const wanted: WantedFile = { photo: id, width: pixels, type };
    // Where visitors may search, most photos are main photos, which need no session.
    const file =
      (await findPhotoFile(context, app.services.photos, wanted, null)) ??
      (await fileOfMember(request, reply, context, wanted));
    if (!file) throw new DomainError('not_found');
    reply.header('content-security-policy', asPage);
    if (file.isPrivate) reply.header('cache-control', 'no-store');
    else reply.header('cache-control', shownFor).header('etag', file.etag);
    if (!file.isPrivate && isCached(request, file.etag)) return reply.code(304).send();
    const stored = await file.open();
    if (!stored) throw new DomainError('not_found');
    return reply.type(contentTypes[type]).header('content-length', stored.bytes).send(stored.stream);
  });
};
