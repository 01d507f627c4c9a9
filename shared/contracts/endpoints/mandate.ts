import * as z from 'zod/mini';

import { endpoint } from '../endpoint.ts';
import { mandate } from '../shapes/mandate.ts';
import { pdfFile } from '../shapes/pdf-file.ts';

export const getMandates = endpoint({
  method: 'GET',
  path: '/api/mandates.php',
  summary: 'Returns the mandates of direct debit that the member has confirmed, newest first.',
  requires: 'member',
  zones: ['pay'],
  response: z.object({ mandates: z.array(mandate) }),
  errors: [],
});

export const getMandateFile = endpoint({
  method: 'GET',
  path: '/api/mandate.php',
  summary: 'Returns one of the member’s mandates as a PDF file, in the language in which it was accepted.',
  requires: 'member',
  zones: ['pay'],
  query: z.object({ id: z.uuid() }),
  response: pdfFile,
  errors: [],
});

export const revokeMandate = endpoint({
  method: 'PUT',
  path: '/api/mandate.php',
  summary:
    'Revokes a mandate. Nothing more is collected by it; a collection that the bank has accepted already is still made.',
  requires: 'member',
  zones: ['pay'],
  body: z.object({ id: z.uuid(), revoke: z.literal(true) }),
  response: z.object({ mandate }),
  errors: [],
});
