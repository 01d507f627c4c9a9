import * as z from 'zod/mini';

/** The public id of a member or a chat: 48 random bits, a safe JSON number (decisions G-9). */
export const publicId = z.int().check(z.minimum(0), z.maximum(2 ** 48 - 1));

/** The same id in a query string. */
export const publicIdParameter = z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number));
