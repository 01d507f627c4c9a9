import multipart from '@fastify/multipart';
import { addChatPhoto as addChatContract } from '@pairwise/contracts/endpoints/chat-photo';
import {
  addPhoto as addContract,
  deletePhoto as deleteContract,
  getPhotos,
  orderPhotos as orderContract,
  photoBytes,
} from '@pairwise/contracts/endpoints/photos';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { requireConfirmed, requireSender } from '../domain/account/account.policy.ts';
import type { Member } from '../domain/account/member.ts';
import { DomainError } from '../domain/domain-error.ts';
import { queueDemoApproval } from '../domain/photos/approve-demo-photos.ts';
import { addChatPhoto, prepareChatPhoto } from '../domain/photos/chat-photos.ts';
import { addPhoto, deletePhoto, listOwnPhotos, orderPhotos, preparePhoto } from '../domain/photos/own-photos.ts';
import { largestUploads, maxConcurrentUploads } from '../domain/photos/photos.policy.ts';
import { endpoint } from '../plugins/endpoint.ts';
import { openUploadBudget } from '../plugins/upload-budget.ts';

const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE';

/** The largest form with a photo: the file and its frame. */
const formBytes = photoBytes + 64 * 1024;

/** The bytes that an upload can hold in memory: those of its header; without one, those of the largest form. */
const bytesOf = (request: FastifyRequest): number => {
  const declared = Number(request.headers['content-length']);
  return Number.isFinite(declared) ? Math.min(declared, formBytes) : formBytes;
};

/** Reads the one file of the form into memory: ten megabytes at most. */
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

interface Upload {
  member: Member;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** The photos of profiles and those for chats, which share the memory for uploads. */
export const photosRoutes = (app: FastifyInstance): void => {
  const budget = openUploadBudget({
    bytes: largestUploads.together * formBytes,
    memberBytes: largestUploads.ofOneMember * formBytes,
    memberUploads: maxConcurrentUploads,
  });

  /** Reserves the memory of an upload until its connection or its response ends. */
  const reserveUpload = (member: number, request: FastifyRequest, reply: FastifyReply): void => {
    const release = budget.reserve(member, bytesOf(request));
    if (!release) throw new DomainError('rate_limited');
    reply.raw.once('close', release);
  };

  void app.register(multipart, { limits: { fileSize: photoBytes, files: 1, fields: 4 } });
  app.route(endpoint(getPhotos, { handler: ({ context, member }) => listOwnPhotos(context, member) }));
  const readUpload = ({ member, request, reply }: Upload): Promise<Buffer> => {
    reserveUpload(member.id, request, reply);
    return readFile(request);
  };

  app.route({
    ...endpoint(addContract, {
      readUpload,
      prepare: ({ context, services, member, upload }) => preparePhoto(context, member, services, upload),
      handler: async ({ context, services, member, prepared: photo }) => {
        const added = await addPhoto(context, member, services, photo);
        if (services.env.demo) await queueDemoApproval(context.db, added.image.id);
        return added;
      },
    }),
    bodyLimit: formBytes,
  });
  app.route({
    ...endpoint(addChatContract, {
      readUpload: (upload) => {
        requireSender(upload.member, upload.query);
        requireConfirmed(upload.member);
        return readUpload(upload);
      },
      prepare: ({ context, services, member, upload }) => prepareChatPhoto(context, member, services, upload),
      handler: ({ context, services, member, prepared: photo }) => addChatPhoto(context, member, services, photo),
    }),
    bodyLimit: formBytes,
  });
  app.route(
    endpoint(orderContract, { handler: ({ context, member, body }) => orderPhotos(context, member, body.order) }),
  );
  app.route(
    endpoint(deleteContract, {
      handler: ({ context, member, body }) => deletePhoto(context, member, body.id),
    }),
  );
};
