import * as z from 'zod/mini';

/** A moment as it stands in a query string. */
export const momentParameter = z.pipe(
  z.iso.datetime(),
  z.transform((text) => new Date(text)),
);
