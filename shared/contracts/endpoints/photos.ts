import * as z from 'zod/mini';

import { endpoint } from '../endpoint.ts';
import { image } from '../shapes/image.ts';

/** A photo as its owner sees it, with the reason of a refusal. */
const ownImage = z.extend(image, { reject_reason: z.nullable(z.string()) });
const images = z.object({ images: z.array(ownImage), limit: z.int() });

export { photoBytes, photoMinimumPixels } from '../photo-files.ts';

export const getPhotos = endpoint({
  method: 'GET',
  path: '/api/photos.php',
  summary: 'Lists the photos of the member in their order, whatever their status, and the greatest number allowed.',
  requires: 'member',
  response: images,
  errors: [],
});

/** The body is `multipart/form-data` with one part `photo`, so the contract has no schema for it. */
export const addPhoto = endpoint({
  method: 'POST',
  path: '/api/photos.php',
  summary:
    'Adds a photo (JPEG, PNG or WebP, at most 10 MB, at least 400 × 400). The photo is encoded again; no metadata of the file is kept.',
  requires: 'member',
  response: z.object({ image: ownImage, images: z.array(ownImage), limit: z.int() }),
  errors: ['photo_limit', 'photo_too_large', 'photo_invalid', 'photo_banned'],
});

export const orderPhotos = endpoint({
  method: 'PUT',
  path: '/api/photos.php',
  summary: 'Saves the order of the member’s photos. The first is the main photo.',
  requires: 'member',
  body: z.object({ order: z.array(z.uuid()).check(z.maxLength(25)) }),
  response: images,
  errors: ['invalid_order'],
});

export const deletePhoto = endpoint({
  method: 'DELETE',
  path: '/api/photo.php',
  summary: 'Deletes a photo of the member. Its files are no longer served.',
  requires: 'member',
  body: z.object({ id: z.uuid() }),
  response: images,
  errors: [],
});
