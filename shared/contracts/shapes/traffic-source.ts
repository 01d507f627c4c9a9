import * as z from 'zod/mini';

/** Where a visitor came from (`network` or `ref`). It can open the search to visitors (decisions M-5). */
export const trafficSource = z.optional(z.string().check(z.regex(/^[A-Za-z0-9_.-]{1,64}$/)));
