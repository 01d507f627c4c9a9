import * as z from 'zod/mini';

export const photoStatus = z.enum(['uploading', 'pending', 'active', 'rejected', 'deleted']);

/**
 * A photo. Its address is `settings.cdn_prefix` plus `filename` or `thumb_filename`. Sizes are pixels of the original.
 */
export const image = z.object({
  id: z.string(),
  filename: z.string(),
  thumb_filename: z.string(),
  status: photoStatus,
  width: z.int(),
  height: z.int(),
  blurhash: z.nullable(z.string()),
  /** Only in a match: the full address of the photo, with the CDN prefix. */
  match: z.optional(z.string()),
});

export type Image = z.output<typeof image>;
