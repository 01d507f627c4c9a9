import { readFile } from 'node:fs/promises';

import type { PicturesResponse } from '@pairwise/contracts/pictures';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { isErrorCode } from '../files/is-error-code.ts';
import type { Pictures } from '../pictures/pictures.ts';
import type { SharedRegistry } from '../registry/index.ts';
import { ControlError } from './control-error.ts';
import { documented } from './documented.ts';
import { requireRead } from './identity.ts';
import { registeredVersion } from './registered-version.ts';

export interface PicturesRouteOptions {
  registry: SharedRegistry;
  pictures: Pictures;
}

/** Another gateway may have deleted the file. */
const readOrNothing = async (file: string): Promise<Buffer | undefined> => {
  try {
    return await readFile(file);
  } catch (error) {
    if (isErrorCode(error, 'ENOENT')) return undefined;
    throw error;
  }
};

const known = ['unknown_name', 'unknown_version'] as const;

const documentation = {
  list: documented({
    summary: 'Returns the pages of a version beside those of the stable version',
    requires: 'read',
    responses: { 200: 'PicturesResponse' },
    errors: known,
  }),
  take: documented({
    summary: 'Takes the pictures of a version again',
    requires: 'read',
    responses: { 202: 'PicturesResponse' },
    errors: [...known, 'not_verified'],
  }),
  picture: documented({
    summary: 'Returns a picture',
    requires: 'read',
    responses: { 200: { content: 'image/webp' } },
    errors: [...known, 'not_found'],
  }),
};

interface OfVersion {
  Params: { name: string; version: string };
}

/**
 * Serves the pictures of a version beside those of the stable one, to every token that may read: the list at
 * `GET /api/names/:name/versions/:version/pictures`, and below it each picture. `POST` takes them again.
 */
export const picturesRoute = (app: FastifyInstance, { registry, pictures }: PicturesRouteOptions): void => {
  const subjectOf = (request: FastifyRequest<OfVersion>): { name: string; version: string } => {
    requireRead(request);
    const { name, version } = registeredVersion(registry.current(), request.params.name, request.params.version);
    return { name, version };
  };
  const address = '/api/names/:name/versions/:version/pictures';

  app.get<OfVersion>(address, documentation.list, async (request): Promise<PicturesResponse> =>
    pictures.of(subjectOf(request)),
  );

  app.post<OfVersion>(address, documentation.take, async (request, reply): Promise<PicturesResponse> => {
    const subject = subjectOf(request);
    if (!pictures.request(subject)) {
      throw new ControlError('not_verified', 'Pictures are taken of verified versions that are not stable yet.');
    }
    void reply.code(202);
    return pictures.of(subject);
  });

  app.get<{ Params: OfVersion['Params'] & { id: string } }>(
    `${address}/:id`,
    documentation.picture,
    async (request, reply) => {
      const file = pictures.file(subjectOf(request), request.params.id);
      const picture = file === undefined ? undefined : await readOrNothing(file);
      if (!picture) throw new ControlError('not_found', 'There is no such picture.');
      return reply.type('image/webp').send(picture);
    },
  );
};
