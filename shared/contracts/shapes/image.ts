import * as z from 'zod/mini';

export const photoStatus = z.enum(['uploading', 'pending', 'active', 'rejected', 'deleted']);

/** A photo. `filename` and `thumb_filename` follow `settings.cdn_prefix`; width and height are pixels of the original. */
export const image = z.object({
  id: z.string(),
  filename: z.string(),
  thumb_filename: z.string(),
  status: photoStatus,
  width: z.int(),
  height: z.int(),
  blurhash: z.nullable(z.string()),
  /** Only on a match: the whole image path, prefixed by the CDN prefix. */
  match: z.optional(z.string()),
});

export type Image = z.output<typeof image>;
