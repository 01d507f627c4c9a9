import type { PicturedRoute } from '@pairwise/contracts/pictures';
import * as z from 'zod/mini';

/** The name of a picture's file: the beginning of the SHA-256 of its pixels. */
export const pictureId = z.string().check(z.regex(/^[0-9a-f]{40}$/));

const pixels = z.int().check(z.nonnegative());
const regions = z.array(z.object({ x: pixels, y: pixels, width: pixels, height: pixels }));
const picture = z.nullable(z.object({ id: pictureId, height: pixels }));

/** The pictures of one route, as the process that takes them reports them and as they are stored. */
export const picturedRoute: z.ZodMiniType<PicturedRoute> = z.object({
  owner: z.string(),
  path: z.string(),
  address: z.string(),
  change: z.enum(['unchanged', 'changed', 'added', 'removed', 'missing']),
  missing: z.nullable(z.enum(['members', 'not_rendered', 'no_time'])),
  redirectsTo: z.nullable(z.string()),
  pairs: z.array(
    z.object({
      width: z.union([z.literal(360), z.literal(1280)]),
      before: picture,
      after: picture,
      regions,
      share: z.number(),
      ignored: regions,
    }),
  ),
});
