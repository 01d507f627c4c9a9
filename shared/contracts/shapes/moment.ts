import * as z from 'zod/mini';

/** A time in a query string. */
export const momentParameter = z.pipe(
  z.iso.datetime(),
  z.transform((text) => new Date(text)),
);
