import * as z from 'zod/mini';

/** A PDF file that a member may save. */
export const pdfFile = z.object({
  file_name: z.string(),
  /** The file in base64. */
  pdf: z.base64(),
});
