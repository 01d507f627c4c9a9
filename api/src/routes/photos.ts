import multipart from '@fastify/multipart';
import {
  addPhoto as addContract,
  deletePhoto as deleteContract,
  getPhotos,
  orderPhotos as orderContract,
  photoBytes,
} from '@pairwise/contracts/endpoints/photos';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { DomainError } from '../domain/domain-error.ts';
import { addPhoto, deletePhoto, listOwnPhotos, orderPhotos } from '../domain/photos/own-photos.ts';
import { endpoint } from '../plugins/endpoint.ts';

const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE';

/** The one file of the form. It is held in memory: ten megabytes at most, and gone with the request. */
const readFile = async (request: FastifyRequest): Promise<Buffer> => {
  if (!request.isMultipart()) throw new DomainError('invalid_request', { field: 'photo' });
  const part = await request.file();
  if (!part) throw new DomainError('invalid_request', { field: 'photo' });
  try {
    return await part.toBuffer();
  } catch (error) {
    if (isTooLarge(error)) throw new DomainError('photo_too_large', { field: 'photo' });
    throw error;
  }
};

/** Uploads that one member may have under way; each holds up to ten megabytes. */
const MOST_AT_ONCE = 10;

export const photosRoutes = (app: FastifyInstance): void => {
  const underWay = new Map<number, number>();

  const atOnce = async <Answer>(member: number, upload: () => Promise<Answer>): Promise<Answer> => {
    const before = underWay.get(member) ?? 0;
    if (before >= MOST_AT_ONCE) throw new DomainError('rate_limited');
    underWay.set(member, before + 1);
    try {
      return await upload();
    } finally {
      const left = (underWay.get(member) ?? 1) - 1;
      if (left === 0) underWay.delete(member);
      else underWay.set(member, left);
    }
  };

  void app.register(multipart, { limits: { fileSize: photoBytes, files: 1, fields: 4 } });
  app.route(endpoint(getPhotos, { handler: ({ context, member }) => listOwnPhotos(context, member) }));
  app.route({
    ...endpoint(addContract, {
      handler: ({ context, services, member, request }) =>
        atOnce(member.id, async () => addPhoto(context, member, services, await readFile(request))),
    }),
    bodyLimit: photoBytes + 64 * 1024,
  });
  app.route(
    endpoint(orderContract, { handler: ({ context, member, body }) => orderPhotos(context, member, body.order) }),
  );
  app.route(
    endpoint(deleteContract, {
      handler: ({ context, services, member, body }) => deletePhoto(context, member, services.photos, body.id),
    }),
  );
};
