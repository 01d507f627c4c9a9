import * as z from 'zod/mini';

import { endpoint } from '../endpoint.ts';
import { image } from '../shapes/image.ts';

/** A photo as its owner sees it, with the reason when it was refused. */
const ownImage = z.extend(image, { reject_reason: z.nullable(z.string()) });
const images = z.object({ images: z.array(ownImage), limit: z.int() });

export { photoBytes, photoMinimumPixels } from '../photo-files.ts';

export const getPhotos = endpoint({
  method: 'GET',
  path: '/api/photos.php',
  summary: 'The own photos in their order, whatever their status, and how many there may be.',
  requires: 'member',
  response: images,
  errors: [],
});

/** The body is `multipart/form-data` with one part `photo`, so the contract has no schema for it. */
export const addPhoto = endpoint({
  method: 'POST',
  path: '/api/photos.php',
  summary:
    'Add a photo (JPEG, PNG or WebP, at most 10 MB, at least 400 × 400). It is drawn anew: nothing of the file stays.',
  requires: 'member',
  response: z.object({ image: ownImage, images: z.array(ownImage), limit: z.int() }),
  errors: ['photo_limit', 'photo_too_large', 'photo_invalid', 'photo_banned'],
});

export const orderPhotos = endpoint({
  method: 'PUT',
  path: '/api/photos.php',
  summary: 'The order of the own photos; the first is the main one.',
  requires: 'member',
  body: z.object({ order: z.array(z.uuid()).check(z.maxLength(25)) }),
  response: images,
  errors: ['invalid_order'],
});

export const deletePhoto = endpoint({
  method: 'DELETE',
  path: '/api/photo.php',
  summary: 'Remove an own photo. Its files cannot be had any more.',
  requires: 'member',
  body: z.object({ id: z.uuid() }),
  response: images,
  errors: [],
});
