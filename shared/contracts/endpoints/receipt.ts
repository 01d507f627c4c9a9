import * as z from 'zod/mini';

import { endpoint } from '../endpoint.ts';
import { pdfFile } from '../shapes/pdf-file.ts';

export const getReceipt = endpoint({
  method: 'GET',
  path: '/api/receipt.php',
  summary: 'Returns a receipt of one of the member’s payments as a PDF file. It has the same bytes each time.',
  requires: 'member',
  zones: ['pay'],
  query: z.object({ id: z.uuid() }),
  response: pdfFile,
  errors: [],
});
