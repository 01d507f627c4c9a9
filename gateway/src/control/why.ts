import * as z from 'zod';

/** The reason of a change. It is required, because the audit log keeps it for ever. */
export const why = z.string({ error: 'say why' }).trim().min(1, 'say why').max(500, 'takes at most 500 characters');
