import type { VersionNotes } from '@pairwise/contracts/console';
import * as z from 'zod/mini';

import { isPlainLine, noteLimits } from './tidy-notes.ts';

const note = (part: keyof VersionNotes) =>
  z.exactOptional(
    z
      .string()
      .check(
        z.minLength(1),
        z.maxLength(noteLimits[part], `at most ${noteLimits[part]} characters`),
        z.refine(isPlainLine, 'not one line of plain text'),
      ),
  );

/** The notes as they arrive from outside and as the registry keeps them. */
export const versionNotesSchema: z.ZodMiniType<VersionNotes> = z.strictObject({
  label: note('label'),
  subject: note('subject'),
  author: note('author'),
  why: note('why'),
});
